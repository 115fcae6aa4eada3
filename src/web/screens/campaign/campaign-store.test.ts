import { beforeEach, expect, test } from 'vitest';
import { myBooks } from '../../data/my-books.ts';
import { type Campaign, inForceOf } from '../../my-books/campaign.ts';
import { addCampaign, campaigns, removeCampaign, restoreCampaign } from './campaign-store.ts';

const campaign = (name: string): Omit<Campaign, 'id'> => ({
  name,
  books: 'core',
  bans: [],
  added: [],
  terms: '',
  rules: '',
  notes: '',
});
const names = () => campaigns.read().map(({ name }) => name);
const first = () => campaigns.read()[0] as Campaign;

beforeEach(() => {
  campaigns.write([]);
  myBooks.write(null);
  addCampaign(campaign('Road'));
  addCampaign(campaign('Sea'));
});

test('a deleted campaign comes back at its place, with its id and its books in force', () => {
  const before = campaigns.read();
  const inForce = inForceOf(first(), ['phb-35'], 140);
  myBooks.write(inForce);
  const removed = removeCampaign(first());
  expect(names()).toEqual(['Sea']);
  expect(myBooks.read()).toBeNull();
  restoreCampaign(removed);
  expect(campaigns.read()).toEqual(before);
  expect(myBooks.read()).toEqual(inForce);
});

test('a campaign comes back once', () => {
  const removed = removeCampaign(first());
  restoreCampaign(removed);
  restoreCampaign(removed);
  expect(names()).toEqual(['Road', 'Sea']);
});

test('books that are in force since the deletion stay', () => {
  const [road, sea] = campaigns.read() as [Campaign, Campaign];
  myBooks.write(inForceOf(road, ['phb-35'], 140));
  const removed = removeCampaign(road);
  myBooks.write(inForceOf(sea, ['phb-35'], 140));
  restoreCampaign(removed);
  expect(names()).toEqual(['Road', 'Sea']);
  expect(myBooks.read()?.name).toBe('Sea');
});
