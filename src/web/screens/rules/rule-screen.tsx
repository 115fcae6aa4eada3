import { useState } from 'react';
import type { Rule } from '../../../contract/rules.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { Prose } from '../../entries/prose.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { ChapterBar, ChapterList } from './chapter-contents.tsx';
import type { RulePage } from './rule-page.ts';
import { RuleTableView } from './rule-table.tsx';
import { leadOf, sectionsOf, type TextPart, type TextSection } from './rule-text.ts';
import { LineNumber, lineNumber, SpecimenBlock } from './specimen.tsx';
import { ToolBlock } from './tools/tool-block.tsx';

export function RuleScreen({ answer }: { answer: Answer<RulePage> }) {
  if (!answer.ok) return <EntryFailure kind="rules" failure={answer} />;
  const rule = answer.value;
  const list = { name: 'Rules', to: paths.list('rules') };
  const chapter = { name: rule.chapter_name, to: paths.rulesChapter(rule.chapter) };
  return (
    <>
      <Breadcrumb trail={[list, chapter]} here={rule.name} back={{ ...list, name: 'Back to Rules' }} />
      <ChapterBar rule={rule} />
      <article className="detail rule-page">
        <div>
          <header className="title plain">
            <h1>{rule.name}</h1>
            <EntryActions kind="rules" slug={rule.slug} name={rule.name} books={rule} />
            <div className="marks">
              <SourceLine name={rule.rulebook_name} slug={rule.rulebook_slug} page={rule.page} />
            </div>
          </header>
          <RuleText rule={rule} />
          <TermsHere rule={rule} />
          <PageTurns rule={rule} />
        </div>
        <div className="aside">
          <ChapterList rule={rule} />
        </div>
        <EntryFoot kind="rules" entry={rule} />
      </article>
    </>
  );
}

function RuleText({ rule }: { rule: RulePage }) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [opening, ...sections] = sectionsOf(rule.text_html);
  const { lead, rest } = opening ? leadOf(opening) : { lead: '', rest: [] };
  return (
    <>
      <Prose html={lead} className="prose lead-text" />
      {rule.specimen && rule.example && (
        <SpecimenBlock specimen={rule.specimen} example={rule.example} onPoint={setPointed} />
      )}
      {rule.tools.map((tool) => (
        <ToolBlock key={tool} name={tool} tables={rule.tables} />
      ))}
      <Parts rule={rule} parts={rest} />
      {sections.map((section) => (
        <Section key={section.id} rule={rule} section={section} pointed={section.id === pointed} />
      ))}
    </>
  );
}

type SectionProps = {
  rule: Rule;
  section: TextSection;
  /** Whether the line of the example that it explains is pointed at. */
  pointed: boolean;
};

/** A section: its heading beside its prose; tables take the whole column. */
function Section({ rule, section: { id, name, parts }, pointed }: SectionProps) {
  const [first, ...rest] = parts;
  const prose = first && 'html' in first ? first.html : null;
  const head = id ?? '';
  const number = lineNumber(rule.specimen, id);
  return (
    <section
      aria-labelledby={head}
      className={number === null ? undefined : 'line-explained'}
      data-pointed={pointed || undefined}
    >
      <div className={prose === null ? 'part-head' : 'side'}>
        <SectionHead id={head} name={name} before={number !== null && <LineNumber number={number} />} />
        {prose !== null && <Prose html={prose} />}
      </div>
      <Parts rule={rule} parts={prose === null ? parts : rest} heading={name} />
    </section>
  );
}

type PartsProps = { rule: Rule; parts: readonly TextPart[]; heading?: string };

function Parts({ rule, parts, heading }: PartsProps) {
  return parts.map((part) => {
    if ('html' in part)
      return (
        <div className="side side-more" key={part.html}>
          <Prose html={part.html} />
        </div>
      );
    const table = rule.tables.find(({ id }) => id === part.table);
    return table && <RuleTableView key={table.id} rule={rule} table={table} named={table.name !== heading} />;
  });
}

/** The glossary terms whose whole rule the page has, but for those that a row of a table is: the row links to them. */
function TermsHere({ rule: { glossary, tables } }: { rule: Rule }) {
  const rows = new Set(tables.flatMap(({ row_ids }) => row_ids));
  const terms = glossary.filter(({ id }) => id === null || !rows.has(id));
  return terms.length === 0 ? null : (
    <section className="side" aria-labelledby="terms">
      <SectionHead id="terms" name="In the glossary" />
      <ul className="columns">
        {terms.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.entry('glossary', slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the pages before and after this one in the contents. */
function PageTurns({ rule: { previous, next } }: { rule: Rule }) {
  return (
    <nav className="neighbours" aria-label="Neighbouring pages">
      {previous ? (
        <Link to={paths.entry('rules', previous.slug)} rel="prev">
          <small>Previous</small>
          <span className="name">{previous.name}</span>
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={paths.entry('rules', next.slug)} rel="next">
          <small>Next</small>
          <span className="name">{next.name}</span>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
