import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson } from '../catalogue/json-text.ts';
import type { BuiltMonster } from '../contract/creature-build.ts';
import type { Monster } from '../contract/monsters.ts';
import type { ShortBlock } from '../contract/short-block.ts';
import type { Built } from '../rules/creature/build-creature.ts';
import type { CreatureLookup } from '../rules/creature/creature-facts.ts';
import { documentOf } from './creature-document.ts';

/** What a creature's document is put together from. */
export interface BlockSource {
  monsters: Catalogue['monsters'];
  lookup: CreatureLookup;
  classes: Readonly<Record<string, { name: string }>>;
}

/**
 * The short block of a creature that was built of a monster.
 * @throws Error where there is no such monster, which the check of the content rules out
 */
export async function shortBlockOf(
  { monsters, lookup: { monsters: facts, types }, classes }: BlockSource,
  slug: string,
  built: Built,
): Promise<ShortBlock> {
  const [json, printed] = [await monsters.find(slug), facts[slug]];
  if (json === null || printed === undefined) throw new Error(`There is no monster ${slug}.`);
  return inShort(documentOf(parseJson<Monster>(json), printed, built, { types, classes }));
}

function inShort(document: BuiltMonster): ShortBlock {
  const { slug, name, size_name, type_name, challenge_rating, hit_dice, hit_points, initiative, speed } = document;
  const { armor_class, armor_class_total, touch_armor_class, flat_footed_armor_class, base_attack, grapple } = document;
  const { full_attack, space, reach, special_attacks, special_qualities, fort_save, reflex_save, will_save } = document;
  const { attack, str, dex, con, int, wis, cha, skills, feats, alignment, build } = document;
  return {
    ...{ slug, name, size_name, type_name, challenge_rating, hit_dice, hit_points, initiative, speed },
    ...{ armor_class, armor_class_total, touch_armor_class, flat_footed_armor_class, base_attack, grapple },
    ...{ attack, full_attack, space, reach, special_attacks, special_qualities, fort_save, reflex_save, will_save },
    ...{ str, dex, con, int, wis, cha, skills, feats, alignment, changes: build.changes },
  };
}
