import type { Missing } from './missing.ts';

const words = (value: string) => value.replaceAll('-', ' ');

/** `Disguise 4 ranks is required for Assassin; it is 2`: what is required, by its words, and what there is. */
export function lackSentence(name: string, { kind, text, have }: Missing): string {
  if (kind === 'ask') return `${name} requires what only a person can say: ${text}`;
  const there = have === null ? 'it is missing' : `there is ${typeof have === 'number' ? have : words(have)}`;
  return `${name} requires ${text}; ${there}`;
}
