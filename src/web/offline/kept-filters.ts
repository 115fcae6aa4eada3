import type { KindName } from '../../contract/kinds.ts';
import type { RawQuery } from '../../contract/query.ts';
import { type Chosen, choose, inRange, isNamed, type Named } from './kept-values.ts';
import type { KeptEntry } from './store.ts';

/** Whether an entry matches what one parameter asks for; the other parameters stand in `query`. */
export type KeptFilter = (entry: KeptEntry, chosen: Chosen, query: RawQuery) => boolean;

type Listed = Named & { level: number };

/** What the lists of later printings have is told on the entry's page; the site's lists filter without it. */
const LATER = 'in later printings';

/** The entry's only value; its name stands beside it where the API takes names too. */
const only =
  (slug: string, name = slug): KeptFilter =>
  (entry, chosen) =>
    chosen.matches((text) => isNamed({ slug: String(entry[slug]), name: String(entry[name]) }, text));

/** One of the entry's several values. */
const among =
  (field: string): KeptFilter =>
  (entry, chosen) =>
    chosen.matches((text) => itemsOf(entry, field).some((item) => isNamed(item, text)));

/** A figure; entries without one match no range. */
const figure =
  (field: string): KeptFilter =>
  (entry, chosen) =>
    chosen.matches((text) => inRange(entry[field], text));

const yesOrNo =
  (field: string): KeptFilter =>
  (entry, { include }) =>
    include.every((text) => /^(?:true|yes|1)$/i.test(text) === Boolean(entry[field]));

/**
 * The level on the lists that are asked for, or on any: `lists` names the parameters that choose lists, and the fields
 * that hold the entry's levels.
 */
const level =
  (lists: Readonly<Record<string, string>>): KeptFilter =>
  (entry, chosen, query) => {
    const asked = Object.entries(lists).filter(([parameter]) => choose(query[parameter]).include.length > 0);
    if (asked.length === 0) return chosen.matches((text) => listedAt(entry, Object.values(lists), text));
    return asked.every(([parameter, field]) => {
      const { include } = choose(query[parameter]);
      return include.some((list) => {
        const on = itemsOf<Listed>(entry, field).filter((item) => isNamed(item, list));
        return on.length > 0 && chosen.matches((text) => on.some((item) => inRange(item.level, text)));
      });
    });
  };

function listedAt(entry: KeptEntry, fields: readonly string[], text: string): boolean {
  return fields.some((field) => itemsOf<Listed>(entry, field).some((item) => inRange(item.level, text)));
}

function itemsOf<Item extends Named>(entry: KeptEntry, field: string): readonly Item[] {
  const list = entry[field];
  return Array.isArray(list) ? list.filter(({ extra }) => extra !== LATER) : [];
}

const rulebook = only('rulebook_slug', 'rulebook_name');

/** The filters that work on kept entries as they do on the server, by kind. */
export const KEPT_FILTERS: Partial<Record<KindName, Readonly<Record<string, KeptFilter>>>> = {
  spells: {
    school: among('schools'),
    subschool: among('subschools'),
    descriptor: among('descriptors'),
    class_name: among('class_levels'),
    domain: among('domain_levels'),
    level: level({ class_name: 'class_levels', domain: 'domain_levels' }),
    verbal: yesOrNo('verbal_component'),
    somatic: yesOrNo('somatic_component'),
    rulebook,
  },
  feats: {
    category: only('category_slug', 'category_name'),
    group: only('group'),
    fighter_bonus: yesOrNo('fighter_bonus'),
    is_prerequisite: yesOrNo('is_prerequisite'),
    level: figure('min_level'),
    rulebook,
  },
  monsters: {
    type: only('type_slug', 'type_name'),
    size: only('size', 'size_name'),
    subtype: among('subtypes'),
    cr: figure('challenge_rating'),
    rulebook,
  },
  items: {
    type: only('type', 'type_name'),
    slot: only('slot', 'slot_name'),
    rulebook,
  },
  powers: {
    discipline: only('discipline_slug', 'discipline_name'),
    subdiscipline: only('subdiscipline_slug', 'subdiscipline_name'),
    descriptor: among('descriptors'),
    class_name: among('class_levels'),
    level: level({ class_name: 'class_levels' }),
    rulebook,
  },
  glossary: { category: only('category_slug', 'category_name'), rulebook },
  races: { rulebook },
  skills: { rulebook },
  domains: { rulebook },
  deities: { rulebook },
};
