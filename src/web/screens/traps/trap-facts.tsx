import { Fragment, type ReactNode } from 'react';
import type { Trap, TrapAttack } from '../../../contract/traps.ts';
import { bypassText, featuresOf } from '../../../printed/traps.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { Dice } from '../../entries/dice.tsx';
import { DiceText } from '../../entries/dice-text.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { TrapGlance } from './trap-glance.tsx';

/** The page of the rules that explains the elements. */
const ELEMENTS = 'elements-of-a-trap';

/** The rows of its tables that are not named after the element alone. */
const ROWS: Readonly<Record<string, string>> = {
  none: 'no-reset',
  sound: 'sound-magic',
  visual: 'visual-magic',
  spell: 'spell-spell-traps',
};

/** The stat block of a trap: its most wanted figures, then its elements in the order of the book. */
export function TrapFacts({ trap }: { trap: Trap }) {
  const { bypass, poison, pit_spikes, damages, spells } = trap;
  const features = featuresOf(trap);
  return (
    <section className="stat" aria-label="Trap">
      <TrapGlance trap={trap} />
      <StatRows
        rows={[
          ['Trigger', <Trigger key="trigger" trap={trap} />],
          ['Reset', <Element key="reset" row={trap.reset} name={trap.reset_text} />],
          ['Bypass', bypass && <Element row={bypass.slug} name={bypassText(bypass)} />],
          ['Multiple traps', trap.multiple_traps && capitalized(trap.multiple_traps)],
          ['Attack', trap.attacks.length > 0 ? <Attacks key="attacks" trap={trap} /> : null],
          ['Spell effect', spells.length > 0 ? <Spells key="spells" trap={trap} /> : null],
          ['Saving throw', trap.save],
          [
            'Damage',
            damages.length > 0 ? <Rolls key="damage" text={damageOf(trap)} label={`${trap.name} damage`} /> : null,
          ],
          ['Pit spikes', pit_spikes && <Spikes trap={trap} spikes={pit_spikes} />],
          ['Targets', trap.targets && capitalized(trap.targets)],
          ['Features', features.length > 0 ? capitalized(features.join(', ')) : null],
          ['Poison', poison && <Poison poison={poison} />],
        ]}
      />
    </section>
  );
}

const damageOf = ({ damages, depth }: Trap): string =>
  [...damages.map(({ dice, type, note }) => [dice, type, note].filter(Boolean).join(' ')), depth && `${depth} ft. deep`]
    .filter(Boolean)
    .join(', ');

/** An element that links to its explanation. */
function Element({ row, name }: { row: string; name: string }) {
  return <Link to={paths.rulesPart(ELEMENTS, ROWS[row] ?? row)}>{name}</Link>;
}

function Trigger({ trap: { trigger, trigger_spell, trigger_note } }: { trap: Trap }) {
  const more = [
    trigger_spell && (
      <Link key="spell" className="spell-name" to={paths.entry('spells', trigger_spell.slug)}>
        {trigger_spell.name.toLowerCase()}
      </Link>
    ),
    trigger_note,
  ].filter(Boolean);
  return (
    <>
      <Element row={trigger} name={capitalized(trigger)} />
      {more.length > 0 && ' ('}
      {more.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: at most two parts, which never change their places
        <Fragment key={i}>
          {i > 0 && ', '}
          {one}
        </Fragment>
      ))}
      {more.length > 0 && ')'}
    </>
  );
}

function Attacks({ trap }: { trap: Trap }) {
  return trap.attacks.map((attack, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two attacks can be alike, and none changes its place
    <Fragment key={i}>
      {i > 0 && ', '}
      <Attack attack={attack} name={trap.name} />
    </Fragment>
  ));
}

function Attack({ attack, name }: { attack: TrapAttack; name: string }) {
  const { bonus, reach, touch, damage, critical, poisoned } = attack;
  const hit = damage && `${damage}${critical ? `/${critical}` : ''}${poisoned ? ' plus poison' : ''}`;
  const brackets = [hit, attack.with, attack.effect].filter(Boolean).join(', ');
  return (
    <>
      <Dice dice={`1d20+${bonus}`} label={`${name} attack`} {...(hit && { damage: hit })}>
        +{bonus}
      </Dice>{' '}
      {reach}
      {touch && ' touch'}
      {brackets && ` (${brackets})`}
    </>
  );
}

function Spells({ trap }: { trap: Trap }) {
  return trap.spells.map(({ slug, name, caster_slug, caster_name, caster_level, metamagic, note }, i) => (
    <Fragment key={slug}>
      {i > 0 && '; '}
      {metamagic && `${metamagic} `}
      <Link className="spell-name" to={paths.entry('spells', slug)}>
        {name.toLowerCase()}
      </Link>{' '}
      (<Link to={paths.entry('classes', caster_slug)}>{caster_name.toLowerCase()}</Link>, caster level {caster_level}
      {note && `, ${note}`})
    </Fragment>
  ));
}

type SpikesProps = { trap: Trap; spikes: NonNullable<Trap['pit_spikes']> };

function Spikes({ trap, spikes: { bonus, count, damage, poisoned } }: SpikesProps) {
  return (
    <>
      <Dice dice={`1d20+${bonus}`} label={`${trap.name} spike`} damage={damage}>
        +{bonus}
      </Dice>{' '}
      melee,{' '}
      <Dice dice={count} label={`${trap.name} spikes`}>
        {count}
      </Dice>{' '}
      spikes per target for {damage}
      {poisoned && ' plus poison'} each
    </>
  );
}

function Poison({ poison: { slug, name, dc, initial, secondary } }: { poison: NonNullable<Trap['poison']> }) {
  return (
    <>
      <Link to={paths.entry('items', slug)}>{name}</Link>, DC {dc} Fortitude save resists, initial{' '}
      <Rolls text={damageWords(initial)} label={`${name}, initial damage`} />, secondary{' '}
      <Rolls text={damageWords(secondary)} label={`${name}, secondary damage`} />
    </>
  );
}

const damageWords = (damage: string): string => (damage === '0' ? 'none' : damage);

const Rolls = ({ text, label }: { text: string; label: string }): ReactNode => (
  <DiceText text={text} labelOf={() => label} />
);
