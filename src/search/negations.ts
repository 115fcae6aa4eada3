/** Those that negate a verb, so that words may stand before what is left out: `not able to fly`. */
export const VERB_NEGATIONS: readonly string[] = "not never cannot can't don't doesn't isn't aren't".split(' ');

/** Words after which a plain question says what it does not ask for. */
export const NEGATIONS: readonly string[] = [
  ...VERB_NEGATIONS,
  ...['no', 'non', 'nor', 'neither', 'without', 'except', 'excepting', 'excluding', 'other than'],
];
