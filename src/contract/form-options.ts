/** Orders of forms, and what each is called. */
export const FORM_SORTS = {
  attack: 'Full attack',
  damage: 'Damage',
  armor: 'Armor class',
  hd: 'Hit Dice',
  name: 'Name',
} as const;
export type FormSort = keyof typeof FORM_SORTS;

/** Movements beside walking. */
export const MOVEMENTS = ['burrow', 'climb', 'fly', 'swim'] as const;

/** Base bonuses that a form can be worked out with. */
export const MAX_FORM_BONUS = 60;

/** As many forms stand on a page. */
export const FORMS_ON_A_PAGE = 50;
