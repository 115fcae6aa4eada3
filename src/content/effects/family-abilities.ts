import type { Monster } from '../schema/monsters.ts';

/** The bold head of a paragraph, without the type of the ability: `Despair` of `**Despair (Su).** A creature …`. */
const HEAD = /^\*\*([^*(]+?)(?: \([^)]*\))?[.:]?\*\*/;

/**
 * What the texts of a monster's families say about its abilities: each paragraph whose head the stat block names, and
 * what follows it up to the next head. Empty if the families describe none of its abilities.
 * @param texts the texts of the families in Markdown
 */
export function familyAbilities(monster: Monster, texts: readonly string[]): string {
  const lines = abilityLines(monster);
  return texts
    .flatMap((text) => {
      let isOwn = false;
      return text.split(/\n{2,}/).filter((paragraph) => {
        const [, head] = HEAD.exec(paragraph) ?? [];
        if (head !== undefined) isOwn = lines.some((line) => names(line, head.toLowerCase()));
        return isOwn;
      });
    })
    .join('\n\n');
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
