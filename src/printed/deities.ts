import type { Deity } from '../contract/deities.ts';
import type { EntryText } from './entry-text.ts';

/** A deity with its figures and description. */
export function deityText(deity: Deity): EntryText {
  return {
    name: deity.name,
    line: deity.title ?? undefined,
    facts: [
      ['Alignment', deity.alignment],
      ['Power level', deity.power_level],
      ['Gender', deity.gender],
      ['Pantheon', deity.pantheon],
      ['Home plane', deity.home_plane],
      ['Portfolio', deity.portfolio],
      ['Domains', deity.domain],
      ['Domains in other books', deity.further_domains.map(({ name }) => name).join(', ')],
      ['Symbol', deity.symbol],
      ['Worshipers', deity.worshipers],
      ['Cleric alignments', deity.cleric_alignments],
      ['Favored weapon', deity.favored_weapon],
    ],
    sections: [[null, deity.description_html]],
  };
}
