import { Link } from 'react-router';
import type { ClassCard } from '../../../contract/classes.ts';
import { paths } from '../../paths.ts';
import { classKind } from './class-page.ts';

/** A class in the list. */
export function ClassEntry({ item }: { item: ClassCard }) {
  const facts: [string, string | null][] = [
    ['Hit die', item.hit_die],
    ['Skill points', item.skill_points === null ? null : `${item.skill_points} + Int`],
    ['Alignment', item.alignment],
  ];
  const ordinary = item.prestige === 0 && item.npc === 0;
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('classes', item.slug)}>{item.name}</Link>
        </h2>
        {!ordinary && <span className="tag lined kind">{classKind(item)}</span>}
      </header>
      <p className="sub">
        <span>{item.summary ?? (ordinary && classKind(item))}</span>
        <span className="src">{item.rulebook_name}</span>
      </p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value ?? '—'}</dd>
    </>
  );
}
