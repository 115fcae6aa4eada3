import type { SpellCard } from '../../../contract/spells.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Sigil } from '../../ui/sigil.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ComponentFlags } from './component-flags.tsx';

/** A spell in the list. */
export function SpellEntry({ spell }: { spell: SpellCard }) {
  const facts: [string, string | null][] = [
    ['Level', spell.level_text],
    ['Casting time', spell.casting_time],
    ['Range', spell.range],
    ['Duration', spell.duration],
    ['Saving throw', spell.saving_throw],
  ];
  return (
    <li className="entry">
      <Sigil school={spell.school_slug} />
      <header>
        <h2 className="name">
          <Link to={paths.entry('spells', spell.slug)}>{spell.name}</Link>
        </h2>
        <ComponentFlags spell={spell} />
        <RowStar kind="spells" slug={spell.slug} name={spell.name} />
      </header>
      <p className="entry-line">
        <Tag look="plain" tone={`school-${spell.school_slug}`}>
          {spell.school_name}
          {spell.subschool_name && ` (${spell.subschool_name})`}
        </Tag>
        {spell.descriptors.length > 0 && <span>[{spell.descriptors.map(({ name }) => name).join(', ')}]</span>}
        <span className="source-name">{spell.rulebook_name}</span>
      </p>
      <CardFacts facts={facts} />
    </li>
  );
}
