import type { Monster } from '../../../contract/monsters.ts';
import type { MonsterTexts } from '../../../printed/monster-texts.ts';
import type { FollowItem } from '../../follow/follow-links.tsx';
import { isLong } from '../../follow/long-page.ts';

/** The sections of a monster's page; null where the page is short enough without a list of them. */
export function monsterContents({ ages, family }: Monster, texts: MonsterTexts): FollowItem[] | null {
  const { descriptions, intros, abilities } = texts;
  if (!isLong([...descriptions, ...intros, ...abilities].map(({ html }) => html))) return null;
  const lines = abilities.map(({ id, name }) => ({ name, to: `#${id}` }));
  const combat = intros.length > 0 ? [{ name: 'Combat', to: '#combat', items: lines }] : lines;
  return [
    { name: 'Stat block', to: '#block' },
    ...(descriptions.length > 0 ? [{ name: 'Description', to: '#description' }] : []),
    ...combat,
    ...(ages.length > 0 ? [{ name: agesTitle(family), to: '#ages' }] : []),
  ];
}

/** The heading of the tables of a dragon's ages. */
export const agesTitle = (family: Monster['family']): string => `${family?.name ?? 'Dragon'}s by age`;
