import type { Domain } from '../../../contract/domains.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** A domain's spells by level, with the notes of the domain's list. */
export function DomainSpells({ domain }: { domain: Domain }) {
  const { spells } = domain;
  return (
    <section className="side" aria-labelledby="spells">
      <SectionHead id="spells" name="Spells" />
      <div className="scroll">
        <table className="book-table spell-levels">
          <thead>
            <tr>
              <th scope="col" className="numeric">
                Level
              </th>
              <th scope="col">Spell</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {spells.map(({ level, slug, name, summary, note }, index) => (
              <tr key={`${level} ${slug}`}>
                <td className="numeric">{spells[index - 1]?.level === level ? '' : level}</td>
                <td>
                  <Link to={paths.entry('spells', slug)}>{name}</Link>
                  {note && <small className="muted"> {note}</small>}
                </td>
                <td>{summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="after-table">
          <Link to={paths.list('spells', { domain: domain.slug, sort: 'level' })}>In the spell list</Link>
        </p>
      </div>
    </section>
  );
}
