/*
 * Misspelt and partial queries, and the entry that each means. They were written before the search that they measure;
 * none is taken out because it fails.
 */

export type MeantEntry = readonly [query: string, kind: string, slug: string];

export const SPELL_QUERIES: readonly MeantEntry[] = [
  ['firebal', 'spells', 'fireball'],
  ['magik missle', 'spells', 'magic-missile'],
  ['melfs acid arow', 'spells', 'acid-arrow'],
  ['cure lite wounds', 'spells', 'cure-light-wounds'],
  ['cloud kil', 'spells', 'cloudkill'],
  ['armor mage', 'spells', 'mage-armor'],
  ['dispell magic', 'spells', 'dispel-magic'],
  ['polymorf', 'spells', 'polymorph'],
  ['ressurection', 'spells', 'resurrection'],
  ['prizmatic spray', 'spells', 'prismatic-spray'],
  ['tashas hidious', 'spells', 'hideous-laughter'],
  ['evards black tenticles', 'spells', 'black-tentacles'],
  ['tenser disk', 'spells', 'floating-disk'],
  ['scorching rays', 'spells', 'scorching-ray'],
  ['greater invisiblity', 'spells', 'invisibility-greater'],
  ['sumon monster iv', 'spells', 'summon-monster-iv'],
  ['disintigrate', 'spells', 'disintegrate'],
  ['fether fall', 'spells', 'feather-fall'],
  ['miror image', 'spells', 'mirror-image'],
  ['stonskin', 'spells', 'stoneskin'],
];

export const ITEM_QUERIES: readonly MeantEntry[] = [
  ['bag of hoding', 'items', 'bag-of-holding'],
  ['rign of protection 2', 'items', 'ring-of-protection-2'],
  ['elvenkind boots', 'items', 'boots-of-elvenkind'],
  ['gauntlet ogre power', 'items', 'gauntlets-of-ogre-power'],
  ['holy avanger', 'items', 'holy-avenger'],
  ['vorpel', 'items', 'vorpal'],
  ['deck many things', 'items', 'deck-of-many-things'],
  ['porable hole', 'items', 'portable-hole'],
  ['staf of power', 'items', 'staff-of-power'],
  ['long sword', 'items', 'longsword'],
  ['fullplate', 'items', 'full-plate'],
  ['adamantin', 'items', 'adamantine'],
  ['flametongue', 'items', 'flame-tongue'],
  ['theives tools', 'items', 'thieves-tools'],
  ['iun stones', 'items', 'ioun-stones'],
  ['flying broom', 'items', 'broom-of-flying'],
  ['imovable rod', 'items', 'immovable-rod'],
  ['decanter of endles', 'items', 'decanter-of-endless-water'],
  ['heavy crosbow', 'items', 'crossbow-heavy'],
  ['handy havers', 'items', 'handy-haversack'],
];

export const MONSTER_QUERIES: readonly MeantEntry[] = [
  ['abolath', 'monsters', 'aboleth'],
  ['tarasque', 'monsters', 'tarrasque'],
  ['gelatinus cube', 'monsters', 'gelatinous-cube'],
  ['owl bear', 'monsters', 'owlbear'],
  ['rust monsta', 'monsters', 'rust-monster'],
  ['adult red dragn', 'monsters', 'red-dragon-adult'],
  ['gaint hill', 'monsters', 'hill-giant'],
  ['trolls', 'monsters', 'troll'],
  ['vampire spwan', 'monsters', 'vampire-spawn'],
  ['demi lich', 'monsters', 'demilich'],
  ['hobgobln', 'monsters', 'hobgoblin-1st-level-warrior'],
  ['medussa', 'monsters', 'medusa'],
  ['minotar', 'monsters', 'minotaur'],
  ['chimaera', 'monsters', 'chimera'],
  ['mantacore', 'monsters', 'manticore'],
  ['bullette', 'monsters', 'bulette'],
  ['dopelganger', 'monsters', 'doppelganger'],
  ['basalisk', 'monsters', 'basilisk'],
  ['pitfiend', 'monsters', 'pit-fiend'],
  ['purple wurm', 'monsters', 'purple-worm'],
];

/** What is asked at the table, as it is asked. */
export const QUESTIONS: readonly MeantEntry[] = [
  ['grapple rules', 'rules', 'grapple'],
  ['what does dazed mean', 'glossary', 'dazed'],
  ['what can I do while grappled', 'glossary', 'grappling'],
  ['how does turning undead work', 'rules', 'turn-or-rebuke-undead'],
  ['does power attack work with light weapons', 'feats', 'power-attack'],
  ['what does Hold Person do at caster level 7 with Wis 16', 'spells', 'hold-person'],
  ["what's the DC of hold person", 'spells', 'hold-person'],
  ["barbarian's rage progression", 'classes', 'barbarian'],
  ['sneak attack', 'classes', 'rogue'],
  ['wild shape', 'classes', 'druid'],
  ['lay on hands', 'classes', 'paladin'],
  ['bardic music', 'classes', 'bard'],
  ['rage', 'classes', 'barbarian'],
  ['CR 5 undead', 'monsters', 'mummy'],
  ['aoo', 'glossary', 'attack-of-opportunity'],
  ['SR', 'glossary', 'spell-resistance'],
  ['full attack', 'glossary', 'full-attack'],
  ['carrying capacity', 'glossary', 'encumbrance'],
];
