import type { Race } from '../contract/races.ts';
import { ABILITIES } from '../rules/abilities.ts';
import { capitalized } from '../rules/capitalized.ts';
import { signed } from '../rules/signed.ts';
import type { EntryText } from './entry-text.ts';
import { proficiencyText } from './proficiencies.ts';

/** A race with its figures, texts and traits. */
export function raceText(race: Race): EntryText {
  const adjusted = race.abilities.filter(({ adjustment, missing }) => adjustment !== 0 || missing);
  const abilityName = (code: string) => capitalized(ABILITIES.find((name) => name === code.toLowerCase()) ?? code);
  return {
    name: race.name,
    line: [race.size, race.type, race.subtype && `(${race.subtype})`].filter(Boolean).join(' '),
    facts: [
      [
        'Abilities',
        adjusted
          .map(({ ability, adjustment, missing }) => `${missing ? 'no' : signed(adjustment)} ${abilityName(ability)}`)
          .join(', '),
      ],
      ['Space/Reach', race.space && `${race.space} ft./${race.reach ?? race.space} ft.`],
      ['Speed', race.speed],
      ['Vision', race.vision],
      ['Racial Hit Dice', race.racial_hit_dice && `${race.racial_hit_dice.count}${race.racial_hit_dice.die}`],
      ['Proficiencies', race.proficiencies && proficiencyText(race.proficiencies)],
      ['Languages', race.language],
      ['Favored class', race.favored_class_note ?? race.favored_class],
      ['Level adjustment', race.level_adjustment === null ? race.level_adjustment_note : signed(race.level_adjustment)],
      ['Alignment', race.alignment],
    ],
    sections: [
      [null, race.description_html],
      ['Physical description', race.physical_description_html],
      ['Society', race.society_html],
      ['Lands', race.lands_html],
      ['Religion', race.religion_html],
      ['Racial traits', [race.traits_note_html, race.racial_traits_html].filter(Boolean).join('')],
    ],
  };
}
