import type { Template } from '../../../contract/templates.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Prose } from '../../entries/prose.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { stepsTo } from '../../layout/site.ts';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { ApplyForm } from './apply-form.tsx';
import { TemplateAside } from './template-aside.tsx';
import type { TemplatePage } from './template-choice.ts';
import { TemplateTable } from './template-table.tsx';

export function TemplateScreen({ answer }: { answer: Answer<TemplatePage> }) {
  if (!answer.ok) return <EntryFailure kind="templates" failure={answer} />;
  const template = answer.value;
  const list = { name: 'Templates', to: paths.list('templates') };
  return (
    <>
      <Breadcrumb
        trail={[...stepsTo('templates'), list]}
        here={template.name}
        back={{ ...list, name: 'Back to Templates' }}
      />
      <article className="detail">
        <div>
          <TemplateTitle template={template} />
          <Prose html={template.description_html ?? ''} className="prose lead-text" />
          <Changes template={template} />
          <section className="side" aria-labelledby="who">
            <SectionHead id="who" name="Who can have it" />
            <Prose html={template.applies_to.html} />
          </section>
          {template.tables.map((table) => (
            <TemplateTable key={table.id} table={table} />
          ))}
          <Abilities template={template} />
          {template.sections.map(({ id, name, html }) => (
            <section className="side" key={id} aria-labelledby={id}>
              <SectionHead id={id} name={name} />
              <Prose html={html} />
            </section>
          ))}
          <NamedBy groups={template.named_by} />
          <Neighbours kind="templates" previous={template.previous} next={template.next} />
        </div>
        <TemplateAside template={template} />
        <EntryFoot kind="templates" entry={template} />
      </article>
    </>
  );
}

function TemplateTitle({ template }: { template: Template }) {
  const { name, slug, origin, aliases } = template;
  return (
    <header className="title plain">
      <h1>{name}</h1>
      <EntryActions kind="templates" slug={slug} name={name} books={template} />
      <div className="marks">
        <Tag look="lined">{origin === null ? 'Template' : `${origin} template`}</Tag>
        <SourceLine name={template.rulebook_name} slug={template.rulebook_slug} page={template.page} />
      </div>
      {aliases.length > 0 && <p className="also">Also known as {aliases.join(', ')}</p>}
    </header>
  );
}

/** What becomes of each line of the stat block, and a way to see it on a creature. */
function Changes({ template }: { template: TemplatePage }) {
  return (
    <section className="stat" aria-labelledby="changes">
      <ApplyForm template={template} />
      <StatRows rows={template.lines.map(({ name, html }) => [name, <Prose key={name} html={html} className="" />])} />
    </section>
  );
}

const PARTS = [
  { part: 'attack', id: 'special-attacks-gained', name: 'Special attacks' },
  { part: 'quality', id: 'special-qualities-gained', name: 'Special qualities' },
] as const;

/** The abilities that the template gives, with their rules. */
function Abilities({ template: { special_abilities } }: { template: Template }) {
  return PARTS.map(({ part, id, name }) => {
    const abilities = special_abilities.filter((ability) => ability.part === part);
    return abilities.length === 0 ? null : (
      <section className="side" key={part} aria-labelledby={id}>
        <SectionHead id={id} name={name} />
        <div>
          {abilities.map((ability) => (
            <section key={ability.id} aria-labelledby={ability.id}>
              <SectionHead id={ability.id} level="h3" name={ability.name} />
              <Prose html={ability.html} />
            </section>
          ))}
        </div>
      </section>
    );
  });
}
