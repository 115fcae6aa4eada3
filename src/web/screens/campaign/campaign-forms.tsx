import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { booksText } from '../../../contract/books.ts';
import { isKindName, KINDS } from '../../../contract/kinds.ts';
import type { BookOptions } from '../../../contract/rulebooks.ts';
import type { SearchResponse, SearchResult } from '../../../contract/search.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';
import { CAMPAIGN_LIMITS, type Campaign, type NamedEntry, tidyLine } from '../../my-books/campaign.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusNextRow } from '../lists/focus-next-row.ts';
import { BookChoice } from './book-choice.tsx';
import type { PartName } from './campaign-view.tsx';
import { chosenBooks, tableOf } from './chosen-books.ts';

type PartFormProps = {
  part: PartName;
  campaign: Campaign;
  options: BookOptions;
  onChange: (part: Partial<Campaign>) => void;
};

/** The form that changes one part of a campaign. What is typed is stored at once. */
export function PartForm({ part, campaign, options, onChange }: PartFormProps) {
  switch (part) {
    case 'name':
      return <NameField campaign={campaign} onChange={onChange} />;
    case 'books':
      return <BooksField campaign={campaign} options={options} onChange={onChange} />;
    case 'bans':
    case 'added':
      return <EntriesField part={part} entries={campaign[part]} onChange={(next) => onChange({ [part]: next })} />;
    default:
      return <TextField part={part} value={campaign[part]} onChange={(value) => onChange({ [part]: value })} />;
  }
}

type FieldsProps = Pick<PartFormProps, 'campaign' | 'onChange'>;

function NameField({ campaign, onChange }: FieldsProps) {
  return (
    <Field label="Name">
      {(control) => (
        <input
          {...control}
          type="text"
          maxLength={CAMPAIGN_LIMITS.name}
          defaultValue={campaign.name}
          onChange={({ target }) => {
            const name = tidyLine(target.value, CAMPAIGN_LIMITS.name);
            if (name !== '') onChange({ name });
          }}
        />
      )}
    </Field>
  );
}

function BooksField({ campaign, options, onChange }: FieldsProps & { options: BookOptions }) {
  const table = tableOf(options);
  const { books } = chosenBooks(campaign.books, options);
  const [fault, setFault] = useState('');
  const choose = (chosen: ReadonlySet<string>) => {
    setFault(chosen.size === 0 ? 'A table allows at least one book.' : '');
    if (chosen.size > 0) onChange({ books: booksText(chosen, table) });
  };
  return (
    <div className="book-form">
      <p className="actions">
        {options.sets.map((set) => (
          <Button key={set.slug} onClick={() => choose(new Set(set.books))}>
            {set.name}
          </Button>
        ))}
        <Button onClick={() => choose(new Set(table.books))}>Every book</Button>
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <BookChoice options={options} chosen={books} onChange={choose} />
    </div>
  );
}

const TEXTS = {
  terms: {
    label: 'What holds at the table, one thing in each line',
    hint: 'Such as “Start: 3rd level, 2,700 gp” or “Abilities: 28 points”.',
  },
  rules: {
    label: 'House rules',
    hint: 'An empty line begins a paragraph, a dash a point of a list; **bold** and *italic* are set so.',
  },
  notes: { label: 'Notes', hint: 'The players read them, too.' },
} as const;

function TextField({
  part,
  value,
  onChange,
}: {
  part: keyof typeof TEXTS;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, hint } = TEXTS[part];
  const most = CAMPAIGN_LIMITS[part];
  const left = most - value.length;
  return (
    <Field label={label} hint={left < most / 10 ? `${hint} ${left.toLocaleString('en')} more characters fit.` : hint}>
      {(control) => (
        <textarea
          {...control}
          rows={part === 'rules' ? 10 : 5}
          maxLength={most}
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type EntriesFieldProps = {
  part: 'bans' | 'added';
  entries: readonly NamedEntry[];
  onChange: (entries: readonly NamedEntry[]) => void;
};

/** The entries that are banned or added, each with its reason, and the field that finds further ones. */
function EntriesField({ part, entries, onChange }: EntriesFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const change = (entry: NamedEntry, note: string) =>
    onChange(entries.map((each) => (each === entry ? { ...each, note: tidyLine(note, CAMPAIGN_LIMITS.note) } : each)));
  return (
    <div className="entry-form">
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.kind}/${entry.slug}`}>
            <span>{entry.name}</span>
            <input
              type="text"
              aria-label={part === 'bans' ? `Why ${entry.name} is banned` : `What ${entry.name} is added for`}
              placeholder={part === 'bans' ? 'Why' : 'For whom'}
              maxLength={CAMPAIGN_LIMITS.note}
              defaultValue={entry.note}
              onBlur={({ target }) => change(entry, target.value)}
            />
            <IconButton
              icon="trash-2"
              label={`Remove ${entry.name}`}
              onClick={({ currentTarget }) => {
                if (!focusNextRow(currentTarget)) field.current?.focus();
                onChange(entries.filter((each) => each !== entry));
              }}
            />
          </li>
        ))}
      </ul>
      <EntryFinder part={part} entries={entries} field={field} onAdd={(entry) => onChange([...entries, entry])} />
    </div>
  );
}

const SHOWN = 6;
const FULL = `A campaign has at most ${CAMPAIGN_LIMITS.entries} entries here.`;

type EntryFinderProps = Pick<EntriesFieldProps, 'part' | 'entries'> & {
  /** The field for the name. */
  field: RefObject<HTMLInputElement | null>;
  onAdd: (entry: NamedEntry) => void;
};

function EntryFinder({ part, entries, field, onAdd }: EntryFinderProps) {
  const id = useId();
  const [found, setFound] = useState<readonly SearchResult[] | null>(null);
  const [fault, setFault] = useState('');
  const isFull = entries.length >= CAMPAIGN_LIMITS.entries;
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setFound(null);
    if (q === '') return setFault('Type the name of a feat, spell, class, item or other entry first.');
    if (isFull) return setFault(FULL);
    const ask = (coverage?: string) =>
      browserApi<SearchResponse>(apiPaths.search({ q, limit: SHOWN, plain: 'yes', coverage }));
    const answers = await Promise.all([ask(), ask('listed')]);
    const failed = answers.find((answer) => !answer.ok);
    if (failed && !failed.ok) return setFault(failed.cause);
    setFault('');
    setFound(answers.flatMap((answer) => (answer.ok ? answer.value.results : [])));
  };
  const add = ({ kind, slug, name }: SearchResult, button: Element) => {
    if (!isKindName(kind)) return;
    if (isFull) return setFault(FULL);
    setFault('');
    if (!focusNextRow(button)) field.current?.focus();
    onAdd({ kind, slug, name, note: '' });
  };
  const known = new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`));
  const verb = part === 'bans' ? 'Ban' : 'Add';
  return (
    <form onSubmit={find}>
      <Field label={part === 'bans' ? 'Ban an entry' : 'Add an entry'} id={id} error={fault}>
        {(control) => (
          <span className="join">
            <input {...control} ref={field} name="q" type="text" placeholder="Its name" autoComplete="off" />
            <Button icon="search" type="submit">
              Find
            </Button>
          </span>
        )}
      </Field>
      <div role="status">
        {found?.length === 0 && <p>Nothing of this name is known.</p>}
        {found && found.length > 0 && (
          <ul className="found">
            {found
              .filter(({ kind, slug }) => !known.has(`${kind}/${slug}`))
              .map((result) => (
                <li key={`${result.kind}/${result.slug}`}>
                  <Button
                    icon={part === 'bans' ? 'ban' : 'plus'}
                    onClick={({ currentTarget }) => add(result, currentTarget)}
                  >
                    {verb} {result.name}
                  </Button>{' '}
                  <small>{[singularOf(result.kind), result.fact].filter(Boolean).join(', ')}</small>
                </li>
              ))}
          </ul>
        )}
      </div>
    </form>
  );
}

const singularOf = (kind: SearchResult['kind']): string => (isKindName(kind) ? KINDS[kind].singular : kind);
