import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** One row for each class that the character has: what one more level in it gives and opens. */
export function NextLevels({ view: { level, next_levels: rows } }: { view: CharacterPlanAnswer }) {
  return (
    <section className="character-part" aria-labelledby="next">
      <SectionHead id="next" name="Next level" />
      <div className="character-next">
        <table>
          <caption className="sr-only">What the {ordinal(level + 1)} level gives</caption>
          <thead>
            <tr>
              <th scope="col">{ordinal(level + 1)} as</th>
              <th scope="col">Figures that change</th>
              <th scope="col">To choose</th>
              <th scope="col">Opens</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.class}>
                <th scope="row">
                  {row.name} {row.level}
                </th>
                <td>{sentence(row.changes)}</td>
                <td>{sentence(row.choices)}</td>
                <td>
                  <Opened row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const sentence = (parts: readonly string[]) => capitalized(parts.join(', '));

function Opened({ row }: { row: CharacterPlanAnswer['next_levels'][number] }) {
  const all = [
    ...row.feats.map((feat) => ({ ...feat, to: paths.entry('feats', feat.slug) })),
    ...row.classes.map((each) => ({ ...each, to: paths.entry('classes', each.slug) })),
  ];
  if (all.length === 0) return 'Nothing new';
  return all.map(({ slug, name, to }, i) => (
    <span key={slug}>
      {i > 0 && ', '}
      <Link to={to}>{name}</Link>
    </span>
  ));
}
