import type { TermCard } from '../../../contract/glossary.ts';
import { slugify } from '../../../contract/slug.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

type TermGroupsProps = { terms: readonly TermCard[]; by: 'letter' | 'category' };

/** Terms grouped by first letter or by category, in the order of the list. */
export function TermGroups({ terms, by }: TermGroupsProps) {
  const groups = Map.groupBy(terms, ({ name, category_name }) =>
    by === 'category' ? category_name : (name[0]?.toUpperCase() ?? ''),
  );
  return [...groups].map(([title, group]) => {
    const id = `group-${slugify(title)}`;
    return (
      <section className="side terms" key={title} aria-labelledby={id}>
        <SectionHead id={id} name={title} />
        <dl>
          {group.map((term) => (
            <div key={term.slug}>
              <dt>
                <Link className="name" to={paths.entry('glossary', term.slug)}>
                  {term.name}
                </Link>
                {by === 'letter' && <small className="muted"> {term.category_name}</small>}
              </dt>
              <dd>{term.summary}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
