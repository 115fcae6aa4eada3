import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REQUEST_BUDGET } from '../../src/contract/budget.ts';
import { type CharacterAnswer, characterAnswer } from '../../src/contract/character.ts';
import { CHARACTER_LIMITS } from '../../src/contract/character-limits.ts';
import { problem } from '../../src/contract/problems.ts';
import { startApi } from '../support/server.ts';

/** A feat or class as it must be judged; figures of what is missing stand only where they are numbers. */
type Expected = {
  state: string;
  missing?: { kind: string; have?: number | null; need?: number }[];
  choices?: string[];
};
type Example = {
  name: string;
  request: Request & { group?: string };
  figures: Record<string, unknown> & { saves: Record<string, { base: number; total: number }> };
  granted_feats: string;
  feats: Record<string, Expected>;
  classes: Record<string, Expected>;
  /** State → slugs. */
  core_feats?: Record<string, string>;
  /** All errors that must be found: what each is about, and words of its message. */
  errors?: { about: string; says: string[] }[];
};
type Request = Record<string, unknown> & { feats?: unknown[]; ranks?: Record<string, number> };
type BadInput = { name: string; change: Record<string, unknown>; errors: { parameter: string; value?: string }[] };

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as unknown;
const EXAMPLES = read('examples.json') as Example[];
const BAD_INPUT = read('bad-input.json') as BadInput[];
const [{ request: BASE }] = EXAMPLES as [Example];

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (body: unknown, query = '') =>
  fetch(`${api.base}/api/character${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function workOut(request: unknown, query = ''): Promise<CharacterAnswer> {
  const response = await send(request, query);
  expect(response.status).toBe(200);
  return characterAnswer.parse(await response.json());
}

const rankOf = ({ kind, have, need }: { kind: string; have?: unknown; need?: unknown }) => `${kind} ${have} ${need}`;

/** Whether the feat or class is judged as it must be; what is missing compares as a set, its words are free. */
function judged(answer: CharacterAnswer['feats'], slug: string, { state, missing, choices }: Expected): string[] {
  const found = answer.find((each) => each.slug === slug);
  if (found?.state !== state) return [`${slug} is ${found?.state}, not ${state}: ${JSON.stringify(found?.missing)}`];
  const faults: string[] = [];
  if (missing && missing.length !== found.missing.length)
    faults.push(`${slug} lacks ${found.missing.map(({ text }) => text).join(', ')}`);
  const given = found.missing.map(rankOf);
  for (const each of missing ?? [])
    if (typeof each.have === 'number' && !given.includes(rankOf(each)))
      faults.push(`${slug} lacks ${given.join(', ')}, not ${rankOf(each)}`);
  if (choices && JSON.stringify(choices) !== JSON.stringify(found.choices)) faults.push(`${slug}: ${found.choices}`);
  return faults;
}

describe.each(EXAMPLES)('$name', ({ request, figures, granted_feats, feats, classes, core_feats, errors }) => {
  let answer: CharacterAnswer;
  beforeAll(async () => {
    answer = await workOut(request);
  });

  test('has the figures of the books', () => {
    const given = {
      ...answer,
      saves: Object.fromEntries(Object.entries(answer.saves).map(([save, { base, total }]) => [save, { base, total }])),
      hit_points: answer.hit_points.total,
      feat_slots: answer.feat_slots.filter(({ optional }) => !optional).length,
      experience_penalty: answer.experience_penalty.percent,
      power_points: answer.power_points.total,
      caster_levels: answer.caster_levels.map(({ highest_level: _, ...each }) => each),
      manifester_levels: Object.fromEntries(
        answer.manifester_levels.map((each) => [each.class, each.manifester_level]),
      ),
    };
    expect(given).toMatchObject(figures);
    for (const { total, terms } of [answer.saves.fortitude, answer.saves.reflex, answer.saves.will])
      expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(total);
    expect([...new Set(answer.granted_feats.map(({ feat }) => feat))].sort().join(' ')).toBe(granted_feats);
  });

  test('has, can take or lacks the right feats and classes', () => {
    const faults = [
      ...Object.entries(feats).flatMap(([slug, expected]) => judged(answer.feats, slug, expected)),
      ...Object.entries(classes).flatMap(([slug, expected]) => judged(answer.classes, slug, expected)),
      ...Object.entries(core_feats ?? {}).flatMap(([state, slugs]) =>
        slugs
          .split(' ')
          .filter(Boolean)
          .flatMap((slug) => judged(answer.feats, slug, { state })),
      ),
    ];
    expect(faults).toEqual([]);
  });

  test('has the errors that it has, and no others', () => {
    if (errors === undefined) return;
    const left = answer.findings.filter(({ severity }) => severity === 'error');
    for (const { about, says } of errors) {
      const index = left.findIndex(
        (finding) =>
          finding.about === about && says.every((word) => finding.message.toLowerCase().includes(word.toLowerCase())),
      );
      expect(index, `${about}: ${says.join(', ')} in ${JSON.stringify(left)}`).toBeGreaterThanOrEqual(0);
      left.splice(index, 1);
    }
    expect(left).toEqual([]);
  });
});

describe('wrong requests', () => {
  const HUGE: BadInput[] = [
    {
      name: 'a hundred classes',
      change: { classes: Array.from({ length: 100 }, () => ({ class: 'fighter', level: 1 })) },
      errors: [{ parameter: 'classes' }],
    },
    { name: 'a name of 10 kB', change: { name: 'x'.repeat(10_240) }, errors: [{ parameter: 'name' }] },
    {
      name: 'more than 60 levels together',
      change: {
        classes: [
          { class: 'fighter', level: 40 },
          { class: 'rogue', level: 21 },
        ],
      },
      errors: [{ parameter: 'classes' }],
    },
    {
      name: 'a kind that Knowledge has not',
      change: { ranks: { 'knowledge:cats': 1 } },
      errors: [{ parameter: 'ranks.knowledge:cats' }],
    },
    {
      name: 'ranks of an object’s own property',
      change: { ranks: { constructor: 1 } },
      errors: [{ parameter: 'ranks.constructor' }],
    },
    { name: 'a race by an object’s own property', change: { race: 'constructor' }, errors: [{ parameter: 'race' }] },
  ];

  test.each([...BAD_INPUT, ...HUGE])('$name', async ({ change, errors }) => {
    const response = await send({ ...BASE, ...change });
    expect(response.status).toBe(400);
    const { errors: given } = problem.parse(await response.json());
    expect(given).toEqual(expect.arrayContaining(errors.map((error) => expect.objectContaining(error))));
  });

  test('what is no JSON object, too long or not sent as JSON is refused', async () => {
    const statuses = await Promise.all(
      ['', '{', '[]', 'null', '"x"', '{"__proto__":1}'].map(async (body) => (await send(body)).status),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
    expect((await send({ ...BASE, spells: ['x'.repeat(REQUEST_BUDGET.bodyBytes)] })).status).toBe(413);
    const asText = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
    expect((await fetch(`${api.base}/api/character`, asText)).status).toBe(415);
    const reading = await fetch(`${api.base}/api/character`);
    expect([reading.status, reading.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await send(BASE, '?group=none')).status).toBe(400);
  });
});

test('the group limits the feats', async () => {
  const { feats } = await workOut(BASE, '?group=core');
  const all = (await workOut(BASE)).feats;
  expect(feats.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(feats));
});

test('the order of feats does not matter, and a level of fighter takes no feat away', async () => {
  const states = ({ feats }: CharacterAnswer) => new Map(feats.map(({ slug, state }) => [slug, state]));
  for (const { request } of EXAMPLES.filter(({ request }) => (request.feats?.length ?? 0) > 2)) {
    const answer = await workOut(request);
    const turned = await workOut({ ...request, feats: [...(request.feats ?? [])].reverse() });
    expect(states(turned)).toEqual(states(answer));
    const classes = request.classes as { class: string; level: number }[];
    const more = classes.some((each) => each.class === 'fighter')
      ? classes.map((each) => (each.class === 'fighter' ? { ...each, level: each.level + 1 } : each))
      : [...classes, { class: 'fighter', level: 1 }];
    const after = states(await workOut({ ...request, classes: more }));
    const open = [...states(answer)]
      .filter(([, state]) => state === 'had' || state === 'eligible')
      .map(([slug]) => slug);
    expect(open.filter((slug) => !['had', 'eligible'].includes(after.get(slug) ?? ''))).toEqual([]);
  }
});

test('Psionic Body is a term of the hit points', async () => {
  // Elan psion 5: d4 4 + 4 × 2.5 = 14, Con 14 2 × 5 = 10, Psionic Body 2 × 3 (Extend Power is metapsionic): 30.
  const psion = EXAMPLES.find(({ name }) => name === 'elan psion 5')?.request ?? {};
  const { hit_points } = await workOut(psion);
  expect(hit_points.terms.at(-1)).toEqual({ label: 'Psionic Body, 3 psionic feats', value: 6 });
});

test('no random request breaks it, and every answer has its bounds', async () => {
  const slugs = (values: readonly string[]) => fc.constantFrom(...values);
  const some = EXAMPLES.map(({ request }) => request);
  const value = fc.oneof(fc.jsonValue(), slugs(['fighter', 'elf', 'constructor', 'weapon-focus', '']), fc.integer());
  const request = fc.record({
    base: fc.constantFrom(...some),
    change: fc.dictionary(
      slugs([...Object.keys(CHARACTER_LIMITS), ...Object.keys(BASE), 'deity', 'domains', 'spells']),
      value,
    ),
    classes: fc.uniqueArray(
      fc.record({
        class: slugs(['monk', 'psion', 'cleric', 'archmage', 'soulknife', 'hexblade']),
        level: fc.integer({ min: 1, max: 9 }),
      }),
      { selector: (each) => each.class, minLength: 1 },
    ),
    feats: fc.array(
      fc.record({
        feat: slugs(['weapon-focus', 'epic-weapon-focus', 'bonus-domain', 'toughness', 'skill-focus']),
        choice: fc.string({ minLength: 1, maxLength: 40 }),
      }),
      { maxLength: 20 },
    ),
  });
  const requests = fc.sample(request, { seed: 22, numRuns: 120 });
  for (const { base, change, classes, feats } of requests) {
    expect((await send({ ...base, ...change })).status).toBeLessThan(500);
    const response = await send({ ...base, classes, feats });
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeLessThan(400_000);
  }
});
