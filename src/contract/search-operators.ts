/** The operators of the search, with what each matches. Free of zod, because the search page lists them too. */
export const OPERATORS = {
  type: { meaning: 'a kind (spell, monster …), else the type of a monster, item or feat', example: 'type:dragon' },
  is: { meaning: 'sort of a weapon, armor, poison, feat, skill or class', example: 'is:two-handed' },
  level: { meaning: 'level of a spell or power; with class or domain: on that list', example: 'level:3' },
  class: { meaning: 'class on whose list a spell or power stands', example: 'class:wizard' },
  domain: { meaning: 'domain that grants a spell', example: 'domain:travel' },
  school: { meaning: 'school or subschool of a spell, discipline of a power', example: 'school:evocation' },
  descriptor: { meaning: 'descriptor of a spell or power, subtype of a monster', example: 'descriptor:fire' },
  save: { meaning: 'saving throw against a spell or power: fortitude, reflex or will', example: 'save:reflex' },
  effect: { meaning: 'what a spell, power, feat, item or monster does', example: 'effect:stunned' },
  cr: { meaning: 'challenge rating of a monster', example: 'cr:5..8' },
  hd: { meaning: 'Hit Dice of a monster', example: 'hd:>20' },
  has: { meaning: 'special attack or quality of a monster, portfolio of a deity', example: 'has:improved-grab' },
  environment: { meaning: 'climate or terrain of a monster', example: 'environment:forest' },
  alignment: { meaning: 'alignment of a monster or deity, or a part of it (evil)', example: 'alignment:chaotic-good' },
  ability: { meaning: 'key ability of a skill', example: 'ability:dexterity' },
  needs: { meaning: 'feat that a feat requires', example: 'needs:dodge' },
  size: { meaning: 'size of a monster', example: 'size:tiny' },
  price: { meaning: 'market price of an item in gp', example: 'price:<2000' },
  slot: { meaning: 'body slot of an item', example: 'slot:ring' },
  book: { meaning: 'rulebook by its short form, name or address', example: 'book:phb' },
} as const satisfies Record<string, { meaning: string; example: string }>;

export type Operator = keyof typeof OPERATORS;
