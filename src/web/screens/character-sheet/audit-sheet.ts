import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { planAnswerOf } from '../../../contract/character-answer.ts';
import { readPlan } from '../../../contract/character-query.ts';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { abilityModifier } from '../../../rules/abilities.ts';
import type { CharacterFacts } from '../../../rules/character/facts.ts';
import type { Plan } from '../../../rules/character/plan.ts';
import { hitPointFeatTerms } from '../../../rules/feat-bonuses.ts';
import { signed } from '../../../rules/signed.ts';
import { totalOf } from '../../../rules/sums.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { type FigureName, readSheetCharacter, type SheetCharacter, type Stated } from './read-character.ts';

/** A figure of the sheet beside that of the rules. */
export type Compared = Stated & {
  /** In words: `+4`, `17 to 35`. */
  rules: string;
  agrees: boolean;
  terms: readonly { label: string; value: number }[];
  source: string;
};

export type Audit = {
  sheet: SheetCharacter;
  view: CharacterPlanAnswer;
  compared: readonly Compared[];
};

const SOURCES: Readonly<Record<FigureName, string>> = {
  level: "Player's Handbook v.3.5, page 58",
  base_attack: "Player's Handbook v.3.5, page 22",
  fortitude: "Player's Handbook v.3.5, page 136",
  reflex: "Player's Handbook v.3.5, page 136",
  will: "Player's Handbook v.3.5, page 136",
  hit_points: "Player's Handbook v.3.5, page 22",
  initiative: "Player's Handbook v.3.5, page 136",
  grapple: "Player's Handbook v.3.5, page 155",
  power_points: 'Expanded Psionics Handbook, page 18',
  skill_points: "Player's Handbook v.3.5, page 62",
};

/** Compares what a sheet says with what the rules give for the character that it names. */
export function auditSheet(character: ImportedCharacter, recognition: Recognition, facts: CharacterFacts): Audit {
  const sheet = readSheetCharacter(character, recognition, facts);
  const { plan } = readPlan(sheet.query, facts);
  const view = planAnswerOf(plan, facts);
  const resistance = resistanceIn(character);
  return { sheet, view, compared: sheet.stated.map((stated) => compare(stated, { view, plan, facts, resistance })) };
}

type Ruled = { view: CharacterPlanAnswer; plan: Plan; facts: CharacterFacts; resistance: number };

function compare(stated: Stated, ruled: Ruled): Compared {
  const { figure, value } = stated;
  const source = SOURCES[figure];
  if (figure === 'hit_points') {
    const { least, most } = hitPointBounds(ruled);
    return { ...stated, rules: `${least} to ${most}`, agrees: value >= least && value <= most, terms: [], source };
  }
  const { total, terms } = sumOf(figure, ruled);
  const isPlain = figure === 'level' || figure === 'power_points' || figure === 'skill_points';
  return { ...stated, rules: isPlain ? String(total) : signed(total), agrees: value === total, terms, source };
}

type Sum = { total: number; terms: readonly { label: string; value: number }[] };

function sumOf(figure: Exclude<FigureName, 'hit_points'>, { view, resistance }: Ruled): Sum {
  switch (figure) {
    case 'level':
      return { total: view.level, terms: [] };
    case 'base_attack':
      return { total: view.base_attack, terms: view.base_attack_terms };
    case 'fortitude':
    case 'reflex':
    case 'will': {
      const { total, terms } = view.saves[figure];
      if (resistance === 0) return { total, terms };
      return { total: total + resistance, terms: [...terms, { label: 'Resistance', value: resistance }] };
    }
    case 'skill_points':
      return { total: view.skill_points, terms: view.skill_points_terms };
    case 'power_points':
    case 'initiative':
    case 'grapple':
      return view[figure];
  }
}

/** The resistance bonus of what the sheet carries: `Cloak of Resistance +1`. */
function resistanceIn({ Gear }: ImportedCharacter): number {
  const bonuses = Gear.flatMap((row) =>
    Object.values(row).map((cell) => Number(/\bresistance\s*\+(\d)/i.exec(String(cell ?? ''))?.[1] ?? 0)),
  );
  return Math.max(0, ...bonuses);
}

/** The least and the most that hit points can be: the first Hit Die at its maximum, the others rolled. */
function hitPointBounds({ view, plan, facts }: Ruled): { least: number; most: number } {
  const racial = facts.races[plan.race]?.racial_hit_dice;
  const dice = [
    ...Array.from({ length: racial?.count ?? 0 }, () => racial?.die ?? 0),
    ...plan.levels.map((slug) => facts.classes[slug]?.hit_die ?? 0),
  ];
  const [first = 0, ...others] = dice;
  const modifier = abilityModifier(plan.abilities.con);
  const ofFeats = totalOf(hitPointFeatTerms(plan.feats, facts.feats));
  const together = (rolls: readonly number[]) =>
    rolls.reduce((sum, roll) => sum + Math.max(1, roll + modifier), Math.max(1, first + modifier)) + ofFeats;
  return { least: Math.max(view.level, together(others.map(() => 1))), most: together(others) };
}
