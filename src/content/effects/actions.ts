import type { EffectSource } from './source.ts';
import { MUNDANE_TYPES } from './words.ts';

/** Action times by slug, the shortest first, with the words for them in casting and manifesting times. */
const TIMES = [
  ['free', /\bfree action|\bquickened action/],
  ['swift', /\bswift action/],
  ['immediate', /\bimmediate action/],
  ['move', /\bmove action/],
  ['standard', /\bstandard action/],
  ['full-round', /\bfull-round action|^1 full round|^1 round/],
  ['rounds', /^(?:[2-9]|\d\d+) (?:full )?rounds/],
  ['minutes', /\bminutes?\b/],
  ['hours', /\bhours?\b|\bdays?\b|\bweeks?\b/],
] as const;

/** The action of activating an item, by its method of activation (Dungeon Master's Guide, page 213). */
const ACTIVATION: Readonly<Record<string, string>> = {
  'command-word': 'standard',
  'command-thought': 'standard',
  'spell-trigger': 'standard',
  'power-trigger': 'standard',
};

const OWN_ACTION = ['free', 'swift', 'immediate', 'move', 'standard', 'full-round'] as const;
/** Words that make it an action of somebody else: a victim that frees itself, an ally, a foe. */
const OTHERS =
  /\b(?:victim|breaks? free|get free|escape|put(?:s|ting)? (?:it |the fire )?out|puts out|opponents?|foes?|enem(?:y|ies)|ordinarily|normally|would|instead of|rather than|longer than|second|extra|another|additional|no more than|excluded|psicrystal|reload|loading|strapping|drops?|dropping|manifesting time|casting time|turns? back)\b/;

/**
 * `action-swift`: the action that using the entry takes. Spells and powers print it. For feats and items it is read
 * from their text. Monsters have none, because their abilities differ.
 */
export function actionCost(source: EffectSource, activation?: string): string[] {
  switch (source.kind) {
    case 'spells':
      return timesIn(source.value.casting_time);
    case 'powers':
      return timesIn(source.value.manifesting_time);
    case 'feats':
    case 'items': {
      if (source.kind === 'items' && MUNDANE_TYPES.has(source.value.type)) return [];
      const found = actionsInText(source);
      const typed = ACTIVATION[(source.kind === 'items' ? source.value.activation : undefined) ?? activation ?? ''];
      return found.length > 0 || typed === undefined ? found : [`action-${typed}`];
    }
    case 'monsters':
      return [];
  }
}

/** A spell that takes 1 round is cast as a full-round action (Player's Handbook, page 174). */
function timesIn(line: string): string[] {
  return TIMES.filter(([, words]) => words.test(line.toLowerCase())).map(([name]) => `action-${name}`);
}

function actionsInText({ passages }: EffectSource): string[] {
  return OWN_ACTION.filter((action) => {
    const pattern = new RegExp(
      `\\b(?:as|is|with|takes|by|requires?|spend|expend|on command,|[a-z]+ed by) an? ${action} action\\b|\\(an? ${action} action\\)|^${action} action\\b(?=[ ,:]|$)|, an? ${action} action,`,
    );
    return passages.some(({ text, part }) => {
      const found = pattern.exec(text);
      return found !== null && part !== 'special' && !OTHERS.test(text.slice(0, found.index + found[0].length + 30));
    });
  }).map((action) => `action-${action}`);
}
