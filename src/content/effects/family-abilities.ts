import type { Monster } from '../schema/monsters.ts';

/** The bold head of a paragraph, without the type of the ability: `Despair` of `**Despair (Su).** A creature …`. */
const HEAD = /^\*\*([^*(]+?)(?: \([^)]*\))?[.:]?\*\*/;
/** The head in italics of an ability of one member, which the bold head names: `**Ghasts.** *Stench (Ex).* …`. */
const MEMBER_HEAD = /^(?:\*\*[^*]+\*\*\s+)?\*([^*(]+?) \([^)]*\)[.:]?\*/;

/**
 * What the texts of a monster's families say about its abilities: each paragraph whose head the stat block names, and
 * what follows it up to the next head. An ability of another member of the family is left out. Empty if the families
 * describe none of its abilities.
 * @param texts the texts of the families in Markdown
 */
export function familyAbilities(monster: Monster, texts: readonly string[]): string {
  const lines = abilityLines(monster);
  const isNamed = (head: string) => lines.some((line) => names(line, head.toLowerCase()));
  return texts
    .flatMap((text) => {
      let isOwn = false;
      let member = '';
      return text.split(/\n{2,}/).filter((paragraph) => {
        const [, head] = HEAD.exec(paragraph) ?? [];
        const [, ofMember] = MEMBER_HEAD.exec(paragraph) ?? [];
        if (head !== undefined) member = head;
        if (ofMember !== undefined) isOwn = isMember(monster.name, member) && isNamed(ofMember);
        else if (head !== undefined) isOwn = isNamed(head);
        return isOwn;
      });
    })
    .join('\n\n');
}

const wordsOf = (name: string) => name.toLowerCase().match(/[a-z]+/g) ?? [];
const singular = (word: string) => word.replace(/s$/, '');

/** Whether the head of a family's text means the monster: `Warrior` the formian warrior, `Ghasts` the ghast. */
function isMember(name: string, head: string): boolean {
  const own = wordsOf(name).map(singular);
  return wordsOf(head).every((word) => own.includes(singular(word)));
}

/** The abilities of the stat block in lower case. Dragons have a breath weapon, and from some age on frightful presence. */
function abilityLines({
  special_attacks = [],
  special_qualities = [],
  age_abilities = [],
  age,
  frightful_presence_dc,
}: Monster): string[] {
  return [
    ...[...special_attacks, ...special_qualities, ...age_abilities].map((line) => line.toLowerCase()),
    ...(age === undefined ? [] : ['breath weapon']),
    ...(frightful_presence_dc === undefined ? [] : ['frightful presence']),
  ];
}

/** Whether a line is about the ability: `poison (1d6 Str)` is about `poison`. */
function names(line: string, ability: string): boolean {
  return line === ability || line.startsWith(`${ability} `);
}
