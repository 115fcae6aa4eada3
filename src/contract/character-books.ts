import type { CharacterFacts } from '../rules/character/facts.ts';
import type { Finding } from '../rules/character/finding.ts';
import type { WorkedOut } from '../rules/character/work-out.ts';
import { type BookScope, isAllowed } from './books.ts';

/* A character at a table that allows some books only. */

type Part = 'races' | 'classes' | 'feats' | 'spells';

/**
 * The character without the feats and classes that the table does not allow, and with a finding for each thing that it has
 * all the same.
 * @param scope null where the table allows every book
 */
export function withinBooks(worked: WorkedOut, scope: BookScope | null, facts: CharacterFacts): WorkedOut {
  if (scope === null) return worked;
  const isOpen = (part: Part, slug: string) => isOpenIn(scope, part, slug, facts);
  const keep =
    (part: Part) =>
    ({ slug, state }: { slug: string; state: string }) =>
      state === 'had' || isOpen(part, slug);
  return {
    ...worked,
    feats: worked.feats.filter(keep('feats')),
    classes: worked.classes.filter(keep('classes')),
    findings: [...worked.findings, ...findingsOf(worked, scope, facts)],
  };
}

/** Whether a table allows a part of a character. */
export function isOpenIn(scope: BookScope, part: Part, slug: string, facts: CharacterFacts): boolean {
  return isAllowed(scope, part, slug, facts[part][slug]?.books ?? []);
}

/** What was chosen and is not allowed. What a race or class gives goes with it. */
function findingsOf({ sheet }: WorkedOut, scope: BookScope, facts: CharacterFacts): Finding[] {
  const { character, race, classes, feats } = sheet;
  const chosen: [Part, string][] = [
    ['races', race.slug],
    ...classes.map((held): [Part, string] => ['classes', held.facts.slug]),
    ...feats.flatMap(({ feat, from }): [Part, string][] => (from === undefined ? [['feats', feat]] : [])),
    ...(character.spells ?? []).map((spell): [Part, string] => ['spells', spell]),
  ];
  const seen = new Set<string>();
  return chosen.flatMap(([part, slug]): Finding[] => {
    if (isOpenIn(scope, part, slug, facts) || seen.has(`${part}/${slug}`)) return [];
    seen.add(`${part}/${slug}`);
    const { name = slug } = facts[part][slug] ?? {};
    const source = part === 'spells' ? '' : (facts[part][slug]?.source ?? '');
    return [
      {
        severity: 'warning',
        about: slug,
        message: scope.banned.has(`${part}/${slug}`)
          ? `${name} is not allowed at this table.`
          : `${name} is not in the books that this table allows.`,
        source,
      },
    ];
  });
}
