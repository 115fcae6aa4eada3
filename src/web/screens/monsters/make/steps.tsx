import type { CreatureChange } from '../../../../contract/creature-build.ts';
import { ABILITIES, ABILITY_NAMES } from '../../../../rules/abilities.ts';
import { signed } from '../../../../rules/signed.ts';
import { SectionHead } from '../../../layout/section-head.tsx';

/** The figures whose terms are told, in the order of the stat block. */
const NAMES: Readonly<Record<string, string>> = {
  hit_points: 'Hit points',
  initiative: 'Initiative',
  armor_class_total: 'Armor class',
  touch_armor_class: 'Touch armor class',
  flat_footed_armor_class: 'Flat-footed armor class',
  natural_armor: 'Natural armor',
  base_attack: 'Base attack',
  grapple: 'Grapple',
  fort_save: 'Fortitude',
  reflex_save: 'Reflex',
  will_save: 'Will',
  ...Object.fromEntries(ABILITIES.map((ability) => [ability, ABILITY_NAMES[ability]])),
  feats: 'Feats by Hit Dice',
  skill_points: 'Skill points',
  challenge_rating: 'Challenge rating',
  level_adjustment: 'Level adjustment',
};

/** Every figure that differs from the printed creature, with what changed it step by step. */
export function Steps({ changes }: { changes: readonly CreatureChange[] }) {
  const shown = Object.keys(NAMES).flatMap((field) =>
    changes.filter((change) => change.field === field && change.terms.length > 1),
  );
  if (shown.length === 0) return null;
  return (
    <section className="section" aria-labelledby="steps">
      <SectionHead id="steps" name="Step by step" />
      <dl className="rows">
        {shown.map(({ field, to, terms }) => (
          <div key={field}>
            <dt>{NAMES[field]}</dt>
            <dd className="make-terms">
              <b>{String(to)}</b>
              {terms.map(({ label, value }, i) => (
                <span key={label}>
                  {label} {i === 0 ? value : signed(value)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
