import type { Monster } from '../../../contract/monsters.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { Explained } from '../../entries/explained.tsx';

/** What was printed, where it was something else. */
function Was({
  now,
  printed,
  bonus = false,
}: {
  now: number | null;
  printed: number | null | undefined;
  bonus?: boolean;
}) {
  if (printed === undefined || printed === now) return null;
  return <small className="was">was {printed === null ? NOTHING : bonus ? signed(printed) : printed}</small>;
}

const BONUSES = [
  ['Initiative', 'Initiative', 'initiative'],
  ['Fortitude', 'Fortitude save', 'fort_save'],
  ['Reflex', 'Reflex save', 'reflex_save'],
  ['Will', 'Will save', 'will_save'],
] as const;

/**
 * The main figures of a stat block, each with its sum.
 * @param props.printed the monster that the creature is made of: figures that differ show what was printed
 */
export function Glance({ monster, printed }: { monster: Monster; printed?: Monster | undefined }) {
  const { derived, hit_points, hit_dice } = monster;
  const beside = [
    monster.touch_armor_class === null ? null : `touch ${monster.touch_armor_class}`,
    monster.flat_footed_armor_class === null ? null : `flat-footed ${monster.flat_footed_armor_class}`,
  ];
  return (
    <dl className="glance glance-six">
      <div>
        <dt>Hit points</dt>
        <dd>
          {hit_points === null || derived.hit_points === null ? (
            NOTHING
          ) : (
            <Explained name="Hit points" {...derived.hit_points} printed={hit_points}>
              {hit_points.toLocaleString('en')}
            </Explained>
          )}{' '}
          {hit_dice && <small>{hit_dice}</small>}
          <Was now={hit_points} printed={printed?.hit_points} />
        </dd>
      </div>
      <div className="wide">
        <dt>Armor class</dt>
        <dd>
          <Explained name="Armor class" {...derived.armor_class} printed={monster.armor_class_total}>
            {monster.armor_class_total}
          </Explained>{' '}
          <small>{beside.filter(Boolean).join(', ')}</small>
          <Was now={monster.armor_class_total} printed={printed?.armor_class_total} />
        </dd>
      </div>
      {BONUSES.map(([name, roll, figure]) => (
        <Bonus
          key={figure}
          name={name}
          roll={roll}
          value={monster[figure]}
          sum={derived[figure]}
          was={printed?.[figure]}
        />
      ))}
    </dl>
  );
}

type BonusProps = {
  name: string;
  roll: string;
  value: number | null;
  sum: Monster['derived']['grapple'];
  was: number | null | undefined;
};

function Bonus({ name, roll, value, sum, was }: BonusProps) {
  const figure =
    value === null ? (
      NOTHING
    ) : sum === null ? (
      signed(value)
    ) : (
      <Explained name={name} {...sum} printed={value} signed roll={roll}>
        {signed(value)}
      </Explained>
    );
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {figure}
        <Was now={value} printed={was} bonus />
      </dd>
    </div>
  );
}
