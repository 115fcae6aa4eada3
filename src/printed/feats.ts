import type { Feat } from '../contract/feats.ts';
import type { EntryText } from './entry-text.ts';

/** A feat with its type in brackets and its texts in the order of the book. */
export function featText(feat: Feat): EntryText {
  const types = feat.types.map(({ name }) => name).join(', ');
  return {
    name: feat.name,
    line: types && `[${types}]`,
    facts: [
      ['Prerequisites', feat.prerequisites],
      ['Fighter bonus feat', feat.fighter_bonus === 1 ? 'Yes' : null],
    ],
    sections: [
      [null, feat.description_html],
      ['Benefit', feat.benefit_html],
      ['Normal', feat.normal_html],
      ['Special', feat.special_html],
    ],
  };
}
