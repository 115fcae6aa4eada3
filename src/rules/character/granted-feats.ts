/**
 * Feats that a character has without choosing them.
 *
 * Sources: Player's Handbook v.3.5, pages 89 to 102 (the proficiency feats' Special lines) and chapter 3; each race's bonus feats.
 */

import type { Build, TakenFeat } from './sheet.ts';

type Grant = (each: NonNullable<Build['race']['proficiencies']>) => boolean;

/** The proficiency feats and what in a list of proficiencies equals each. */
const PROFICIENCY_FEATS: readonly (readonly [feat: string, grants: Grant])[] = [
  ['simple-weapon-proficiency', ({ weapon_categories: known }) => known?.includes('simple') ?? false],
  ['martial-weapon-proficiency', ({ weapon_categories: known }) => known?.includes('martial') ?? false],
  ['armor-proficiency-light', ({ armor }) => armor?.includes('light') ?? false],
  ['armor-proficiency-medium', ({ armor }) => armor?.includes('medium') ?? false],
  ['armor-proficiency-heavy', ({ armor }) => armor?.includes('heavy') ?? false],
  ['shield-proficiency', ({ shields }) => shields !== undefined],
  ['tower-shield-proficiency', ({ shields }) => shields === 'all'],
];

/** The feats that race and classes give, each with what gives it. */
export function grantedFeats({ race, classes }: Build): TakenFeat[] {
  const sources = [
    { name: race.name, proficiencies: race.proficiencies },
    ...classes.map(({ facts }) => ({ name: facts.name, proficiencies: facts.proficiencies })),
  ];
  const proficient = PROFICIENCY_FEATS.flatMap(([feat, grants]): TakenFeat[] => {
    const from = sources.find(({ proficiencies }) => proficiencies !== null && grants(proficiencies));
    return from === undefined ? [] : [{ feat, from: from.name }];
  });
  const racial = race.bonus_feats.map((feat): TakenFeat => ({ feat, from: race.name }));
  const byLevel = classes.flatMap(({ facts, level }) =>
    facts.granted_feats
      .filter((granted) => granted.level <= level)
      .map((granted): TakenFeat => ({ ...granted, from: `${facts.name} ${granted.level}` })),
  );
  return [...racial, ...byLevel, ...proficient].map(({ feat, choice, from }) => ({ feat, choice, from }));
}
