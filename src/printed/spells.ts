import type { Spell } from '../contract/spells.ts';
import { componentText, xpText } from './components.ts';
import type { EntryText } from './entry-text.ts';
import { schoolLine } from './school-line.ts';

/** A spell with the lines of its head in the order of the book (Player's Handbook, page 172). */
export function spellText(spell: Spell): EntryText {
  const { epic, components } = spell;
  return {
    name: spell.name,
    line: schoolLine(spell.school_name, spell.subschool_name, spell.descriptors),
    facts: [
      ['Level', spell.level_text],
      ['Spellcraft DC', [epic?.spellcraft_dc, epic?.spellcraft_dc_note].filter(Boolean).join(' ')],
      ['Components', [components.line, spell.extra_components].filter(Boolean).join('; ')],
      ['Casting Time', spell.casting_time],
      ['Range', spell.range],
      ['Target', spell.target],
      ['Effect', spell.effect],
      ['Area', spell.area],
      ['Target, Effect, or Area', spell.target_or_area],
      ['Duration', spell.duration],
      ['Saving Throw', spell.saving_throw],
      ['Spell Resistance', spell.spell_resistance],
      ['Material Component', componentText(components.material)],
      ['Focus', componentText(components.arcane_focus)],
      ['Divine Focus', componentText(components.divine_focus)],
      ['XP Cost', xpText(components.xp)],
    ],
    sections: [[null, spell.description_html]],
  };
}
