import { useSyncExternalStore } from 'react';
import { type MyBooks, myBooks } from '../../data/my-books.ts';
import { CAMPAIGN_LIMITS, type Campaign, inForceOf, readCampaign } from '../../my-books/campaign.ts';
import { json, stored } from '../../storage/stored.ts';
import { useStored } from '../../storage/use-stored.ts';

const NONE: readonly Campaign[] = [];

/** The visitor's campaigns, which are stored only in this browser. */
export const campaigns = stored<readonly Campaign[]>('campaigns', {
  parse: json((value) =>
    Array.isArray(value) ? value.flatMap((each) => readCampaign(each) ?? []).slice(0, CAMPAIGN_LIMITS.campaigns) : NONE,
  ),
  serialize: (all) => (all.length === 0 ? null : JSON.stringify(all)),
});

/** The campaigns of this browser; none on the server and while React hydrates the page. */
export const useCampaigns = (): readonly Campaign[] => useStored(campaigns, NONE);

/** Whether the browser's storage refused the latest change. */
export const useCampaignsRefused = (): boolean =>
  useSyncExternalStore(campaigns.subscribe, campaigns.refused, () => false);

/** Stores a new campaign and returns its id; null where there are too many. */
export function addCampaign(campaign: Omit<Campaign, 'id'>): string | null {
  const all = campaigns.read();
  if (all.length >= CAMPAIGN_LIMITS.campaigns) return null;
  const taken = new Set(all.map(({ id }) => id));
  let number = all.length + 1;
  while (taken.has(String(number))) number++;
  const id = String(number);
  campaigns.update((own) => [...own, { ...campaign, id }]);
  return id;
}

/**
 * Changes a campaign. Where it is in force, the change is too.
 * @param books the slugs of all its rulebooks
 * @param of how many rulebooks there are to choose from
 */
export function changeCampaign(next: Campaign, books: readonly string[], of: number): void {
  campaigns.update((all) => all.map((each) => (each.id === next.id ? next : each)));
  myBooks.update((mine) =>
    mine?.campaign === next.id ? { ...inForceOf(next, books, of), lifted: mine.lifted } : mine,
  );
}

/** A deleted campaign: where it stood, from 0, and its books where they were in force. */
export type RemovedCampaign = {
  readonly campaign: Campaign;
  readonly index: number;
  readonly inForce: MyBooks | null;
};

/** Deletes a campaign, and its books where they are in force. Returns what `restoreCampaign` needs to undo it. */
export function removeCampaign(campaign: Campaign): RemovedCampaign {
  const index = campaigns.read().findIndex(({ id }) => id === campaign.id);
  const mine = myBooks.read();
  const inForce = mine?.campaign === campaign.id ? mine : null;
  campaigns.update((all) => all.filter(({ id }) => id !== campaign.id));
  if (inForce) myBooks.write(null);
  return { campaign, index: Math.max(0, index), inForce };
}

/** Undoes `removeCampaign`. A campaign that is there again stays as it is, and so do other books that are in force by now. */
export function restoreCampaign({ campaign, index, inForce }: RemovedCampaign): void {
  if (campaigns.read().some(({ id }) => id === campaign.id)) return;
  campaigns.update((all) => all.toSpliced(index, 0, campaign));
  if (inForce) myBooks.update((mine) => mine ?? inForce);
}
