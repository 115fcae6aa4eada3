import type { Spell } from '../../../contract/spells.ts';

/** The components of a spell with descriptions and costs, or "None". */
export function SpellComponents({ spell }: { spell: Spell }) {
  const { components } = spell;
  const rows = [
    spell.verbal_component && (['V', 'Verbal', null] as const),
    spell.somatic_component && (['S', 'Somatic', null] as const),
    components.material &&
      (['M', 'Material', described(components.material.text, components.material.cost_gp)] as const),
    components.arcane_focus &&
      (['F', 'Focus', described(components.arcane_focus.text, components.arcane_focus.cost_gp)] as const),
    components.divine_focus &&
      (['DF', 'Divine Focus', described(components.divine_focus.text, components.divine_focus.cost_gp)] as const),
    components.xp && (['XP', 'Experience Points', xp(components.xp)] as const),
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

function described(text: string | null, cost: number | null): string | null {
  if (cost === null) return text;
  const price = `${cost.toLocaleString('en')} gp`;
  if (text === null) return price;
  return text.replaceAll(',', '').includes(String(cost)) ? text : `${text} (${price})`;
}

function xp({ text, cost }: NonNullable<Spell['components']['xp']>): string | null {
  if (cost === null) return text;
  return text ?? `${cost.toLocaleString('en')} XP`;
}
