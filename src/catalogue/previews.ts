import type { Kysely } from 'kysely';
import type { EntryCards as Cards } from '../contract/entry-cards.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Preview } from '../contract/previews.ts';
import type { Catalogue } from '../database/schema.ts';

type Shown = { note: string | null; facts: [label: string, value: string | number | null | undefined][] };

/** What a preview says of an entry of each kind, taken from the card of its list. */
const SHOWN: { [Kind in KindName]: (card: Cards[Kind]) => Shown } = {
  spells: (spell) => ({
    note: [
      spell.school_name,
      spell.subschool_name && `(${spell.subschool_name})`,
      spell.descriptors.length > 0 && `[${spell.descriptors.map(({ name }) => name).join(', ')}]`,
    ]
      .filter(Boolean)
      .join(' '),
    facts: [
      ['Level', spell.level_text],
      ['Casting time', spell.casting_time],
      ['Range', spell.range],
      ['Duration', spell.duration],
      ['Saving throw', spell.saving_throw],
    ],
  }),
  powers: (power) => ({
    note: power.subdiscipline_name ? `${power.discipline_name} (${power.subdiscipline_name})` : power.discipline_name,
    facts: [
      ['Level', power.level_text],
      ['Manifesting time', power.manifesting_time],
      ['Range', power.range],
      ['Duration', power.duration],
      ['Power points', power.power_points],
    ],
  }),
  feats: (feat) => ({ note: feat.category_name, facts: [['Prerequisites', feat.prerequisites]] }),
  classes: (entry) => ({
    note: entry.prestige ? 'Prestige class' : null,
    facts: [
      ['Hit die', entry.hit_die],
      ['Skill points', entry.skill_points],
      ['Alignment', entry.alignment],
    ],
  }),
  races: (race) => ({ note: null, facts: [['Alignment', race.alignment]] }),
  monsters: (monster) => ({
    note: `${monster.size_name} ${monster.type_name}`,
    facts: [
      ['Challenge rating', monster.challenge_rating],
      ['Hit dice', monster.hit_dice],
      ['Alignment', monster.alignment],
      ['Environment', monster.environment],
    ],
  }),
  items: (item) => ({
    note: item.type_name,
    facts: [
      ['Price', item.price_text],
      ['Weight', item.weight === null ? null : `${item.weight} lb.`],
      ['Slot', item.slot_name],
      ['Aura', item.aura_name],
      ['Caster level', item.caster_level],
    ],
  }),
  skills: (skill) => ({ note: skill.ability, facts: [['Untrained', skill.untrained ? 'Yes' : 'No']] }),
  languages: (language) => ({
    note: language.type,
    facts: [
      ['Script', language.script],
      ['Speakers', language.speakers],
    ],
  }),
  deities: (deity) => ({
    note: deity.power_level,
    facts: [
      ['Alignment', deity.alignment],
      ['Portfolio', deity.portfolio],
      ['Domains', deity.domain],
    ],
  }),
  rulebooks: (book) => ({
    note: book.edition_name,
    facts: [
      ['Short form', book.abbr],
      ['Year', book.year],
    ],
  }),
  domains: (domain) => ({ note: null, facts: [['Deities', domain.deities.map(({ name }) => name).join(', ')]] }),
  glossary: (term) => ({ note: term.category_name, facts: [] }),
};

/** The preview of an entry, or null where the kind has none of that slug. */
export async function findPreview(db: Kysely<Catalogue>, kind: KindName, slug: string): Promise<Preview | null> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('cards', 'cards.id', 'entries.id')
    .select(['name', 'summary', 'json'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const card = JSON.parse(row.json.toString()) as Cards[KindName] & { rulebook_name?: string | null };
  const { note, facts } = (SHOWN[kind] as (card: Cards[KindName]) => Shown)(card);
  return {
    kind,
    slug,
    name: row.name,
    summary: row.summary || null,
    note: note || null,
    facts: facts.flatMap(([label, value]) =>
      value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
    ),
    rulebook_name: card.rulebook_name ?? null,
  };
}
