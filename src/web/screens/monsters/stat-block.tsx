import type { ReactNode } from 'react';
import type { Monster } from '../../../contract/monsters.ts';
import type { Ability } from '../../../printed/abilities.ts';
import { dragonLines, firstAttack, spaceAndReach } from '../../../printed/dragon-lines.ts';
import { sizeAndType, statLines } from '../../../printed/monsters.ts';
import { formatBaseAttackGrapple, NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { DiceText } from '../../entries/dice-text.tsx';
import { Explained } from '../../entries/explained.tsx';
import { LineLabel, STAT_BLOCK_LINES } from '../../entries/line-label.tsx';
import { Prose } from '../../entries/prose.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { AbilityScores } from './ability-scores.tsx';
import { Glance } from './glance.tsx';
import { AttackLine, FeatLine, LinkedLine, OrganizationLine, SkillLine } from './stat-block-lines.tsx';

type StatBlockProps = {
  monster: Monster;
  abilities: readonly Ability[];
  /** The monster that the creature is made of: lines that differ are marked, with what was printed. */
  printed?: Monster | undefined;
};

/** The stat block: the main figures, then every line in the order and wording of the book. */
export function StatBlock({ monster, abilities, printed }: StatBlockProps) {
  const was = printed ? differences(monster, printed) : null;
  return (
    <section className="stat" aria-labelledby="block">
      <h2 id="block" className="sr-only">
        Stat block
      </h2>
      <Glance monster={monster} printed={printed} />
      <Rows rows={upperRows(monster, abilities)} was={was} />
      <AbilityScores monster={monster} printed={printed} />
      <Rows rows={lowerRows(monster)} was={was} />
    </section>
  );
}

/** The printed text of the lines that differ, by label. */
function differences(monster: Monster, printed: Monster): ReadonlyMap<string, string> {
  const linesOf = (of: Monster) => new Map([['Type', sizeAndType(of)], ...statLines(of)]);
  const before = linesOf(printed);
  return new Map(
    [...linesOf(monster)].flatMap(([label, text]) => {
      const old = before.get(label) ?? NOTHING;
      return old === (text ?? NOTHING) ? [] : [[label, String(old)] as const];
    }),
  );
}

type Row = readonly [label: string, value: ReactNode];

function Rows({ rows, was }: { rows: readonly Row[]; was: ReadonlyMap<string, string> | null }) {
  return (
    <dl className={was ? 'rows built' : 'rows'}>
      {rows.map(([label, value]) => (
        <div key={label} className={was?.has(label) ? 'changed' : undefined}>
          <dt>
            <LineLabel label={label} terms={STAT_BLOCK_LINES} />
          </dt>
          <dd>{value}</dd>
          {was?.has(label) && (
            <dd className="was">
              <span className="sr-only">printed: </span>
              {was.get(label)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function upperRows(monster: Monster, abilities: readonly Ability[]): Row[] {
  const { hit_dice, hit_points, base_attack, grapple, derived, age } = monster;
  const points = hit_points === null ? null : `(${hit_points.toLocaleString('en')} hp)`;
  const linked = (text: string | null) =>
    text === null ? NOTHING : <LinkedLine text={text} abilities={abilities} terms={monster.special_terms} />;
  const attack = (text: string | null) => (text === null ? NOTHING : <AttackLine text={text} abilities={abilities} />);
  const dragon = age === null ? null : dragonLines(age);
  return [
    ['Type', <Prose key="type" html={monster.type_html} className="" />],
    [
      'Hit Dice',
      <DiceText key="dice" text={[hit_dice, points].filter(Boolean).join(' ')} labelOf={() => 'Hit points'} />,
    ],
    ['Initiative', signed(monster.initiative)],
    ['Speed', monster.speed],
    ['Armor Class', monster.armor_class],
    [
      'Base Attack/Grapple',
      grapple !== null && derived.grapple ? (
        <>
          {base_attack === null ? NOTHING : signed(base_attack)}/
          <Explained name="Grapple" {...derived.grapple} printed={grapple} signed roll="Grapple">
            {signed(grapple)}
          </Explained>
          {monster.grapple_note && ` (${monster.grapple_note})`}
        </>
      ) : (
        formatBaseAttackGrapple(base_attack ?? undefined, grapple ?? undefined)
      ),
    ],
    ['Attack', attack(monster.attack ?? firstAttack(dragon?.attack))],
    [
      'Full Attack',
      dragon?.attack && monster.full_attack === null ? (
        <>
          {attack(dragon.attack)} <small className="muted">by size and Strength, without feats</small>
        </>
      ) : (
        attack(monster.full_attack)
      ),
    ],
    ['Space/Reach', spaceAndReach(monster)],
    ...(dragon?.abilities.map(([label, text]) => [label, attack(text)] as const) ?? [
      ['Special Attacks', linked(monster.special_attacks)] as const,
      ['Special Qualities', linked(monster.special_qualities)] as const,
    ]),
    ['Saves', monster.saves ?? NOTHING],
  ];
}

/** The treasure of a monster, and the roller for it where it has any. */
function treasureRows({ slug, treasure }: Monster): Row[] {
  if (treasure === null) return [];
  if (treasure === 'None') return [['Treasure', treasure]];
  const roller = (
    <Link to={paths.treasure({ creature: slug })} rel="nofollow">
      roll it
    </Link>
  );
  return [
    [
      'Treasure',
      <span key="treasure">
        {treasure} ({roller})
      </span>,
    ],
  ];
}

function lowerRows(monster: Monster): Row[] {
  const { skills, feats, age } = monster;
  const own = feats.filter(({ epic }) => !epic);
  const epic = feats.filter(({ epic }) => epic);
  const optional = (label: string, text: string | null): Row[] => (text === null ? [] : [[label, text]]);
  const rating = monster.challenge_rating_note ?? monster.challenge_rating;
  return [
    ...(age !== null && skills.length === 0
      ? []
      : [['Skills', <SkillLine key="skills" skills={skills} note={monster.skills_note} />] as const]),
    ...(age !== null && feats.length === 0 ? [] : [['Feats', <FeatLine key="feats" feats={own} />] as const]),
    ...(epic.length === 0 ? [] : [['Epic Feats', <FeatLine key="epic" feats={epic} />] as const]),
    ...optional('Environment', monster.environment),
    ...(monster.organization === null
      ? []
      : [['Organization', <OrganizationLine key="organization" monster={monster} />] as const]),
    ...optional('Challenge Rating', rating),
    ...treasureRows(monster),
    ['Alignment', monster.alignment],
    ...optional('Advancement', monster.advancement),
    ...optional('Level Adjustment', monster.level_adjustment),
  ];
}
