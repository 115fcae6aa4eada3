import type { Spell } from '../../../contract/spells.ts';
import { CastingDetails } from '../../casting/casting-details.tsx';
import { castingRows } from '../../casting/casting-rows.tsx';
import { SchoolLine } from '../../casting/school-line.tsx';
import { useCasting } from '../../casting/use-casting.ts';

/** The stat block of a spell. */
export function SpellDetails({ spell }: { spell: Spell }) {
  const casting = useCasting(spell.casters);
  const { lines, resistance, amounts } = castingRows(spell.name, casting);
  const { epic } = spell;
  const spellcraft = [epic?.spellcraft_dc, epic?.spellcraft_dc_note].filter(Boolean).join(' ') || null;
  return (
    <CastingDetails
      casters={spell.casters}
      casting={casting}
      level="caster"
      rows={[
        { label: 'School', written: <SchoolLine {...spell} /> },
        { label: 'Level', written: spell.level_text },
        { label: 'Spellcraft DC', written: spellcraft },
        { label: 'Casting time', written: spell.casting_time },
        ...lines(spell),
        {
          label: 'Spell resistance',
          written: spell.spell_resistance,
          at: resistance(spell.spell_resistance, 'spell resistance'),
        },
        ...amounts(spell.amounts),
      ]}
    />
  );
}
