import type { EntryCards } from '../../contract/entry-cards.ts';
import type { KindName } from '../../contract/kinds.ts';

/**
 * The label of an entry in search results, and the fact that entries of the kind are compared by (`Magical beast`, `CR
 * 7`).
 */
export type SearchRow = { label: string; fact: string | null };

const joinWithCommas = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ');

/** Kind → the search result texts from an entry's card. */
export const SEARCH_ROWS: { readonly [Kind in KindName]: (card: EntryCards[Kind]) => SearchRow } = {
  spells: ({ school_name, subschool_name, level_text }) => ({
    label: `Spell, ${subschool_name ? `${school_name} (${subschool_name})` : school_name}`,
    fact: level_text,
  }),
  powers: ({ discipline_name, level_text }) => ({ label: `Power, ${discipline_name}`, fact: level_text }),
  feats: ({ category_name, min_level }) => ({ label: `${category_name} feat`, fact: `Level ${min_level}` }),
  classes: ({ prestige, npc, hit_die }) => ({
    label: prestige ? 'Prestige class' : npc ? 'NPC class' : 'Class',
    fact: hit_die,
  }),
  races: ({ size, level_adjustment }) => ({
    label: joinWithCommas('Race', size),
    fact: level_adjustment ? `LA +${level_adjustment}` : null,
  }),
  monsters: ({ size_name, type_name, challenge_rating }) => ({
    label: `${size_name} ${type_name.toLowerCase()}`,
    fact: challenge_rating === null ? null : `CR ${challenge_rating}`,
  }),
  items: ({ type_name, price_text }) => ({ label: type_name, fact: price_text }),
  skills: ({ ability, untrained }) => ({
    label: untrained ? 'Skill' : 'Skill, trained only',
    fact: ability === null ? null : ability,
  }),
  languages: ({ script }) => ({ label: 'Language', fact: script }),
  deities: ({ power_level, alignment }) => ({
    label: joinWithCommas('Deity', power_level?.toLowerCase() ?? null),
    fact: alignment,
  }),
  rulebooks: ({ edition_name, year }) => ({
    label: joinWithCommas('Rulebook', edition_name),
    fact: year === null ? null : String(year),
  }),
  domains: ({ spell_count }) => ({ label: 'Domain', fact: spell_count === 1 ? '1 spell' : `${spell_count} spells` }),
  glossary: ({ category_name }) => ({ label: `Term, ${category_name.toLowerCase()}`, fact: null }),
  rules: ({ chapter_name }) => ({ label: `Rules, ${chapter_name.toLowerCase()}`, fact: null }),
  traps: ({ type_name, challenge_rating }) => ({
    label: `Trap, ${type_name.toLowerCase()}`,
    fact: `CR ${challenge_rating}`,
  }),
  templates: ({ origin, level_adjustment }) => ({
    label: joinWithCommas('Template', origin?.toLowerCase() ?? null),
    fact: level_adjustment === null ? null : `LA ${level_adjustment}`,
  }),
};
