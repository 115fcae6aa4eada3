import type { Spell } from '../../../contract/spells.ts';
import { CastingHead } from '../../components/casting/casting-head.tsx';
import { LiveRows } from '../../components/casting/live-rows.tsx';
import { useCasting } from '../../components/casting/use-casting.ts';
import { worked } from '../../components/casting/worked.tsx';
import { RollTray } from '../../components/dice.tsx';

/** The spell head: each line as the book writes it, and what it comes to for the caster. */
export function SpellDetails({ spell }: { spell: Spell }) {
  const casting = useCasting(spell.casters);
  const { range, line, duration, save, resistance, amounts } = worked(spell.name, casting);
  const { epic } = spell;
  const spellcraft = [epic?.spellcraft_dc, epic?.spellcraft_dc_note].filter(Boolean).join(' ') || null;
  return (
    <section className="stat" aria-labelledby="details">
      {casting ? (
        <CastingHead casters={spell.casters} casting={casting} level="caster" />
      ) : (
        <div className="stat-head">
          <h2 id="details">Details</h2>
        </div>
      )}
      <LiveRows
        rows={[
          { label: 'Level', written: spell.level_text },
          { label: 'Spellcraft DC', written: spellcraft },
          { label: 'Casting time', written: spell.casting_time },
          { label: 'Range', written: spell.range, at: range(spell.range_typed) },
          { label: 'Target', written: spell.target, at: line(spell.target, spell.target_max) },
          { label: 'Effect', written: spell.effect, at: line(spell.effect, spell.effect_max) },
          { label: 'Area', written: spell.area, at: line(spell.area) },
          { label: 'Target or area', written: spell.target_or_area, at: line(spell.target_or_area) },
          { label: 'Duration', written: spell.duration, at: duration(spell.duration_typed) },
          { label: 'Saving throw', written: spell.saving_throw, at: save(spell.saving_throw) },
          {
            label: 'Spell resistance',
            written: spell.spell_resistance,
            at: resistance(spell.spell_resistance, 'spell resistance'),
          },
          ...amounts(spell.amounts),
        ]}
      />
      <RollTray />
    </section>
  );
}
