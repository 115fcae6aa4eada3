import type { Finding } from '../finding.ts';
import { type Entry, lineOf } from '../source-file.ts';
import { textsIn } from './texts.ts';

type Names = { path: readonly PropertyKey[]; names: readonly string[] };

/**
 * Checks that lists of names are alphabetical: skills and feats of monsters, languages and class skills, domains of deities,
 * and spells in the texts of monsters and races. Lists by age or by another order that means something are in sentences
 * of their own ("… (old or older)") or have fewer than four names.
 */
export function checkListOrder(entries: readonly Entry[]): Finding[] {
  return entries.flatMap((entry) =>
    [...typedLists(entry), ...writtenLists(entry)].flatMap(({ path, names }) => {
      const wrong = firstOutOfOrder(names);
      if (wrong === null) return [];
      const message = `"${wrong[1]}" stands after "${wrong[0]}"; put the list in alphabetical order`;
      return [{ file: entry.file, line: lineOf(entry.file, path), rule: 'list-order', message }];
    }),
  );
}

type Named = string | { skill?: string; feat?: string; subtype?: string | undefined; text?: string };

const nameOf = (item: Named): string =>
  typeof item === 'string'
    ? item.replaceAll('-', ' ')
    : `${(item.skill ?? item.feat ?? item.text ?? '').replaceAll('-', ' ')} ${item.subtype ?? ''}`.trim();

function typedLists(entry: Entry): Names[] {
  const listOf = (path: readonly PropertyKey[], list: unknown): Names[] =>
    Array.isArray(list) ? [{ path, names: (list as Named[]).map(nameOf) }] : [];
  const value = entry.value as Record<string, unknown> & {
    languages?: { bonus?: unknown };
    racial_hit_dice?: { class_skills?: unknown };
  };
  if (entry.kind === 'monsters')
    return [
      ...listOf(['skills'], value.skills),
      ...listOf(['feats'], value.feats),
      ...listOf(['epic_feats'], value.epic_feats),
    ];
  if (entry.kind === 'races')
    return [
      ...listOf(['languages', 'bonus'], value.languages?.bonus),
      ...listOf(['racial_hit_dice', 'class_skills'], value.racial_hit_dice?.class_skills),
    ];
  if (entry.kind === 'classes') return listOf(['class_skills'], value.class_skills);
  if (entry.kind === 'deities') return listOf(['domains'], value.domains);
  return [];
}

const SPELL_LINK = /\*?\[\*?([^\]*]+)\*?\]\((?:spells|powers)\/[a-z0-9-]+\)\*?/g;
/** Four or more spells in a row; a link stands as ‹name› here. */
const RUN = /(?:‹[^›]+›|\*[^*]+\*)(?:,? (?:and |or )?(?:‹[^›]+›|\*[^*]+\*)){3,}/g;
const NAME = /‹([^›]+)›|\*([^*]+)\*/g;
const IN_BRACKETS = / \([^()]*\)/g;

function writtenLists({ kind, value }: Entry): Names[] {
  if (kind !== 'monsters' && kind !== 'monster-families' && kind !== 'races') return [];
  return textsIn(value).flatMap(({ text, path }) =>
    text
      .split(/[.;—|\n]/)
      .filter((clause) => !/\b(?:or older|great wyrm)\b/.test(clause))
      .flatMap((clause) =>
        Array.from(clause.replace(SPELL_LINK, '‹$1›').replace(IN_BRACKETS, '').matchAll(RUN), ([run]) => run)
          .filter((run) => run.includes('‹'))
          .map((run) => ({
            path,
            names: Array.from(run.matchAll(NAME), ([, linked, plain]) => linked ?? plain ?? ''),
          })),
      ),
  );
}

/** "greater dispel magic" may stand under "dispel magic", as some books have it. */
const GRADE = /^(?:greater|improved|lesser|mass|psionic|true) /i;

function firstOutOfOrder(names: readonly string[]): readonly [string, string] | null {
  const byName = outOfOrder(names, names);
  const byKind = outOfOrder(
    names,
    names.map((name) => name.replace(GRADE, '')),
  );
  return byKind === null ? null : byName;
}

function outOfOrder(names: readonly string[], keys: readonly string[]): readonly [string, string] | null {
  const at = keys.findIndex((key, i) => i > 0 && compare(keys[i - 1] ?? '', key) > 0);
  return at === -1 || names.length < 4 ? null : [names[at - 1] ?? '', names[at] ?? ''];
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });
