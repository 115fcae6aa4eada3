import type { ReactNode } from 'react';
import type { CreatureChange } from '../../../contract/creature-build.ts';
import type { ShortBlock as Block } from '../../../contract/short-block.ts';
import { ABILITIES, ABILITY_NAMES } from '../../../rules/abilities.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { Dice } from '../../entries/dice.tsx';
import { DiceText } from '../../entries/dice-text.tsx';
import { Explained } from '../../entries/explained.tsx';
import { Link } from '../../navigation/link.tsx';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';
import { AttackLine } from '../monsters/stat-block-lines.tsx';

type ShortBlockProps = {
  block: Block;
  /** The address of the creature with all that was added to it. */
  to: string;
  name?: string;
  /** Lines before those of the stat block, and what stands below them. */
  lines?: readonly BlockLine[];
  children?: ReactNode;
};

export type BlockLine = readonly [label: string, value: ReactNode];

/** A creature in the lines that the table needs. Figures that differ from the printed ones say what those were. */
export function ShortBlock({ block, to, name = block.name, lines = [], children }: ShortBlockProps) {
  return (
    <section className="mini-block" aria-label={name}>
      <header>
        <h3 className="name">
          <Link to={to} rel="nofollow">
            {name}
          </Link>
        </h3>
        {block.challenge_rating !== null && <ChallengeRating rating={block.challenge_rating} />}
      </header>
      <dl>
        {[...lines, ...linesOf(block)].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

function linesOf(block: Block): BlockLine[] {
  const changed = new Map(block.changes.map((change) => [change.field, change]));
  const was = (field: string, write: (value: unknown) => string = String) => {
    const change = changed.get(field);
    return change === undefined ? null : <Was text={change.from === null ? NOTHING : write(change.from)} />;
  };
  const bonus = (
    label: string,
    roll: string,
    field: 'initiative' | 'fort_save' | 'reflex_save' | 'will_save' | 'grapple',
  ) => (
    <span className="nobr">
      {label} <Figure block={block} name={roll} value={block[field]} change={changed.get(field)} bonus />
      {was(field, (value) => signed(Number(value)))}
    </span>
  );
  // A blank between the scores lets the line break there.
  const scores = ABILITIES.flatMap((ability) => [
    <span key={ability} className="nobr">
      {ABILITY_NAMES[ability].slice(0, 3)} {block[ability] ?? NOTHING}
      {was(ability)}
      {ability === 'cha' ? '' : ','}
    </span>,
    ' ',
  ]);
  const special = specialText(block);
  return [
    [
      'Hp, AC',
      <>
        <Figure block={block} name="Hit points" value={block.hit_points} change={changed.get('hit_points')} />
        {was('hit_points')}; AC {block.armor_class_total}
        {was('armor_class_total')}, touch {block.touch_armor_class ?? NOTHING}, flat-footed{' '}
        {block.flat_footed_armor_class ?? NOTHING}
      </>,
    ],
    [
      'Speed',
      <>
        {plainSpeed(block.speed)}; {bonus('initiative', 'Initiative', 'initiative')}
      </>,
    ],
    ...attackLines(block, was),
    ...(block.grapple === null ? [] : [['Grapple', bonus('', 'Grapple', 'grapple')] as const]),
    ['Reach', [block.space, block.reach].filter(Boolean).join(' / ')],
    [
      'Saves',
      <>
        {bonus('Fort', 'Fortitude save', 'fort_save')}, {bonus('Ref', 'Reflex save', 'reflex_save')},{' '}
        {bonus('Will', 'Will save', 'will_save')}
      </>,
    ],
    ['Abilities', scores],
    ...(special === ''
      ? []
      : [['Special', <DiceText key="special" text={special} labelOf={() => 'Special'} />] as const]),
  ];
}

/** The full attack; the attack of those that have no other. */
function attackLines(block: Block, was: (field: string) => ReactNode): BlockLine[] {
  const field = block.full_attack === null ? 'attack' : 'full_attack';
  const text = block[field];
  if (text === null) return [];
  return [
    [
      field === 'attack' ? 'Attack' : 'Full attack',
      <>
        <AttackLine text={text} abilities={[]} /> {was(field)}
      </>,
    ],
  ];
}

/** A speed without the squares of the grid. */
const plainSpeed = (speed: string): string => speed.replace(/ \(\d+ squares?\)/g, '');

/** The second list goes on in the line of the first. */
function specialText({ special_attacks, special_qualities }: Block): string {
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  if (special_attacks === null || special_qualities === null) return special_attacks ?? special_qualities ?? '';
  return `${special_attacks}; ${/^[A-Z][a-z]/.test(special_qualities) ? lower(special_qualities) : special_qualities}`;
}

const Was = ({ text }: { text: string }) => <small className="block-was"> was {text}</small>;

type FigureProps = {
  block: Block;
  name: string;
  value: number | null;
  change: CreatureChange | undefined;
  bonus?: boolean;
};

/** A figure; one that changed explains itself, a bonus can be rolled. */
function Figure({ block, name, value, change, bonus = false }: FigureProps) {
  if (value === null) return NOTHING;
  const text = bonus ? signed(value) : value.toLocaleString('en');
  if (change !== undefined && change.terms.length > 0)
    return (
      <Explained
        name={`${block.name}: ${name}`}
        terms={change.terms}
        total={value}
        printed={value}
        signed={bonus}
        {...(bonus && { roll: name })}
      >
        {text}
      </Explained>
    );
  if (!bonus) return text;
  return (
    <Dice dice={`1d20${value < 0 ? '' : '+'}${value}`} label={name}>
      {text}
    </Dice>
  );
}
