import type { Spell } from '../../../contract/spells.ts';
import { componentText, xpText } from '../../../printed/components.ts';

/** The components of a spell with descriptions and costs, or "None". */
export function SpellComponents({ spell }: { spell: Spell }) {
  const { components } = spell;
  const rows = [
    spell.verbal_component && (['V', 'Verbal', null] as const),
    spell.somatic_component && (['S', 'Somatic', null] as const),
    components.material && (['M', 'Material', componentText(components.material)] as const),
    components.arcane_focus && (['F', 'Focus', componentText(components.arcane_focus)] as const),
    components.divine_focus && (['DF', 'Divine Focus', componentText(components.divine_focus)] as const),
    components.xp && (['XP', 'Experience Points', xpText(components.xp)] as const),
  ].filter((row) => typeof row === 'object' && row !== null);
  if (rows.length === 0 && !spell.extra_components) return <p className="muted">None</p>;
  return (
    <dl className="facts">
      {rows.map(([letters, name, text]) => (
        <Row key={letters} letters={letters} text={text ? `${name}: ${text}` : name} />
      ))}
      {spell.extra_components && <Row letters="" text={spell.extra_components} />}
    </dl>
  );
}

function Row({ letters, text }: { letters: string; text: string }) {
  return (
    <>
      <dt>{letters}</dt>
      <dd>{text}</dd>
    </>
  );
}
