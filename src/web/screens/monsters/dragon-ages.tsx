import type { ReactNode } from 'react';
import type { DragonAge, Monster } from '../../../contract/monsters.ts';
import { ABILITIES } from '../../../rules/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { formatBaseAttackGrapple, formatDice, NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { agesTitle } from './monster-contents.ts';

type Column = readonly [head: string, cell: (age: DragonAge) => ReactNode, numeric?: boolean];

const or = <T,>(value: T | null, show: (value: T) => ReactNode) => (value === null ? NOTHING : show(value));

const FIGURES: readonly Column[] = [
  ['CR', (age) => age.challenge_rating ?? NOTHING, true],
  ['Size', (age) => age.size_name],
  ['Hit Dice (hp)', (age) => age.hit_dice ?? NOTHING],
  ...ABILITIES.map((ability): Column => [capitalized(ability), (age) => age.abilities[ability] ?? NOTHING, true]),
  ['Base Attack/Grapple', (age) => formatBaseAttackGrapple(age.base_attack ?? undefined, age.grapple ?? undefined)],
  ['Attack', (age) => or(age.attack_bonus, signed), true],
  ['Fort', (age) => or(age.fort_save, signed), true],
  ['Ref', (age) => or(age.reflex_save, signed), true],
  ['Will', (age) => or(age.will_save, signed), true],
  [
    'Breath Weapon (DC)',
    (age) => or(age.breath_weapon, ({ damage, dc }) => (damage === null ? `(${dc})` : `${formatDice(damage)} (${dc})`)),
  ],
  ['Frightful Presence DC', (age) => age.frightful_presence_dc ?? NOTHING, true],
];

const POWERS: readonly Column[] = [
  ['Speed', (age) => age.speed],
  ['Initiative', (age) => signed(age.initiative), true],
  ['Armor Class', (age) => age.armor_class],
  ['Special Abilities', (age) => age.special_abilities.join(', ') || NOTHING],
  ['Caster Level', (age) => age.caster_level ?? NOTHING, true],
  ['SR', (age) => age.spell_resistance ?? NOTHING, true],
];

/** The two tables of a dragon's ages. Every age links to its page. */
export function DragonAges({ monster }: { monster: Monster }) {
  if (monster.ages.length === 0) return null;
  const kind = monster.family?.name ?? 'Dragon';
  const title = agesTitle(monster.family);
  return (
    <section className="section" aria-labelledby="ages">
      <SectionHead id="ages" name={title} />
      <AgeTable caption={`${title}: figures`} columns={FIGURES} monster={monster} />
      <AgeTable
        caption={`${kind} abilities by age; each age keeps those of the younger`}
        columns={POWERS}
        monster={monster}
        wide
      />
    </section>
  );
}

type AgeTableProps = { caption: string; columns: readonly Column[]; monster: Monster; wide?: boolean };

function AgeTable({ caption, columns, monster, wide = false }: AgeTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs the keyboard focus
    <section className="book-table scroll ages" tabIndex={0} aria-label={caption}>
      <table className={wide ? 'age-table wide' : 'age-table'}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Age</th>
            {columns.map(([head, , numeric]) => (
              <th key={head} scope="col" className={numeric ? 'numeric' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monster.ages.map((age) => (
            <tr key={age.slug}>
              <th scope="row">
                {age.slug === monster.slug ? (
                  <span aria-current="page">{age.age_name}</span>
                ) : (
                  <Link to={paths.entry('monsters', age.slug)}>{age.age_name}</Link>
                )}
              </th>
              {columns.map(([head, cell, numeric]) => (
                <td key={head} className={numeric ? 'numeric' : undefined}>
                  {cell(age)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
