import type { SpellCard } from '../../../contract/spells.ts';

const FLAGS = [
  ['verbal_component', 'V', 'Verbal'],
  ['somatic_component', 'S', 'Somatic'],
  ['material_component', 'M', 'Material'],
  ['arcane_focus_component', 'F', 'Focus'],
  ['divine_focus_component', 'DF', 'Divine focus'],
  ['xp_component', 'XP', 'Experience points'],
] as const satisfies readonly [keyof SpellCard, string, string][];

/** A spell's components as boxed letters. */
export function ComponentFlags({ spell }: { spell: SpellCard }) {
  const flags = FLAGS.filter(([field]) => spell[field] === 1);
  if (flags.length === 0) return null;
  return (
    <span className="flags">
      <span className="sr-only">Components:</span>
      {flags.map(([field, letters, title]) => (
        <abbr key={field} title={title}>
          {letters}
        </abbr>
      ))}
    </span>
  );
}
