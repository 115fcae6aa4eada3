import type { RawQuery } from '../../../contract/query.ts';
import type { SummonedCreature, Summoning } from '../../../contract/summoning.ts';
import { apiPaths } from '../../api-paths.ts';
import { paths } from '../../paths.ts';
import { summonedText } from '../encounters/made-creatures.ts';

/** The parameters of the page, in the order of the address. */
const PARAMETERS = ['spell', 'as', 'level', 'augment', 'list', 'group'] as const;

type Change = Readonly<Partial<Record<(typeof PARAMETERS)[number], string | undefined>>>;

/** The address of a summoning with some values changed: parameters in a fixed order, without empty ones. */
export function summoningAddress(query: RawQuery, change: Change = {}): string {
  const merged: RawQuery = { ...query, ...change };
  const pairs = PARAMETERS.flatMap((name): [string, string][] => {
    const value = merged[name]?.trim();
    return value ? [[name, value]] : [];
  });
  return paths.summoning(Object.fromEntries(pairs));
}

/** The call that works out the creatures of an address. */
export const summoningCall = (spell: string, { as, level, augment, list, group }: RawQuery): string =>
  apiPaths.summoning(spell, {
    as: as || undefined,
    level: level || undefined,
    augment: augment || undefined,
    list: list || undefined,
    group: group || undefined,
  });

/** The address of the fight that a creature joins: as many as come, for as many rounds as the spell lasts. */
export function intoTheFight(
  { slug, template, augmented }: SummonedCreature,
  { lists, list, duration }: Summoning,
): string {
  const count = lists.find(({ key }) => key === list)?.count ?? '1';
  return paths.fight({
    summoned: summonedText({ slug, template, augmented, count }),
    rounds: duration.rounds ?? undefined,
  });
}

/** The address of a summoned creature on its own page, with all that was added to it. */
export const creatureAddress = ({ slug, template, augmented }: SummonedCreature): string =>
  paths.entry('monsters', slug, {
    template: template ?? undefined,
    augment: augmented ? 1 : undefined,
  });
