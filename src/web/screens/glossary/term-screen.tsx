import type { Term } from '../../../contract/glossary.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Prose } from '../../entries/prose.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { stepsTo } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { RuleLink } from './rule-link.tsx';
import { TermFacts } from './term-facts.tsx';

export function TermScreen({ answer }: { answer: Answer<Term> }) {
  if (!answer.ok) return <EntryFailure kind="glossary" failure={answer} />;
  const term = answer.value;
  const list = { name: 'Glossary', to: paths.list('glossary') };
  return (
    <>
      <Breadcrumb
        trail={[...stepsTo('glossary'), list]}
        here={term.name}
        back={{ ...list, name: 'Back to Glossary' }}
      />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{term.name}</h1>
            <EntryActions kind="glossary" slug={term.slug} name={term.name} books={term} />
            <div className="marks">
              <TagLink look="lined" to={paths.list('glossary', { category: term.category_slug })}>
                {term.category_name}
              </TagLink>
              <SourceLine name={term.rulebook_name} slug={term.rulebook_slug} page={term.page} />
            </div>
          </header>
          <div className="prose lead-text">
            <p>{term.summary}</p>
          </div>
          <TermFacts term={term} />
          {term.rule && <RuleLink rule={term.rule} className="rule-link-inline" />}
          {term.description_html && (
            <section className="side" aria-labelledby="rules">
              <SectionHead id="rules" name="Rules" />
              <Prose html={term.description_html} />
            </section>
          )}
          {term.effects.length > 0 && (
            <section className="side" aria-labelledby="effects">
              <SectionHead id="effects" name="Effects" />
              <ul className="columns">
                {term.effects.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link to={paths.effect(slug)}>{name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Neighbours kind="glossary" previous={term.previous} next={term.next} />
        </div>
        {(term.rule || term.same_category.length > 0) && (
          <div className="aside">
            {term.rule && <RuleLink rule={term.rule} />}
            {term.same_category.length > 0 && (
              <Panel labelledBy="category">
                <SectionHead id="category" name={term.category_name} />
                <ul className="columns">
                  {term.same_category.map(({ slug, name }) => (
                    <li key={slug}>
                      <Link to={paths.entry('glossary', slug)}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
          </div>
        )}
        <EntryFoot kind="glossary" entry={term} />
      </article>
    </>
  );
}
