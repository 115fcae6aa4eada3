/*
 * The parameters of pages' addresses beyond those that a page hands on to the API. The pages read them, and the server
 * stores a page only where it knows all of them: a test reads every link and form of the site and fails on an unknown one.
 */

/** Of lists: how they are shown, the API's `starts_with` and `class_name`, and which filter is open for several values. */
export const LIST_PARAMETERS = ['letter', 'class', 'view', 'choose'] as const;

/** Of spells and powers: the caster's class, caster level and score of the key ability. */
export const CASTING_PARAMETERS = ['as', 'cl', 'score'] as const;

/** Of shops: who keeps it, and how the stock is shown and dealt with. */
export const SHOP_PARAMETERS = [
  ...['shop_name', 'owner', 'race', 'alignment', 'notes'],
  ...['lock', 'sold', 'markup', 'haggle', 'buys', 'view'],
] as const;
