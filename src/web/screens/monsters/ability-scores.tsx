import type { Monster } from '../../../contract/monsters.ts';
import { ABILITIES, ABILITY_NAMES } from '../../../rules/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { NOTHING } from '../../../rules/monster-format.ts';

/** The ability scores with their modifiers; a nonability shows a dash and no modifier. */
export function AbilityScores({ monster, printed }: { monster: Monster; printed: Monster | undefined }) {
  return (
    <dl className="scores" aria-label="Abilities">
      {ABILITIES.map((ability) => (
        <div key={ability} data-tone={`ability-${ability}`}>
          <dt>
            <abbr title={ABILITY_NAMES[ability]}>{capitalized(ability)}</abbr>
          </dt>
          <dd>
            {monster[ability] ?? NOTHING}
            {monster[ability] !== null && <small>{monster[`${ability}_extra`]}</small>}
            {printed && printed[ability] !== monster[ability] && (
              <small className="was">was {printed[ability] ?? NOTHING}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
