/*
 * The query parameters of pages that the API does not take. The server caches a page only if it knows all parameters of the
 * request, so a test checks the parameters of every link and form of the site.
 */

/** Of lists: the API's `starts_with` and `class_name`, the view, and the filter that is open for several values. */
export const LIST_PARAMETERS = ['letter', 'class', 'view', 'choose'] as const;

/** Of spells and powers: the caster's class, caster level and score of the key ability. */
export const CASTING_PARAMETERS = ['as', 'cl', 'score'] as const;

/** Of shops: the owner, and how the stock is shown, sold and priced. */
export const SHOP_PARAMETERS = [
  ...['shop_name', 'owner', 'race', 'alignment', 'notes'],
  ...['lock', 'sold', 'markup', 'haggle', 'buys', 'view'],
] as const;
