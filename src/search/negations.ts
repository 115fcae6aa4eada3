/** Words after which a plain question says what it does not ask for. */
export const NEGATIONS: readonly string[] =
  "not no non nor neither never without except excepting excluding cannot can't don't doesn't isn't aren't".split(' ');
