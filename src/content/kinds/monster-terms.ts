import { KIND_NAMES } from '../../contract/kinds.ts';
import type { Monster as MonsterResponse } from '../../contract/monsters.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { sizeName } from '../../rules/creature/stat-block-fields.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { escapeHtml } from '../html.ts';
import type { Monster } from '../schema/monsters.ts';
import { abilityRules, ownAbilities } from './ability-rules.ts';

type SpecialTerm = MonsterResponse['special_terms'][number];
type RuleLines = Pick<
  MonsterResponse,
  'special_terms' | 'type_html' | 'special_attacks_html' | 'special_qualities_html'
>;
/** Where a name leads: a rule, or the paragraph of the monster's own page that explains it. */
type Place = { words: string; url: string; tip?: string };

/**
 * Creates the function that finds the rules that a monster's type, special attacks and qualities name: `darkvision 60 ft.` →
 * darkvision. What only this monster has leads to its text on the monster's page.
 * @param familyTexts the texts of the monster's families
 */
export function termFinder(
  context: CompileContext,
  familyTexts: (monster: Monster) => readonly string[],
): (entry: NumberedEntry<'monsters'>) => RuleLines {
  const summaries = new Map<string, string>(
    KIND_NAMES.flatMap((kind) =>
      context.all(kind).map(({ slug, value }) => [`${kind}/${slug}`, value.summary ?? value.name] as const),
    ),
  );
  const ruleOf = abilityRules(context);
  const termAt = (text: string, address: string | null): SpecialTerm | null => {
    const summary = summaries.get(address?.split('#')[0] ?? '');
    if (address === null || summary === undefined) return null;
    return { text, slug: address.replace(/^.*\/|#.*$/g, ''), url: `/${address}`, summary };
  };
  const typeHtml = (monster: Monster) => {
    const linked = (words: string, address: string) => linkTo(words, placeOf(termAt(words, address)));
    const type = linked(context.word('creature-types', monster.type), `glossary/${monster.type}`);
    const subtypes = (monster.subtypes ?? []).map((subtype) =>
      linked(context.word('creature-subtypes', subtype), subtypeAddress(subtype, summaries)),
    );
    return `${escapeHtml(sizeName(monster))} ${type}${subtypes.length === 0 ? '' : ` (${subtypes.join(', ')})`}`;
  };
  return ({ slug, value: monster }) => {
    const { special_attacks = [], special_qualities = [], combat, description } = monster;
    const own = ownAbilities([combat, description, ...familyTexts(monster)]);
    const termOf = (name: string) => termAt(name, ruleOf(name, own.has(name)));
    const placeIn = (listed: string): Place | null => {
      const whole = listed.toLowerCase();
      const name = own.has(whole) ? whole : nameOf(listed);
      const anchor = own.get(name);
      return (
        placeOf(termOf(name)) ?? (anchor === undefined ? null : { words: name, url: `/monsters/${slug}#${anchor}` })
      );
    };
    const terms = [...special_attacks, ...special_qualities].flatMap((listed) => termOf(nameOf(listed)) ?? []);
    return {
      special_terms: [...new Map(terms.map((term) => [term.text, term])).values()],
      type_html: typeHtml(monster),
      special_attacks_html: lineHtml(special_attacks, placeIn),
      special_qualities_html: lineHtml(special_qualities, placeIn),
    };
  };
}

const placeOf = (term: SpecialTerm | null): Place | null =>
  term && { words: term.text, url: term.url, tip: term.summary };

/** The list as a line, in which the words that name a rule are links. */
function lineHtml(list: readonly string[], placeIn: (listed: string) => Place | null): string | null {
  if (list.length === 0) return null;
  const parts = list.map((listed, i) => {
    const shown = i === 0 ? capitalized(listed) : listed;
    const place = placeIn(listed);
    if (place === null) return escapeHtml(shown);
    const start = LIST_END.exec(shown)?.[0].length ?? 0;
    const end = start + place.words.length;
    return (
      escapeHtml(shown.slice(0, start)) + linkTo(shown.slice(start, end), place) + restHtml(shown.slice(end), place)
    );
  });
  return parts.join(', ');
}

/** The words after a name; a list of energies and the like leads to the same rule. */
function restHtml(rest: string, place: Place): string {
  if (!/^ to /.test(rest)) return escapeHtml(rest);
  return rest
    .split(/(, (?:and )?)/)
    .map((part, i) => (i === 0 || i % 2 === 1 ? escapeHtml(part) : linkTo(part, place)))
    .join('');
}

/** The term of a subtype: `fire-subtype`, `swarm`, or one for all kinds of it (`augmented-magical-beast`). */
function subtypeAddress(subtype: string, summaries: ReadonlyMap<string, string>): string {
  const candidates = [`${subtype}-subtype`, subtype, `${subtype.split('-')[0]}-subtype`];
  return candidates.map((slug) => `glossary/${slug}`).find((address) => summaries.has(address)) ?? 'rules/subtypes';
}

function linkTo(words: string, place: Place | null): string {
  if (place === null) return escapeHtml(words);
  const { url, tip } = place;
  const note = tip === undefined ? '' : ` class="term" data-tip="${escapeHtml(tip)}"`;
  return `<a href="${url}"${note}>${escapeHtml(words)}</a>`;
}

const LIST_END = /^(?:and |(?:one ability|two abilities) from )/i;

/** The name without its figures: `damage reduction 10/magic` → `damage reduction`, `rake 1d6+2` → `rake`. */
function nameOf(listed: string): string {
  return listed
    .toLowerCase()
    .replace(LIST_END, '')
    .replace(/ (?:[+−\d(]|to ).*$/, '')
    .trim();
}
