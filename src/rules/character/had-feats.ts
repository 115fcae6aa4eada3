/** Which feats a character has, for which choices. */

import type { FeatReference } from './facts.ts';
import type { Missing } from './missing.ts';
import type { Sheet } from './sheet.ts';
import { choiceKey, isSameName } from './weapons.ts';

/** `Weapon Focus (longsword)`. */
export function featName({ facts }: Pick<Sheet, 'facts'>, feat: string, choice?: string): string {
  const name = facts.feats[feat]?.name ?? feat;
  return choice === undefined ? name : `${name} (${choice.replaceAll(':', ': ').replaceAll('-', ' ')})`;
}

/** The choices for which the feat was taken, in one spelling; `undefined` is one that is not told. */
export function choicesOf({ feats }: Pick<Sheet, 'feats'>, feat: string): (string | undefined)[] {
  return feats
    .filter((taken) => taken.feat === feat)
    .map(({ choice }) => (choice === undefined ? undefined : choiceKey(choice)));
}

const BOWS = ['longbow', 'shortbow'];

/** Whether a taken choice is what a requirement names in words: `longbow or shortbow`, `any Knowledge skill`. */
function isWanted(taken: string | undefined, words: string, { character, facts }: Sheet): boolean {
  if (taken === undefined) return true;
  if (words === 'any Knowledge skill') return taken.startsWith('knowledge');
  if (words === 'the bow used') return BOWS.includes(taken);
  if (words === "deity's favored weapon") {
    const favored = facts.deities[character.deity ?? '']?.favored_weapons ?? [];
    const name = facts.weapons[taken]?.name ?? taken;
    return favored.some((weapon) => isSameName(weapon, name) || choiceKey(weapon) === taken);
  }
  return words.split(' or ').some((word) => choiceKey(word) === taken);
}

/** Whether the feat is had for that choice: `same` is the choice of the feat that requires it. */
function hasFor(sheet: Sheet, feat: string, words: string, same: string | undefined): boolean {
  const taken = choicesOf(sheet, feat);
  if (words === 'two schools of magic') return new Set(taken).size >= 2;
  if (words === 'same') return taken.some((choice) => choice === undefined || same === undefined || choice === same);
  return taken.some((choice) => isWanted(choice, words, sheet));
}

/** The required feats that are not had. */
export function missingFeats(sheet: Sheet, required: readonly FeatReference[], same: string | undefined): Missing[] {
  return required.flatMap((reference): Missing[] => {
    const { feat, choice } = typeof reference === 'string' ? { feat: reference, choice: undefined } : reference;
    const isHad =
      choice === undefined ? sheet.feats.some((taken) => taken.feat === feat) : hasFor(sheet, feat, choice, same);
    if (isHad) return [];
    const others = choicesOf(sheet, feat).filter((taken) => taken !== undefined);
    return [
      {
        kind: 'feat',
        text: featName(sheet, feat, choice === 'same' ? same : choice),
        have: others.length > 0 ? others.join(', ') : null,
        need: feat,
      },
    ];
  });
}
