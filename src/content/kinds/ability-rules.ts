import type { KindName } from '../../contract/kinds.ts';
import { slugify } from '../../contract/slug.ts';
import type { CompileContext } from '../compile-context.ts';

/** Special attacks and qualities that name a rule in other words than its term, by the address of the rule. */
const ABILITY_RULES: readonly (readonly [pattern: RegExp, address: string])[] = [
  [/^(?:\S+ )?turn resistance$/, 'glossary/turn-resistance'],
  [/^magic immunity$/, 'glossary/spell-immunity'],
  [/^resistances?$|^\w+ resistance$|^[\w, ]+ and \w+ resistance$/, 'glossary/resistance-to-energy'],
  [/^vulnerabilit(?:y|ies)$|^\w+ vulnerability$/, 'glossary/vulnerability-to-energy'],
  [/^(?:immunity|immunities|immune)$|^\w+ immunity$/, 'rules/energy-resistance-and-immunity'],
  // The rest of a list: `immunity to acid, cold, and fire`.
  [/^(?:acid|cold|electricity|fire|sonic)$/, 'rules/energy-resistance-and-immunity'],
  [/^petrification$/, 'glossary/petrified'],
  [/^mind-affecting attacks$/, 'glossary/mind-affecting'],
  [/\bgaze$/, 'glossary/gaze-attack'],
  [/^(?:ability|strength|dexterity|constitution|intelligence|wisdom|charisma) drain$/, 'glossary/ability-drained'],
  [/^(?:ability|strength|dexterity|constitution|intelligence|wisdom|charisma) damage$/, 'glossary/ability-damaged'],
  [/^paralyzing \w+$/, 'glossary/paralysis'],
  [/^fear(?: aura| cone| ray)?$/, 'glossary/fear-special-ability'],
  [/\bray$/, 'glossary/ray'],
  [/^(?:keen )scent$/, 'glossary/scent'],
  [/^spells$/, 'glossary/spells-special-ability'],
  [/^summon (?!swarm|familiar)/, 'glossary/summon-special-ability'],
  [/^psionic powers$/, 'glossary/psionics'],
  [/^psionic traits$/, 'rules/subtypes'],
  [/^blind$/, 'glossary/blinded'],
  [/^half damage from slashing and piercing$|^distraction$/, 'glossary/swarm'],
  [/^(?:turn|rebuke|command|rebuke\/command) undead$/, 'glossary/turn-or-rebuke-undead'],
  [/^smite (?:evil|good)$/, 'glossary/smite'],
  [/^lay on hands$|^paladin abilities$/, 'classes/paladin'],
  [/^poison use$/, 'classes/assassin'],
  [/^summon familiar$/, 'glossary/familiar'],
  [/^favored enemy /, 'glossary/favored-enemy'],
  [/^(?:elven|drow) traits$/, 'races/elf'],
  [/^svirfneblin traits$/, 'races/gnome'],
];

/** The kinds whose entries may be named like a special attack or quality: `dwarf traits`, `true seeing`. */
const NAMESAKES = ['races', 'spells'] as const satisfies readonly KindName[];

/**
 * Creates the function that finds the address of the rule that a special attack or quality names. `isOwn`: whether the
 * monster's text explains the name, which then means no race or spell.
 */
export function abilityRules(context: CompileContext): (name: string, isOwn: boolean) => string | null {
  const byWord = new Map(
    context
      .all('glossary')
      .flatMap(({ slug, value }) =>
        [value.name, ...(value.terms ?? [])].map((word) => [word.toLowerCase(), `glossary/${slug}`] as const),
      ),
  );
  const namesake = (name: string) => {
    const slug = slugify(name.replace(/ traits$/, ''));
    const kind = NAMESAKES.find((found) => context.get(found, slug) !== undefined);
    return kind === undefined ? null : `${kind}/${slug}`;
  };
  return (name, isOwn) =>
    byWord.get(name) ?? ABILITY_RULES.find(([pattern]) => pattern.test(name))?.[1] ?? (isOwn ? null : namesake(name));
}

/** A special ability that a text explains under its name: `**Enslave (Su).**`. */
const OWN_ABILITY = /^\*\*(?:\[([^\]]+)\]\([^)]*\)|([^*]+?))(?:\s*\((?:Ex|Su|Sp|Ps)\b[^)]*\))?[.:]?\*\*/gm;

/** The names, in lower case, of the abilities that texts explain, with the anchor of each on the monster's page. */
export function ownAbilities(texts: readonly (string | undefined)[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [, linked, plain = ''] of (text ?? '').matchAll(OWN_ABILITY)) {
      const name = (linked ?? plain).replace(/\s*\((?:Ex|Su|Sp|Ps)\b.*$/, '').replace(/[.:]$/, '');
      if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), slugify(name));
    }
  return found;
}
