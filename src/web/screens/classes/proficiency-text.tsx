import { Fragment, type ReactNode } from 'react';
import type { Proficiencies } from '../../../contract/proficiencies.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

type Part = 'weapons' | 'armor' | 'note';

/** The lines of the proficiencies that are not empty. */
export function proficiencyRows({ weapon_categories, weapons, armor, shields, note }: Proficiencies): [string, Part][] {
  const rows: [string, Part, boolean][] = [
    ['Weapons', 'weapons', weapon_categories.length + weapons.length > 0],
    ['Armor', 'armor', armor.length > 0 || shields !== null],
    ['Proficiency', 'note', note !== null],
  ];
  return rows.flatMap(([label, part, shown]) => (shown ? [[label, part] as [string, Part]] : []));
}

/** One line of the proficiencies, with weapons as links. */
export function ProficiencyText({ proficiencies, part }: { proficiencies: Proficiencies; part: Part }) {
  const { weapon_categories, weapons, armor, shields, note } = proficiencies;
  if (part === 'note') return note;
  if (part === 'armor') {
    const kinds = armor.length === 3 ? ['all armor'] : armor.length > 0 ? [`${series(armor)} armor`] : [];
    const shieldWords = shields === null ? [] : [shields === 'all' ? 'shields' : 'shields except tower shields'];
    return capitalized([...kinds, ...shieldWords].join(', '));
  }
  const categories: ReactNode[] = weapon_categories.length > 0 ? [`${series(weapon_categories)} weapons`] : [];
  const links = weapons.map(({ slug, name }) => (
    <Link key={slug} to={paths.entry('items', slug)}>
      {name}
    </Link>
  ));
  return (
    <span className="sentence">
      {[...categories, ...links].map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Fragment key={i}>
          {i > 0 && ', '}
          {item}
        </Fragment>
      ))}
    </span>
  );
}

function series(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
