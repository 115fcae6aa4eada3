import { Fragment, type ReactNode } from 'react';
import type { Proficiencies } from '../../../contract/proficiencies.ts';
import { armorWords, wordSeries } from '../../../printed/proficiencies.ts';
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
  if (part === 'armor') return capitalized(armorWords(armor, shields));
  const categories: ReactNode[] = weapon_categories.length > 0 ? [`${wordSeries(weapon_categories)} weapons`] : [];
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
