import type { ReactNode } from 'react';
import type { Race } from '../../../contract/races.ts';
import { signed } from '../../../rules/signed.ts';
import { EntryLinks } from '../../entries/entry-links.tsx';
import { Figure } from '../../entries/figure.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The main figures, then the basic information, then the ability adjustments. */
export function RaceFacts({ race }: { race: Race }) {
  return (
    <section className="stat" aria-labelledby="basic">
      <div className="stat-head">
        <SectionHead id="basic" name="Basic information" />
      </div>
      <Glance race={race} />
      <BasicRows race={race} />
      <Abilities race={race} />
    </section>
  );
}

/** Figures that depend on the base creature are left out: the rows below say so. */
function Glance({ race }: { race: Race }) {
  const { size, level_adjustment, ecr, favored_class, favored_class_slug } = race;
  if (size === null && level_adjustment === null && ecr === null && favored_class === null) return null;
  return (
    <dl className="glance">
      {size !== null && <Figure label="Size">{size}</Figure>}
      {level_adjustment !== null && <Figure label="Level adjustment">{signed(level_adjustment)}</Figure>}
      {ecr !== null && (
        <Figure label="ECR">
          {ecr} <small>at 1st class level</small>
        </Figure>
      )}
      {favored_class !== null && (
        <Figure label="Favored class">
          {favored_class_slug ? (
            <Link to={paths.entry('classes', favored_class_slug)}>{favored_class}</Link>
          ) : (
            favored_class
          )}
        </Figure>
      )}
    </dl>
  );
}

function BasicRows({ race }: { race: Race }) {
  const { space, reach, level_adjustment_note, favored_class_note } = race;
  const rows: [string, ReactNode][] = [
    ['Alignment', race.alignment],
    ['Size', space === null ? null : `${race.size}: space ${space} ft., reach ${reach ?? space} ft.`],
    ['Type', race.type],
    ['Subtype', race.subtype],
    ['Speed', race.speed],
    ['Vision', race.vision],
    ['Language', speaks(race) ? <Languages key="languages" race={race} /> : null],
    ['Favored class', favored_class_note],
    ['Level adjustment', level_adjustment_note],
    ['Racial hit dice', race.racial_hit_dice && <HitDice key="dice" dice={race.racial_hit_dice} />],
  ];
  return <StatRows rows={rows} />;
}

function speaks({ languages: { automatic, bonus, any_bonus, note } }: Race): boolean {
  return automatic.length > 0 || bonus.length > 0 || any_bonus || note !== null;
}

function Languages({ race }: { race: Race }) {
  const { automatic, bonus, any_bonus, note } = race.languages;
  if (automatic.length + bonus.length === 0 && !any_bonus) return note;
  return (
    <>
      <EntryLinks kind="languages" entries={automatic} />
      {(bonus.length > 0 || any_bonus) && (
        <>
          {automatic.length > 0 ? '; bonus: ' : 'Bonus: '}
          {any_bonus ? 'any but secret languages' : <EntryLinks kind="languages" entries={bonus} />}
        </>
      )}
      {note && `. ${note}`}
    </>
  );
}

function HitDice({ dice }: { dice: NonNullable<Race['racial_hit_dice']> }) {
  const { count, die, base_attack, fortitude, reflex, will, skill_points, class_skills } = dice;
  return (
    <>
      {count}
      {die}; base attack bonus {signed(base_attack)}; base saves Fort {signed(fortitude)}, Ref {signed(reflex)}, Will{' '}
      {signed(will)}; skill points ({skill_points} + Int modifier, at least 1) × {count + 3}; class skills{' '}
      <EntryLinks kind="skills" entries={class_skills} />; {featCount(count)}
    </>
  );
}

/** A creature has one feat, and another for every three Hit Dice. */
function featCount(hitDice: number): string {
  const feats = 1 + Math.floor(hitDice / 3);
  return feats === 1 ? 'one feat' : `${feats} feats`;
}

function Abilities({ race }: { race: Race }) {
  return (
    <dl className="scores race-scores" aria-label="Ability adjustments">
      {race.abilities.map(({ ability, adjustment, missing, minimum }) => (
        <div key={ability} data-tone={`ability-${ability.toLowerCase()}`}>
          <dt>{ability}</dt>
          <dd>
            {missing ? '—' : signed(adjustment)}
            {minimum !== null && <small>at least {minimum}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
