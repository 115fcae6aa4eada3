import type { Monster } from '../contract/monsters.ts';
import { type Ability, abilitiesOf, mergeAbilities, splitAbilities } from './abilities.ts';

/** A text with the name of the monster or family that it belongs to. */
export type TextBlock = { heading: string; html: string };

export type MonsterTexts = {
  descriptions: readonly TextBlock[];
  intros: readonly TextBlock[];
  abilities: readonly Ability[];
};

/** The texts of a monster and its families, split into description, combat and abilities. Its own texts come first. */
export function textsOf(monster: Monster): MonsterTexts {
  const { name, description_html, combat_html, family, wider_families } = monster;
  const families = [family, ...wider_families].filter((item) => item !== null);
  const sources = [
    { heading: name, members: [], description: splitAbilities(description_html ?? '', 'description'), combat_html },
    ...families.map((item) => ({
      heading: item.name,
      members: item.members.map((member) => member.name),
      description: splitAbilities(item.description_html ?? '', 'description'),
      combat_html: item.combat_html,
    })),
  ].map((source) => ({ ...source, combat: splitAbilities(source.combat_html ?? '') }));
  const blocks = (part: 'description' | 'combat') =>
    sources.flatMap((source) => {
      const html = source[part].intro;
      return html ? [{ heading: source.heading, html }] : [];
    });
  return {
    descriptions: blocks('description'),
    intros: blocks('combat'),
    abilities: mergeAbilities(
      sources.map(({ members, combat, description }) =>
        abilitiesOf(name, members, [...combat.abilities, ...description.abilities]),
      ),
    ),
  };
}
