/** What a search can ask for beside words, and what each means. Zod-free: the search page lists them too. */
export const OPERATORS = {
  type: { asks: 'a kind (spell, monster …), else the type of a monster, item or feat', example: 'type:dragon' },
  level: { asks: 'level of a spell or power; with class: on the list of that class', example: 'level:3' },
  class: { asks: 'class on whose list a spell or power stands', example: 'class:wizard' },
  domain: { asks: 'domain that grants a spell', example: 'domain:travel' },
  school: { asks: 'school or subschool of a spell, discipline of a power', example: 'school:evocation' },
  descriptor: { asks: 'descriptor of a spell or power, subtype of a monster', example: 'descriptor:fire' },
  save: { asks: 'saving throw against a spell or power: fortitude, reflex or will', example: 'save:reflex' },
  effect: { asks: 'what a spell, power, feat, item or monster does', example: 'effect:stunned' },
  cr: { asks: 'challenge rating of a monster', example: 'cr:5..8' },
  hd: { asks: 'Hit Dice of a monster', example: 'hd:>20' },
  size: { asks: 'size of a monster', example: 'size:tiny' },
  price: { asks: 'market price of an item in gp', example: 'price:<2000' },
  slot: { asks: 'body slot of an item', example: 'slot:ring' },
  book: { asks: 'rulebook by its short form or address', example: 'book:phb' },
} as const satisfies Record<string, { asks: string; example: string }>;

export type Operator = keyof typeof OPERATORS;
