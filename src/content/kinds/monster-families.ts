import type { NamedSlug } from '../../contract/entries.ts';
import type { DragonAge, Monster as MonsterResponse } from '../../contract/monsters.ts';
import { sizeName } from '../../rules/creature/stat-block-fields.ts';
import { formatArmorClass, formatHitDice, formatSpeed, sentenceCase } from '../../rules/monster-format.ts';
import { cumulativeAgeAbilities } from '../../rules/monster-lines.ts';
import { DRAGON_AGES } from '../../rules/monster-vocabulary.ts';
import type { BaseContext, NumberedEntry } from '../compile-context.ts';
import type { Monster } from '../schema/monsters.ts';
import { breathWeapon } from './monster-stat-block.ts';

type Entry = NumberedEntry<'monsters'>;
type Family = NonNullable<MonsterResponse['family']>;

/** The families of monsters, indexed once for all members. */
export type Families = {
  /** The families of a monster, from its own to the widest. */
  of: (monster: Monster) => Family[];
  /** The names and texts of all families of a monster, in Markdown. */
  texts: (monster: Monster) => string[];
  /** The age table of a dragon's family, youngest first; empty for other monsters. */
  ages: (monster: Monster) => DragonAge[];
  /** The special abilities of a dragon: those that each age up to its own adds. */
  abilities: (monster: Monster) => string[];
};

/** Indexes the monsters by family. */
export function familiesOf(context: BaseContext): Families {
  const members = groupByFamily(context);
  const dragons = (family: string | undefined) =>
    (members.get(family ?? '') ?? [])
      .filter(({ value }) => value.age !== undefined && value.family === family)
      .sort((a, b) => ageRank(a.value) - ageRank(b.value));
  return {
    of: (monster) => ancestryOf(monster.family, context).map((slug) => familyOf(slug, monster, members, context)),
    texts: (monster) => ancestryOf(monster.family, context).flatMap((slug) => textsOf(slug, context)),
    ages: (monster) => (monster.age === undefined ? [] : dragons(monster.family).map((entry) => ageOf(entry))),
    abilities: (monster) =>
      cumulativeAgeAbilities(
        dragons(monster.family)
          .filter(({ value }) => ageRank(value) <= ageRank(monster))
          .map(({ value }) => value.age_abilities ?? []),
      ),
  };
}

function ageRank({ age }: Monster): number {
  return age === undefined ? -1 : DRAGON_AGES.indexOf(age);
}

/** The slugs of a family, its parent and so on. Stops at a cycle. */
function ancestryOf(family: string | undefined, context: BaseContext): string[] {
  const ancestry: string[] = [];
  for (let slug = family; slug !== undefined && !ancestry.includes(slug); ) {
    ancestry.push(slug);
    slug = context.get('monster-families', slug)?.parent;
  }
  return ancestry;
}

/** Family → its monsters and those of the families within it, by name. */
function groupByFamily(context: BaseContext): Map<string, Entry[]> {
  const members = new Map<string, Entry[]>();
  for (const entry of context.all('monsters'))
    for (const slug of ancestryOf(entry.value.family, context)) {
      const list = members.get(slug);
      if (list) list.push(entry);
      else members.set(slug, [entry]);
    }
  return members;
}

function familyOf(slug: string, monster: Monster, members: Map<string, Entry[]>, context: BaseContext): Family {
  const family = context.get('monster-families', slug);
  const self = { kind: 'monster-families', slug, value: family } as never;
  const wider = slug !== monster.family && monster.age !== undefined;
  const shown = (members.get(slug) ?? []).filter(({ value }) => !wider || value.age === monster.age);
  const byAge = !wider && monster.age !== undefined;
  const sorted = byAge ? [...shown].sort((a, b) => ageRank(a.value) - ageRank(b.value)) : shown;
  return {
    slug,
    name: context.name('monster-families', slug),
    description_html: context.html(family?.description, self),
    combat_html: context.html(family?.combat, self),
    members: sorted.map((entry): NamedSlug => ({ slug: entry.slug, name: entry.value.name })),
  };
}

function textsOf(slug: string, context: BaseContext): string[] {
  const family = context.get('monster-families', slug);
  return [family?.name, family?.description, family?.combat].filter((text) => text !== undefined);
}

function ageOf({ slug, value: dragon }: Entry): DragonAge {
  const { abilities, saves, age = '' } = dragon;
  return {
    slug,
    age,
    age_name: sentenceCase(age),
    challenge_rating: dragon.challenge_rating === undefined ? null : String(dragon.challenge_rating),
    size_name: sizeName(dragon),
    hit_dice: dragon.hit_dice === undefined ? null : formatHitDice(dragon.hit_dice, dragon.hit_points),
    abilities: {
      str: abilities.str ?? null,
      dex: abilities.dex ?? null,
      con: abilities.con ?? null,
      int: abilities.int ?? null,
      wis: abilities.wis ?? null,
      cha: abilities.cha ?? null,
    },
    base_attack: dragon.base_attack ?? null,
    grapple: dragon.grapple ?? null,
    attack_bonus: dragon.attack_bonus ?? null,
    fort_save: saves?.fortitude ?? null,
    reflex_save: saves?.reflex ?? null,
    will_save: saves?.will ?? null,
    breath_weapon: breathWeapon(dragon),
    frightful_presence_dc: dragon.frightful_presence_dc ?? null,
    speed: formatSpeed(dragon.speed),
    initiative: dragon.initiative,
    armor_class: formatArmorClass(dragon.armor_class),
    special_abilities: dragon.age_abilities ?? [],
    caster_level: dragon.caster_level ?? null,
    spell_resistance: dragon.spell_resistance ?? null,
  };
}
