import { expect, test } from 'vitest';
import { CAMPAIGN_LIMITS, type Campaign, inForceOf, readCampaign, termsOf } from '../../my-books/campaign.ts';
import { MAX_CODE_LENGTH, packJson } from '../lists/packed-json.ts';
import { campaignCode, readCampaignCode } from './campaign-code.ts';

const ROAD: Campaign = {
  id: '3',
  name: 'The Gilded Road',
  books: 'core,complete-warrior',
  bans: [
    { kind: 'feats', slug: 'leadership', name: 'Leadership', note: 'Six players are enough.' },
    { kind: 'spells', slug: 'gate', name: 'Gate', note: '' },
  ],
  added: [{ kind: 'races', slug: 'warforged', name: 'Warforged', note: 'Eberron Campaign Setting 20' }],
  terms: 'Abilities: 28 points\nStart: 3rd level, 2,700 gp',
  rules: 'A natural 20 on a skill check counts as 30.',
  notes: '',
};

test('a campaign comes out of its link as it went in, but for its id', () => {
  const code = campaignCode(ROAD) ?? '';
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(600);
  expect(readCampaignCode(code)).toEqual({ ...ROAD, id: '' });
});

test('a campaign that is too long for a link has none', () => {
  const rules = Array.from({ length: CAMPAIGN_LIMITS.rules }, (_, i) =>
    String.fromCharCode(33 + ((i * i * 7 + i) % 90)),
  ).join('');
  const notes = [...rules].reverse().join('').slice(0, CAMPAIGN_LIMITS.notes);
  const code = campaignCode({ ...ROAD, rules, notes });
  expect(code === null || code.length <= MAX_CODE_LENGTH).toBe(true);
  expect(readCampaignCode('a'.repeat(MAX_CODE_LENGTH + 1))).toMatch(/too long/);
});

test.each([
  ['broken', /damaged/],
  [packJson(['no books']), /does not hold a campaign/],
  [packJson({ name: 'x' }), /does not hold a campaign/],
  [packJson(['x', '<script>', [], []]), /does not hold a campaign/],
])('a link that holds none says so: %s', (code, message) => {
  expect(readCampaignCode(code)).toMatch(message);
});

test('what names no entry is left out, and what is too long is cut', () => {
  const code = packJson([
    'x'.repeat(500),
    'core',
    [['feats/leadership', 'Leadership'], ['nonsense/x', 'X'], ['feats/../x', 'X'], 7],
    Array.from({ length: 200 }, (_, i) => [`feats/feat-${i}`, `Feat ${i}`]),
    'y'.repeat(9000),
  ]);
  const read = readCampaignCode(code) as Campaign;
  expect(read.name).toHaveLength(CAMPAIGN_LIMITS.name);
  expect(read.bans.map(({ slug }) => slug)).toEqual(['leadership']);
  expect(read.added).toHaveLength(CAMPAIGN_LIMITS.entries);
  expect(read.terms).toHaveLength(CAMPAIGN_LIMITS.terms);
});

test('anything else in the storage is no campaign', () => {
  for (const value of [null, 7, 'x', {}, { name: 'x' }, { name: 'x', books: '' }])
    expect(readCampaign(value)).toBeNull();
});

test('what is in force names the entries by their addresses', () => {
  expect(inForceOf(ROAD, ['phb-35'], 140)).toEqual({
    text: 'core,complete-warrior',
    books: ['phb-35'],
    of: 140,
    campaign: '3',
    name: 'The Gilded Road',
    added: ['races/warforged'],
    bans: { 'feats/leadership': 'Six players are enough.', 'spells/gate': '' },
    lifted: false,
  });
});

test('terms are lines with a label before a colon', () => {
  expect(termsOf('Start: 3rd level\n\nNo evil characters')).toEqual([
    { label: 'Start', value: '3rd level' },
    { label: '', value: 'No evil characters' },
  ]);
});
