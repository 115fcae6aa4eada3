/*
 * The query parameters of pages that the API does not take. The server caches a page only if it knows all parameters of the
 * request, so a test checks the parameters of every link and form of the site.
 */

/** Of lists: the API’s `starts_with` and `class_name`, view, columns, and the filter that is open for several values. */
export const LIST_PARAMETERS = ['letter', 'class', 'view', 'columns', 'choose'] as const;

/** Of crafting: the class of the maker, and the fields of the rows in which powers are chosen. */
export const CRAFTING_PARAMETERS = ['class', 'effect', 'figure', 'of', 'use', 'uses', 'level'] as const;

/**
 * Of treasures: whether it is to be rolled, who reads it, whether a creature is asked for, which one the form shows, and the
 * name that no creature has.
 */
export const TREASURE_PARAMETERS = ['roll', 'view', 'by', 'shown_slug', 'shown_name', 'missing'] as const;

/**
 * Of encounters: the two halves of the environment, the fields of the form, the encounter that is open with its locks and its
 * treasure, and the name that no creature or trap has.
 */
export const ENCOUNTER_PARAMETERS = [
  'climate',
  'terrain',
  'find',
  'people',
  'of',
  'add',
  'creature',
  'trap',
  'built',
  'hold',
  'loot',
  'missing',
] as const;

/** Of summonings: the spell. */
export const SUMMONING_PARAMETERS = ['spell'] as const;

/** Of stat blocks side by side: the creatures as printed, and those that were built. */
export const STAT_BLOCK_PARAMETERS = ['creature', 'built'] as const;

/** Of fights: with whom one begins, the party, and what is summoned for how long. */
export const FIGHT_PARAMETERS = [...STAT_BLOCK_PARAMETERS, 'party', 'summoned', 'rounds'] as const;

/** Of monsters: whether the panel is open that builds a creature of one, and what its fields add. */
export const MAKE_PARAMETERS = [
  ...(['make', 'add_template', 'add_class', 'add_levels', 'add_order', 'add_increase'] as const),
  ...(['add_feat', 'add_choice', 'add_skill', 'add_ranks'] as const),
  ...(['add_for', 'add_weapon', 'add_size', 'add_rating'] as const),
] as const;

/** Of templates: the name of the creature that gets it, and the variety. */
export const TEMPLATE_PARAMETERS = ['creature', 'variety'] as const;

/** Of characters: the view, and which feats are judged. */
export const CHARACTER_PARAMETERS = ['view', 'feats_of'] as const;

/** Of the list of rulebooks: whether the timeline stands in its place. */
export const RULEBOOKS_PARAMETERS = ['show'] as const;

/** Of rulebooks: what of their register is shown. */
export const REGISTER_PARAMETERS = ['kind', 'search', 'coverage', 'sort', 'page'] as const;

/** Of spells and powers: the caster's class, caster level and score of the key ability. */
export const CASTING_PARAMETERS = ['as', 'cl', 'score'] as const;

/** Of comparisons: what is compared, its caster or wielder, whether only differences are shown, and a name to be added. */
export const COMPARE_PARAMETERS = ['of', 'built', 'cl', 'score', 'size', 'str', 'differs', 'add'] as const;

/** Of shops: the owner, and how the stock is shown, sold and priced. */
export const SHOP_PARAMETERS = [
  ...['shop_name', 'owner', 'race', 'alignment', 'notes'],
  ...['lock', 'sold', 'markup', 'haggle', 'buys', 'view'],
] as const;

/** The parameters by which pages of the rules filter the rows of a table. */
export const RULE_FILTERS = ['type', 'provokes'] as const;

/** The parameters of the contents of the rules. */
export const RULES_CONTENTS_PARAMETERS = ['show', 'search'];

/** The small calculators that pages of the rules may have. */
export const RULE_TOOLS = [
  'load',
  'bonus-spells',
  'travel',
  'falling',
  'jumping',
  'light',
  'breaking',
  'epic-spell',
  'encounter',
  'weather',
  'intelligent-item',
  'trap',
  'magic-trap',
] as const;
export type RuleToolName = (typeof RULE_TOOLS)[number];

/** The parameters of the calculator of epic spells. */
export const EPIC_SPELL_PARAMETERS = [
  ...['seed', 'seed2', 'seed3', 'own', 'lower', 'cast', 'rounds', 'contingent', 'components', 'duration', 'permanent'],
  ...['dismissible', 'range', 'targets', 'retarget', 'shape', 'area', 'save', 'sr', 'dispel', 'tablet', 'die', 'times'],
  ...['backlash', 'xp', 'minutes', 'days', 'personal', 'smaller'],
  ...['slot1', 'slot2', 'slot3', 'slot4', 'slot5', 'slot6', 'slot7', 'slot8', 'slot9', 'slot10'],
];

/** The parameters of the calculators of traps. */
export const TRAP_PARAMETERS = [
  ...['trigger', 'reset', 'bypass', 'search_dc', 'disable_dc', 'avoided', 'attack_bonus', 'reflex_dc', 'touch'],
  ...['dice', 'sides', 'damage_bonus', 'hits', 'depth', 'spikes', 'several', 'onset', 'liquid', 'poison', 'mimics'],
  ...['price', 'spell_level', 'caster', 'again', 'spell_dice', 'spell_sides', 'materials', 'spell_xp'],
  ...['sensor', 'sensor_caster', 'sensor_materials'],
];

/** The parameters of all calculators. */
export const RULE_TOOL_PARAMETERS = [
  ...['str', 'size', 'legs', 'weight', 'score', 'speed', 'terrain', 'way', 'miles', 'feet', 'ground', 'jumped'],
  ...['leap', 'distance', 'start', 'jump', 'source', 'vision', 'object', 'lock', 'damaged'],
  ...['level', 'people', 'cr', 'count', 'cr2', 'count2', 'cr3', 'count3'],
  ...['climate', 'season', 'day', 'bonus', 'purpose', 'item'],
  ...EPIC_SPELL_PARAMETERS,
  ...TRAP_PARAMETERS,
];

/** Those of a page of the rules. `of`: the entry that a page shows as its example. */
export const RULE_PARAMETERS = [...RULE_FILTERS, 'find', 'of', ...RULE_TOOL_PARAMETERS];
