import type { KindName } from './kinds.ts';

/* The sort orders of every list and their labels; free of zod, for the screens. */

/** The sortable columns of each list and their labels. A minus sign before a column reverses its order. The default is `name`. */
export const SORTS = {
  spells: {
    name: 'Name',
    level: 'Level',
    school: 'School',
    casting_time: 'Casting time',
    range: 'Range',
    duration: 'Duration',
    saving_throw: 'Saving throw',
    rulebook: 'Rulebook',
  },
  powers: {
    name: 'Name',
    level: 'Level',
    discipline: 'Discipline',
    power_points: 'Power points',
    range: 'Range',
    duration: 'Duration',
    rulebook: 'Rulebook',
  },
  feats: { name: 'Name', level: 'Minimum level', category: 'Category', group: 'Group', rulebook: 'Rulebook' },
  classes: {
    name: 'Name',
    hit_die: 'Hit die',
    skill_points: 'Skill points',
    base_attack: 'Base attack',
    alignment: 'Alignment',
    rulebook: 'Rulebook',
  },
  races: {
    name: 'Name',
    level_adjustment: 'Level adjustment',
    ecr: 'Effective character level',
    size: 'Size',
    type: 'Type',
    alignment: 'Alignment',
    favored_class: 'Favored class',
    rulebook: 'Rulebook',
  },
  monsters: {
    name: 'Name',
    cr: 'Challenge rating',
    type: 'Type',
    size: 'Size',
    hit_dice: 'Hit Dice',
    hit_points: 'Hit points',
    alignment: 'Alignment',
    rulebook: 'Rulebook',
  },
  items: {
    name: 'Name',
    price_low_high: 'Price, low to high',
    price_high_low: 'Price, high to low',
    price: 'Price',
    type: 'Type',
    slot: 'Slot',
    material: 'Material',
    weight: 'Weight',
    caster_level: 'Caster level',
    rulebook: 'Rulebook',
  },
  skills: { name: 'Name', ability: 'Key ability', rulebook: 'Rulebook' },
  languages: { name: 'Name', type: 'Type', script: 'Alphabet', rulebook: 'Rulebook' },
  deities: {
    name: 'Name',
    alignment: 'Alignment',
    power_level: 'Power level',
    pantheon: 'Pantheon',
    rulebook: 'Rulebook',
  },
  domains: { name: 'Name', spell_count: 'Spells', rulebook: 'Rulebook' },
  rulebooks: { name: 'Name', abbr: 'Abbreviation', edition: 'Edition', published: 'Published', year: 'Year' },
  glossary: { name: 'Name', category: 'Category', rulebook: 'Rulebook' },
} as const satisfies Record<KindName, Readonly<Record<string, string>> & { name: string }>;

/** A column of the kind's list. */
export type SortColumn<Kind extends KindName> = keyof (typeof SORTS)[Kind] & string;
