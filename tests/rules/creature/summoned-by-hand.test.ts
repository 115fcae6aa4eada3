import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMonster, builtMonster } from '../../../src/contract/creature-build.ts';
import { signed } from '../../../src/rules/signed.ts';
import { startApi } from '../../support/server.ts';
import { SUMMONED_BY_HAND } from './summoned-by-hand.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const built = async (monster: string, query: string) =>
  builtMonster.parse(await (await fetch(`${api.base}/api/monsters/${monster}/build?${query}`)).json());

const printedOf = (now: BuiltMonster) =>
  `${now.hit_points} hp, AC ${now.armor_class_total}, touch ${now.touch_armor_class}, flat-footed ${now.flat_footed_armor_class}, grapple ${signed(now.grapple ?? Number.NaN)}, Fort ${signed(now.fort_save ?? Number.NaN)}, Ref ${signed(now.reflex_save ?? Number.NaN)}, Will ${signed(now.will_save ?? Number.NaN)}; ${now.full_attack}`;

const GIVEN = /^(?:resistance to (?:acid|cold)|damage reduction|spell resistance) /;

function givenOf(now: BuiltMonster): string {
  const [, smite, points] = /Smite (evil|good): (\+\d+) damage/.exec(now.build.notes.join(' ')) ?? [];
  const qualities = now.special_quality_list.filter((quality) => GIVEN.test(quality));
  return [`CR ${now.challenge_rating}, Int ${now.int}, ${now.type_name}, smite ${smite} ${points}`, ...qualities].join(
    '; ',
  );
}

/** The special attacks whose damage Strength changes are those that a block sums up by name. */
const SPECIAL = /^(?:rake|rend|constrict|impale|trample) \d/;

const augmentedOf = (now: BuiltMonster) =>
  [
    `Str ${now.str ?? '—'}, Con ${now.con ?? '—'}, ${now.hit_points} hp, grapple ${signed(now.grapple ?? Number.NaN)}, Fort ${signed(now.fort_save ?? Number.NaN)}`,
    now.full_attack,
    ...now.special_attack_list.filter((attack) => SPECIAL.test(attack)),
  ].join('; ');

test.each(SUMMONED_BY_HAND)('$monster', async ({ monster, template, plain, printed, given, augmented }) => {
  const ways = [...(template ? [`template=${template}&`] : []), ...(plain ? [''] : [])];
  for (const way of ways) {
    const as = await built(monster, way);
    expect(printedOf(as), way).toBe(printed);
    if (way !== '') expect(givenOf(as)).toBe(given);
    expect(augmentedOf(await built(monster, `${way}augment=1`)), way).toBe(augmented);
  }
});

test('every creature that the tables name is worked out', async () => {
  const levels = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  const named = new Set<string>();
  for (const spell of levels.flatMap((level) => [`summon-monster-${level}`, `summon-natures-ally-${level}`])) {
    const { description_html } = (await (await fetch(`${api.base}/api/spells/${spell}`)).json()) as {
      description_html: string;
    };
    for (const [, address = ''] of description_html.matchAll(/href="\/monsters\/([a-z0-9-]+(?:\?template=[a-z-]+)?)"/g))
      named.add(address);
  }
  const worked = SUMMONED_BY_HAND.flatMap(({ monster, template, plain }) => [
    ...(template ? [`${monster}?template=${template}`] : []),
    ...(plain ? [monster] : []),
  ]);
  expect(named.size).toBeGreaterThan(150);
  expect([...named].filter((address) => !worked.includes(address))).toEqual([]);
});
