import { Fragment } from 'react';
import type { Spell } from '../../../contract/spells.ts';
import { componentText, xpText } from '../../../printed/components.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The rows of the rules that explain the components, by their letters. */
const RULES = {
  V: 'verbal-v',
  S: 'somatic-s',
  M: 'material-m',
  F: 'focus-f',
  DF: 'divine-focus-df',
  XP: 'xp-cost-xp',
};

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
        <Fragment key={letters}>
          <dt>
            <Link className="line-label" to={paths.rulesPart('reading-a-spell', RULES[letters])}>
              {letters}
            </Link>
          </dt>
          <dd>{text ? `${name}: ${text}` : name}</dd>
        </Fragment>
      ))}
      {spell.extra_components && (
        <>
          <dt />
          <dd>{spell.extra_components}</dd>
        </>
      )}
    </dl>
  );
}
