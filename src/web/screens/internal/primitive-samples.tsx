import { useState } from 'react';
import { ButtonLink, IconLink } from '../../navigation/button-link.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { filePaths, paths } from '../../paths.ts';
import { Button, ButtonAnchor, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopyButton, CopyByHand } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Message } from '../../ui/message.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Sample, State } from './samples.tsx';

const ignore = () => {};

/** Schools and categories of feats by slug: each has its own colours. */
export type Tones = { schools: readonly string[]; feats: readonly string[] };

/** The primitives of `src/web/ui/`. */
export function PrimitiveSamples({ tones }: { tones: Tones }) {
  return (
    <>
      <Buttons />
      <Sample of="Copy button">
        <State is="As it is">
          <CopyButton icon="link" text={() => location.href} copied="Link copied">
            Copy link
          </CopyButton>
        </State>
        <State is="Where copying is not allowed">
          <CopyByHand text="https://rules.example.org/spells/fireball" />
        </State>
      </Sample>
      <Fields />
      <Dialogs />
      <Messages />
      <Sample of="Panel">
        <Panel>
          <h2>Heading</h2>
          <p>Facts beside the text of an entry.</p>
        </Panel>
      </Sample>
      <Tags tones={tones} />
    </>
  );
}

const LETTERS = [
  ['a', 'A'],
  ['b', 'B'],
] as const;

function Fields() {
  return (
    <Sample of="Field, select, checkbox">
      <State is="Empty, filled, switched off">
        <Field label="Empty">{(control) => <input {...control} type="text" placeholder="Placeholder" />}</Field>
        <Field label="Filled">{(control) => <input {...control} type="text" defaultValue="Filled" />}</Field>
        <Field label="Switched off">
          {(control) => <input {...control} type="text" defaultValue="Switched off" disabled />}
        </Field>
      </State>
      <State is="With a hint, with an error">
        <Field label="With a hint" hint="What is to be known before.">
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field label="With an error" error="What is wrong with it.">
          {(control) => <input {...control} type="text" defaultValue="Wrong" />}
        </Field>
      </State>
      <State is="A select; the label before it; several controls">
        <Field label="Select">{(control) => <Select {...control} options={LETTERS} />}</Field>
        <Field inline label="Inline">
          {(control) => <Select {...control} options={LETTERS} />}
        </Field>
        <FieldGroup name="Group">
          <Checkbox defaultChecked>Ticked</Checkbox>
          <Checkbox>Not ticked</Checkbox>
          <Checkbox disabled>Switched off</Checkbox>
        </FieldGroup>
      </State>
      <State is="Segments: radio buttons, links">
        <p className="spaced">
          <Segments
            name="Letters"
            parameter="sample-letters"
            options={LETTERS.map(([id, label]) => ({ id: `sample-${id}`, label }))}
          />
          <SegmentLinks
            label="Layout"
            links={[
              { name: 'Entries', icon: 'rows-3', to: '?', current: true },
              { name: 'Table', icon: 'table-2', to: '?view=table', current: false },
            ]}
          />
        </p>
      </State>
    </Sample>
  );
}

function Tags({ tones: { schools, feats } }: { tones: Tones }) {
  return (
    <Sample of="Tag">
      <State is="Filled: in the tones of schools and of categories of feats, in grey, an abbreviation">
        <p className="spaced">
          {schools.map((school) => (
            <Tag key={school} tone={`school-${school}`}>
              {school}
            </Tag>
          ))}
        </p>
        <p className="spaced">
          {feats.map((tone) => (
            <Tag key={tone} tone={`feat-${tone}`}>
              {tone}
            </Tag>
          ))}
          <Tag>grey</Tag>
          <Tag tone="ability-str" title="Strength">
            STR
          </Tag>
        </p>
      </State>
      <State is="Lined, plain, links">
        <p className="spaced">
          <Tag look="lined">lined</Tag>
          <Tag look="plain" tone="school-evocation">
            plain
          </Tag>
          <TagLink tone="school-evocation" to={paths.list('spells')}>
            link
          </TagLink>
          <TagLink look="lined" to={paths.list('spells')}>
            lined link
          </TagLink>
        </p>
      </State>
    </Sample>
  );
}

function Messages() {
  return (
    <Sample of="Message">
      <State is="Something failed, with a way on">
        <Message tone="bad" icon="triangle-alert" title="Title" action={<Button onClick={ignore}>Try again</Button>}>
          What happened.
        </Message>
      </State>
      <State is="Something to be aware of, in one line">
        <Message tone="warn" icon="wifi-off" title="Title." inline>
          What is to be known.
        </Message>
      </State>
    </Sample>
  );
}

function Dialogs() {
  const [shown, show] = useState<'narrow' | 'wide' | null>(null);
  return (
    <Sample of="Dialog">
      <p className="spaced">
        <Button onClick={() => show('narrow')}>Narrow</Button>
        <Button onClick={() => show('wide')}>Wide, with a tool</Button>
      </p>
      {shown && (
        <Dialog
          title="Dialog"
          wide={shown === 'wide'}
          tools={shown === 'wide' && <Button onClick={ignore}>Tool</Button>}
          onClose={() => show(null)}
        >
          <p>What it says.</p>
        </Dialog>
      )}
    </Sample>
  );
}

function Buttons() {
  return (
    <Sample of="Button">
      <State is="As it is, primary, quiet, like a link, with an icon, switched off">
        <p className="spaced">
          <Button onClick={ignore}>Button</Button>
          <Button variant="primary" type="submit">
            Primary
          </Button>
          <Button variant="quiet" onClick={ignore}>
            Quiet
          </Button>
          <Button variant="link" onClick={ignore}>
            Like a link
          </Button>
          <Button icon="printer" onClick={ignore}>
            With an icon
          </Button>
          <Button disabled onClick={ignore}>
            Switched off
          </Button>
        </p>
      </State>
      <State is="An icon alone: to press, to follow">
        <p className="spaced">
          <IconButton icon="star" label="Star" onClick={ignore} />
          <IconLink icon="search" label="Search" to={paths.search()} />
        </p>
      </State>
      <State is="Links: within the site, leading nowhere now, to a file">
        <p className="spaced">
          <ButtonLink to="/">Home</ButtonLink>
          <ButtonLink to={null}>Nowhere</ButtonLink>
          <ButtonAnchor variant="quiet" icon="download" href={filePaths.icon()} download>
            A file
          </ButtonAnchor>
        </p>
      </State>
      <State is="For a file: as it is, switched off">
        <p className="spaced">
          <FileButton icon="upload" accept=".json" onFile={ignore}>
            Choose a file
          </FileButton>
          <FileButton icon="upload" accept=".json" disabled onFile={ignore}>
            Choose a file
          </FileButton>
        </p>
      </State>
    </Sample>
  );
}
