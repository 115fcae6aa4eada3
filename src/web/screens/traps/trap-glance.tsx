import type { ReactNode } from 'react';
import type { Trap } from '../../../contract/traps.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { Dice } from '../../entries/dice.tsx';
import { DiceText } from '../../entries/dice-text.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The figures that a trap is run by: its DCs, how it strikes or is avoided, and what it deals. */
export function TrapGlance({ trap }: { trap: Trap }) {
  const figures: [key: string, label: ReactNode, value: ReactNode][] = [
    ['search', <Check key="search" name="Search" />, `DC ${trap.search_dc}`],
    ['disable', <Check key="disable" name="Disable Device" />, `DC ${trap.disable_dc}`],
    ...strike(trap),
    ...dealt(trap),
  ];
  return (
    <dl className="glance glance-four">
      {figures.map(([key, label, value]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A check that links to the rules of finding and disarming traps. */
function Check({ name }: { name: string }) {
  return <Link to={paths.entry('rules', 'finding-and-disarming-traps')}>{name}</Link>;
}

type Figures = [key: string, label: ReactNode, value: ReactNode][];

/** The attack roll, the save or the time that is left, whichever it has. */
function strike({ name, attacks, saves, onset_delay, poison }: Trap): Figures {
  const [attack] = attacks;
  if (attack)
    return [
      [
        'attack',
        'Attack',
        <>
          <Dice
            dice={`1d20+${attack.bonus}`}
            label={`${name} attack`}
            {...(attack.damage && { damage: attack.damage })}
          >
            +{attack.bonus}
          </Dice>{' '}
          <small>
            {attack.reach}
            {attack.touch && ' touch'}
          </small>
        </>,
      ],
    ];
  const [save] = saves;
  if (save)
    return [
      [
        'save',
        `${capitalized(save.save)} save`,
        <>
          DC {save.dc} <small>{save.effect}</small>
        </>,
      ],
    ];
  if (onset_delay !== null)
    return [['onset', 'Onset delay', `${onset_delay} ${onset_delay === 1 ? 'round' : 'rounds'}`]];
  if (poison)
    return [
      [
        'poison',
        'Fortitude save',
        <>
          DC {poison.dc} <small>poison</small>
        </>,
      ],
    ];
  return [];
}

/** What it deals at first: the damage of a fall, of a spell or of a hit. */
function dealt({ name, damages, depth, attacks, poison }: Trap): Figures {
  const [damage] = damages;
  const hit = attacks.find((attack) => attack.damage !== null)?.damage;
  if (damage) {
    const small = depth === null ? damage.type : `${depth} ft.`;
    return [
      [
        'damage',
        depth === null ? 'Damage' : 'Fall',
        <>
          <DiceText text={damage.dice} labelOf={() => `${name} damage`} /> <small>{small}</small>
        </>,
      ],
    ];
  }
  if (hit) return [['damage', 'Damage', <DiceText key="hit" text={hit} labelOf={() => `${name} damage`} />]];
  if (poison)
    return [
      [
        'damage',
        'Poison',
        <Link key="poison" to={paths.entry('items', poison.slug)}>
          {poison.name}
        </Link>,
      ],
    ];
  return [];
}
