import type { ReactNode } from 'react';
import type { Monster } from '../../../contract/monsters.ts';
import { readQuery } from '../../../contract/query.ts';
import type { Ability } from '../../../printed/abilities.ts';
import { dragonLines, firstAttack, spaceAndReach } from '../../../printed/dragon-lines.ts';
import { ABILITY_NAMES } from '../../../rules/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { Dice } from '../../entries/dice.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';
import { AttackLine, LinkedLine, SkillLine } from '../monsters/stat-block-lines.tsx';

const NO_ABILITIES: readonly Ability[] = [];

/** `build`: what it is built with, as the address of its page has it; empty as printed. */
type MiniBlockProps = { monster: Monster; build: string };

/** What of a stat block is needed in a fight, in one column. Every figure can be rolled. */
export function MiniBlock({ monster, build }: MiniBlockProps) {
  return (
    <section className="mini-block" aria-label={monster.name}>
      <header>
        <h2 className="name">
          <Link to={paths.entry('monsters', monster.slug, readQuery(build))}>{monster.name}</Link>
        </h2>
        <ChallengeRating rating={monster.challenge_rating} />
      </header>
      <dl>
        {linesOf(monster).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function linesOf(monster: Monster): (readonly [string, ReactNode])[] {
  const { hit_dice, hit_points, age } = monster;
  const dragon = age === null ? null : dragonLines(age);
  const attack = (text: string | null) =>
    text === null ? NOTHING : <AttackLine text={text} abilities={NO_ABILITIES} />;
  const linked = (label: string, text: string | null) =>
    text === null
      ? []
      : [
          [
            label,
            <LinkedLine key={label} text={text} abilities={NO_ABILITIES} terms={monster.special_terms} />,
          ] as const,
        ];
  return [
    [
      'Hit Points',
      [hit_points?.toLocaleString('en'), hit_dice && `(${hit_dice})`].filter(Boolean).join(' ') || NOTHING,
    ],
    ['Initiative', <Bonus key="initiative" name="Initiative" value={monster.initiative} />],
    ['Speed', monster.speed],
    ['AC', monster.armor_class],
    ['Attack', attack(monster.attack ?? firstAttack(dragon?.attack))],
    ['Full Attack', attack(monster.full_attack ?? dragon?.attack ?? null)],
    ['Space/Reach', spaceAndReach(monster)],
    ...(dragon?.abilities.map(([label, text]) => [label, attack(text)] as const) ?? [
      ...linked('Special Attacks', monster.special_attacks),
      ...linked('Special Qualities', monster.special_qualities),
    ]),
    [
      'Saves',
      <span key="saves">
        Fort <Bonus name="Fortitude save" value={monster.fort_save} />, Ref{' '}
        <Bonus name="Reflex save" value={monster.reflex_save} />, Will{' '}
        <Bonus name="Will save" value={monster.will_save} />
      </span>,
    ],
    [
      'Abilities',
      Object.keys(ABILITY_NAMES)
        .map((name) => abilityText(monster, name as keyof typeof ABILITY_NAMES))
        .join(', '),
    ],
    ['Skills', <SkillLine key="skills" skills={monster.skills} note={monster.skills_note} />],
    ['Feats', monster.feats.map(({ name, extra }) => [name, extra].filter(Boolean).join(' ')).join(', ') || NOTHING],
  ];
}

const abilityText = (monster: Monster, name: keyof typeof ABILITY_NAMES): string =>
  `${capitalized(name)} ${monster[name] ?? NOTHING}`;

function Bonus({ name, value }: { name: string; value: number | null }) {
  if (value === null) return NOTHING;
  return (
    <Dice dice={`1d20${value < 0 ? '' : '+'}${value}`} label={name}>
      {signed(value)}
    </Dice>
  );
}
