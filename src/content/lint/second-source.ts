import type { Finding } from '../finding.ts';
import {
  SECOND_KINDS,
  type SecondKind,
  type SecondRow,
  type SecondSource,
  secondSourceFile,
} from '../second-source.ts';
import type { Entry } from '../source-file.ts';
import { sourcesOf } from '../sources.ts';

/** Facts by name. A fact that is undefined is not known. */
type Facts = Readonly<Record<string, unknown>>;

/**
 * Compares the facts of entries with those of a second source. A fact that differs must be named in `in_doubt` there, and
 * one that is named there must differ. docs/doubtful-facts.md lists them.
 */
export function checkSecondSource(second: SecondSource, entries: readonly Entry[]): Finding[] {
  const bySlug = new Map(entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
  return SECOND_KINDS.flatMap((kind) =>
    [...second[kind]].flatMap(([slug, row]) => {
      const entry = bySlug.get(`${kind}/${slug}`);
      if (entry === undefined) return [finding(kind, `there is no content/${kind}/${slug}.yaml; mend the slug`)];
      return comparison(kind, entry, row);
    }),
  );
}

function comparison(kind: SecondKind, entry: Entry, row: SecondRow<SecondKind>): Finding[] {
  const { in_doubt = [], ...said } = row as { in_doubt?: string[] } & Facts;
  const own = factsOf(entry, said);
  const names = new Set([...Object.keys(said), ...in_doubt]);
  return [...names].flatMap((name) => {
    const [ours, theirs] = [own[name], said[name]].map(textOf);
    const isDoubtful = in_doubt.includes(name);
    if ((ours === theirs) !== isDoubtful) return [];
    return [
      finding(
        kind,
        isDoubtful
          ? `${name} of ${entry.slug} does not differ; remove it from in_doubt and from docs/doubtful-facts.md`
          : `${name} of ${entry.slug} is ${theirs} here and ${ours} in ${entry.file}; look it up, and mend one of them or name it in in_doubt and in docs/doubtful-facts.md`,
      ),
    ];
  });
}

/** The facts of an entry by the names of the second source. `said`: what that says of it. */
function factsOf({ kind, value }: Entry, said: Facts): Facts {
  if (kind === 'feats') {
    const pages = sourcesOf(value).map(({ rulebook, page }) => [rulebook, page] as const);
    // A rulebook that prints it twice counts by its first page.
    return Object.fromEntries(pages.reverse());
  }
  if (kind === 'monsters') {
    const { page, challenge_rating, size, type } = value as Entry<'monsters'>['value'];
    return { page, cr: challenge_rating, size, type };
  }
  if (kind !== 'classes') return {};
  const variant = (value as Entry<'classes'>['value']).variants.find(({ rulebook }) => rulebook === said.rulebook);
  if (variant === undefined) return {};
  const { rulebook, page, hit_die, skill_points, base_attack, saves, max_level, requirements } = variant;
  return {
    ...{ rulebook, page, hit_die, skill_points, base_attack, levels: max_level },
    good_saves: saves && (['fortitude', 'reflex', 'will'] as const).filter((name) => saves[name] === 'good'),
    needs_base_attack: requirements?.base_attack,
  };
}

const textOf = (fact: unknown): string =>
  fact === undefined ? 'unknown' : Array.isArray(fact) ? fact.join(', ') || 'none' : String(fact);

const finding = (kind: SecondKind, message: string): Finding => ({
  file: secondSourceFile(kind),
  rule: 'second-source',
  message,
});
