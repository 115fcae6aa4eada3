import type { Monster as MonsterResponse } from '../../contract/monsters.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { CompileContext } from '../compile-context.ts';
import { escapeHtml } from '../html.ts';
import type { Monster } from '../schema/monsters.ts';
import { sizeName } from './monster-stat-block.ts';

type SpecialTerm = MonsterResponse['special_terms'][number];
type RuleLines = Pick<
  MonsterResponse,
  'special_terms' | 'type_html' | 'special_attacks_html' | 'special_qualities_html'
>;

/** Special attacks and qualities that name a rule in other words than its term, by the address of the rule. */
export const ABILITY_RULES: readonly (readonly [pattern: RegExp, address: string])[] = [
  [/^(?:\S+ )?turn resistance$/, 'glossary/turn-resistance'],
  [/^magic immunity$/, 'glossary/spell-immunity'],
  [/^resistances?$|^\w+ resistance$|^[\w, ]+ and \w+ resistance$/, 'glossary/resistance-to-energy'],
  [/^vulnerabilit(?:y|ies)$|^\w+ vulnerability$/, 'glossary/vulnerability-to-energy'],
  [/^(?:immunity|immunities|immune)$|^\w+ immunity$/, 'rules/energy-resistance-and-immunity'],
  [/\bgaze$/, 'glossary/gaze-attack'],
  [/^(?:strength|dexterity|constitution|intelligence|wisdom|charisma) drain$/, 'glossary/ability-drained'],
  [/^(?:strength|dexterity|constitution|intelligence|wisdom|charisma) damage$/, 'glossary/ability-damaged'],
  [/^paralyzing \w+$/, 'glossary/paralysis'],
  [/^fear(?: aura| cone| ray)?$/, 'glossary/fear-special-ability'],
  [/\bray$/, 'glossary/ray'],
  [/^spells$/, 'glossary/spells-special-ability'],
  [/^summon (?!swarm)/, 'glossary/summon-special-ability'],
  [/^psionic powers$/, 'glossary/psionics'],
  [/^blind$/, 'glossary/blinded'],
];

/**
 * Creates the function that finds the rules that a monster's type, special attacks and qualities name: `darkvision 60 ft.` →
 * darkvision.
 */
export function termFinder(context: CompileContext): (monster: Monster) => RuleLines {
  const summaries = new Map<string, string>(
    (['glossary', 'rules'] as const).flatMap((kind) =>
      context.all(kind).map(({ slug, value }) => [`${kind}/${slug}`, value.summary] as const),
    ),
  );
  const byWord = new Map(
    context
      .all('glossary')
      .flatMap(({ slug, value }) =>
        [value.name, ...(value.terms ?? [])].map((word) => [word.toLowerCase(), `glossary/${slug}`] as const),
      ),
  );
  const termAt = (text: string, address: string | undefined): SpecialTerm | null => {
    const summary = summaries.get(address?.split('#')[0] ?? '');
    if (address === undefined || summary === undefined) return null;
    return { text, slug: address.replace(/^.*\/|#.*$/g, ''), url: `/${address}`, summary };
  };
  const termOf = (listed: string) => {
    const name = nameOf(listed);
    return termAt(name, byWord.get(name) ?? ABILITY_RULES.find(([pattern]) => pattern.test(name))?.[1]);
  };
  const typeHtml = (monster: Monster) => {
    const linked = (name: string, address: string) => linkTo(name, termAt(name, address));
    const type = linked(context.word('creature-types', monster.type), `glossary/${monster.type}`);
    const subtypes = (monster.subtypes ?? []).map((subtype) =>
      linked(context.word('creature-subtypes', subtype), subtypeAddress(subtype, summaries)),
    );
    return `${escapeHtml(sizeName(monster))} ${type}${subtypes.length === 0 ? '' : ` (${subtypes.join(', ')})`}`;
  };
  const lineHtml = (list: readonly string[] = []) => {
    if (list.length === 0) return null;
    const parts = list.map((listed, i) => {
      const shown = i === 0 ? capitalized(listed) : listed;
      const term = termOf(listed);
      if (term === null) return escapeHtml(shown);
      const { length } = term.text;
      return linkTo(shown.slice(0, length), term) + escapeHtml(shown.slice(length));
    });
    return parts.join(', ');
  };
  return (monster) => {
    const { special_attacks = [], special_qualities = [] } = monster;
    const found = new Map<string, SpecialTerm>();
    for (const term of [...special_attacks, ...special_qualities].map(termOf))
      if (term && !found.has(term.text)) found.set(term.text, term);
    return {
      special_terms: [...found.values()],
      type_html: typeHtml(monster),
      special_attacks_html: lineHtml(monster.special_attacks),
      special_qualities_html: lineHtml(monster.special_qualities),
    };
  };
}

/** The term of a subtype: `fire-subtype`, `swarm`, or one for all kinds of it (`augmented-magical-beast`). */
function subtypeAddress(subtype: string, summaries: ReadonlyMap<string, string>): string {
  const candidates = [`${subtype}-subtype`, subtype, `${subtype.split('-')[0]}-subtype`];
  return candidates.map((slug) => `glossary/${slug}`).find((address) => summaries.has(address)) ?? 'rules/subtypes';
}

function linkTo(words: string, term: SpecialTerm | null): string {
  if (term === null) return escapeHtml(words);
  return `<a class="term" href="${term.url}" data-tip="${escapeHtml(term.summary)}">${escapeHtml(words)}</a>`;
}

/** The name without its figures: `damage reduction 10/magic` → `damage reduction`, `rake 1d6+2` → `rake`. */
function nameOf(listed: string): string {
  return listed
    .toLowerCase()
    .replace(/ (?:[+−\d(]|to ).*$/, '')
    .trim();
}
