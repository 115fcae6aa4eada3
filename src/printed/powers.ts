import type { Power } from '../contract/powers.ts';
import type { EntryText } from './entry-text.ts';
import { schoolLine } from './school-line.ts';

/** A power with the lines of its head in the order of the book (Expanded Psionics Handbook, chapter 5). */
export function powerText(power: Power): EntryText {
  return {
    name: power.name,
    line: schoolLine(power.discipline_name, power.subdiscipline_name, power.descriptors),
    facts: [
      ['Level', power.level_text],
      ['Display', power.display],
      ['Manifesting Time', power.manifesting_time],
      ['Range', power.range],
      ['Target', power.target],
      ['Effect', power.effect],
      ['Area', power.area],
      ['Target, Effect, or Area', power.target_or_area],
      ['Duration', power.duration],
      ['Saving Throw', power.saving_throw],
      ['Power Resistance', power.power_resistance],
      ['Power Points', power.power_points],
      ['XP Cost', power.xp_cost],
    ],
    sections: [
      [null, power.description_html],
      ['Augment', power.augment_html],
    ],
  };
}
