import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import type { Missing } from '../../../rules/character/missing.ts';

export type Standing = CharacterPlanAnswer['feats'][number];
export type State = Standing['state'];

/** The states in the order in which they are shown, each with its name. */
export const STATE_NAMES = {
  eligible: 'Legal now',
  'one-step': 'One step away',
  no: 'Not yet',
  had: 'Have it',
  ask: 'Ask your DM',
  unknown: 'Unknown',
} as const satisfies Record<State, string>;

export const STATES = Object.keys(STATE_NAMES) as State[];

/** What is missing without its figure: `base attack bonus +8` → `Base attack bonus`, `Hide 8 ranks` → `Hide ranks`. */
export function missingLabel({ text }: Missing): string {
  return capitalized(
    text
      .replace(/\s*[+−]?\d+(?:d\d+|st|nd|rd|th)?(?=\s|$)/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Whether what is had and what is needed are both figures. */
export const isFigure = ({ have, need }: Missing): boolean => typeof have === 'number' && typeof need === 'number';

/** Of several lists of entries that a level opens, the level that opens each: `feat` → `Fighter 6`. */
export function openedBy(levels: CharacterPlanAnswer['next_levels'], kind: 'feats' | 'classes'): Map<string, string> {
  const found = new Map<string, string>();
  for (const next of levels)
    for (const { slug } of next[kind]) {
      const name = `${next.name} ${next.level}`;
      const before = found.get(slug);
      found.set(slug, before === undefined ? name : `${before} or ${name}`);
    }
  return found;
}

/** What became legal between two answers, in one sentence; empty where nothing did. Feats that only one of them judges do not count. */
export function becameLegal(before: CharacterPlanAnswer | null, after: CharacterPlanAnswer): string {
  if (before === null) return '';
  const states = new Map([...before.feats, ...before.classes].map(({ slug, state }) => [slug, state]));
  const names = [...after.feats, ...after.classes]
    .filter(({ slug, state }) => {
      const old = states.get(slug);
      return state === 'eligible' && old !== undefined && old !== 'eligible' && old !== 'had';
    })
    .map(({ name }) => name);
  const [first, ...more] = names;
  if (first === undefined) return '';
  if (more.length === 0) return `${first} is legal now.`;
  return `${first} and ${more.length} more are legal now.`;
}
