/** What a search can ask for beside words, and what each means. Zod-free: the search page lists them too. */
export const OPERATORS = {
  type: { asks: 'a kind (spell, monster …), else the type of a monster, item or feat', example: 'type:dragon' },
  is: { asks: 'sort of a weapon, armor, poison, feat, skill or class', example: 'is:two-handed' },
  level: { asks: 'level of a spell or power; with class: on the list of that class', example: 'level:3' },
  class: { asks: 'class on whose list a spell or power stands', example: 'class:wizard' },
  domain: { asks: 'domain that grants a spell', example: 'domain:travel' },
  school: { asks: 'school or subschool of a spell, discipline of a power', example: 'school:evocation' },
  descriptor: { asks: 'descriptor of a spell or power, subtype of a monster', example: 'descriptor:fire' },
  save: { asks: 'saving throw against a spell or power: fortitude, reflex or will', example: 'save:reflex' },
  effect: { asks: 'what a spell, power, feat, item or monster does', example: 'effect:stunned' },
  cr: { asks: 'challenge rating of a monster', example: 'cr:5..8' },
  hd: { asks: 'Hit Dice of a monster', example: 'hd:>20' },
  has: { asks: 'special attack or quality of a monster, portfolio of a deity', example: 'has:improved-grab' },
  environment: { asks: 'climate or terrain of a monster', example: 'environment:forest' },
  alignment: { asks: 'alignment of a monster or deity', example: 'alignment:chaotic-good' },
  ability: { asks: 'key ability of a skill', example: 'ability:dexterity' },
  needs: { asks: 'feat that a feat requires', example: 'needs:dodge' },
  size: { asks: 'size of a monster', example: 'size:tiny' },
  price: { asks: 'market price of an item in gp', example: 'price:<2000' },
  slot: { asks: 'body slot of an item', example: 'slot:ring' },
  book: { asks: 'rulebook by its short form or address', example: 'book:phb' },
} as const satisfies Record<string, { asks: string; example: string }>;

export type Operator = keyof typeof OPERATORS;
