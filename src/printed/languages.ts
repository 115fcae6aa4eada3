import type { Language } from '../contract/languages.ts';
import type { EntryText } from './entry-text.ts';

/** A language with its speakers and texts. */
export function languageText(language: Language): EntryText {
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  return {
    name: language.name,
    facts: [
      ['Type', language.type],
      ['Alphabet', language.script],
      ['Typical speakers', language.typical_speakers],
      ['Races', namesOf(language.races.automatic)],
      ['Bonus for races', namesOf(language.races.bonus)],
      ['Bonus for classes', namesOf(language.bonus_for_classes)],
    ],
    sections: [
      [null, language.description_html],
      ['Usage', language.usage_html],
      ['Learning it', language.game_rule_info_html],
    ],
  };
}
