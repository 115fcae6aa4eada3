/**
 * The lines of a description, in the order of the books, that a page of the rules explains on a numbered example: the id of
 * the section that explains each, and the labels under which it is printed (`src/printed/`). Lines without a label stand in
 * the head or under the lines.
 */
export const SPECIMEN_LINES = {
  spells: {
    name: [],
    school: ['School'],
    descriptor: ['Descriptor'],
    level: ['Level'],
    components: ['Components', 'Material Component', 'Focus', 'Divine Focus', 'XP Cost'],
    'casting-time': ['Casting Time'],
    range: ['Range'],
    'target-effect-or-area': ['Target', 'Effect', 'Area', 'Target, Effect, or Area'],
    duration: ['Duration'],
    'saving-throw': ['Saving Throw'],
    'spell-resistance': ['Spell Resistance'],
    'descriptive-text': ['Descriptive Text'],
  },
  powers: {
    name: [],
    discipline: ['Discipline'],
    descriptor: ['Descriptor'],
    level: ['Level'],
    display: ['Display'],
    'manifesting-time': ['Manifesting Time'],
    range: ['Range'],
    'target-effect-or-area': ['Target', 'Effect', 'Area', 'Target, Effect, or Area'],
    duration: ['Duration'],
    'saving-throw': ['Saving Throw'],
    'power-resistance': ['Power Resistance'],
    'power-points': ['Power Points', 'XP Cost'],
    'descriptive-text': ['Descriptive Text'],
  },
  monsters: {
    name: [],
    'size-and-type': ['Size and Type'],
    'hit-dice': ['Hit Dice'],
    initiative: ['Initiative'],
    speed: ['Speed'],
    'armor-class': ['Armor Class'],
    'base-attack-grapple': ['Base Attack/Grapple'],
    attack: ['Attack'],
    'full-attack': ['Full Attack'],
    'space-reach': ['Space/Reach'],
    // The others are the special abilities of dragons by age.
    'special-attacks-special-qualities': [
      ...['Special Attacks', 'Special Qualities', 'Breath Weapon', 'Frightful Presence', 'Special Abilities'],
      ...['Spell Resistance', 'Caster Level', 'Crush', 'Tail Sweep'],
    ],
    saves: ['Saves'],
    abilities: ['Abilities'],
    skills: ['Skills'],
    feats: ['Feats'],
    environment: ['Environment'],
    organization: ['Organization'],
    'challenge-rating': ['Challenge Rating'],
    treasure: ['Treasure'],
    alignment: ['Alignment'],
    advancement: ['Advancement'],
    'level-adjustment': ['Level Adjustment'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

/** The kinds of entries that are read line by line. */
export type SpecimenKind = keyof typeof SPECIMEN_LINES;
export const SPECIMEN_KINDS = Object.keys(SPECIMEN_LINES) as SpecimenKind[];
