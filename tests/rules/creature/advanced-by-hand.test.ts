import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMonster, builtMonster } from '../../../src/contract/creature-build.ts';
import { signed } from '../../../src/rules/signed.ts';
import { startApi } from '../../support/server.ts';
import { ADVANCED_BY_HAND } from './advanced-by-hand.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The figures of an answer in the words of the block that was worked out by hand. */
function blockOf(answer: BuiltMonster, expected: readonly string[]): string[] {
  const { build, ...now } = answer;
  const changed = new Map(build.changes.map(({ field, to }) => [field, to]));
  const printedFeats = now.feats.filter(({ bonus }) => !bonus).length;
  const { feats = printedFeats, skill_points = 0 } = Object.fromEntries(changed);
  const reach = expected[0]?.endsWith('reach open') ? 'open' : now.reach?.replace(/ \(.*/, '');
  const damage = expected.slice(3, -1).map((attack) => attack.split(' ')[0]);
  return [
    `${now.size_name}, ${now.hit_dice} (${now.hit_points} hp), initiative ${signed(now.initiative)}, space ${now.space}, reach ${reach}`,
    `AC ${now.armor_class_total}, touch ${now.touch_armor_class}, flat-footed ${now.flat_footed_armor_class}, base attack ${signed(now.base_attack ?? Number.NaN)}, grapple ${signed(now.grapple ?? Number.NaN)}, ${now.saves?.replaceAll(/ \(.*?\)/g, '')}`,
    String(now.full_attack),
    ...now.special_attack_list.filter((attack) => damage.includes(attack.split(' ')[0])),
    `Str ${now.str ?? '—'}, Dex ${now.dex ?? '—'}, Con ${now.con ?? '—'}, ${feats} feats, ${skill_points} skill points, CR ${now.challenge_rating}`,
  ];
}

test.each(ADVANCED_BY_HAND)('$monster of $hd Hit Dice', async ({ monster, hd, block }) => {
  const answer = await fetch(`${api.base}/api/monsters/${monster}/build?hd=${hd}`);
  expect(blockOf(builtMonster.parse(await answer.json()), block)).toEqual(block);
});
