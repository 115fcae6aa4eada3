import type { Monster } from '../../../contract/monsters.ts';
import { NOTHING } from '../../../rules/monster-format.ts';

const ABILITIES = [
  ['str', 'Str', 'Strength'],
  ['dex', 'Dex', 'Dexterity'],
  ['con', 'Con', 'Constitution'],
  ['int', 'Int', 'Intelligence'],
  ['wis', 'Wis', 'Wisdom'],
  ['cha', 'Cha', 'Charisma'],
] as const;

/** The ability scores with their modifiers; a missing score shows a dash and no modifier. */
export function AbilityScores({ monster }: { monster: Monster }) {
  return (
    <dl className="scores" aria-label="Abilities">
      {ABILITIES.map(([ability, short, name]) => (
        <div key={ability} data-tone={`ability-${ability}`}>
          <dt>
            <abbr title={name}>{short}</abbr>
          </dt>
          <dd>
            {monster[ability] ?? NOTHING}
            {monster[ability] !== null && <small>{monster[`${ability}_extra`]}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
