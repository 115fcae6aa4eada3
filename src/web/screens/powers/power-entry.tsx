import type { PowerCard } from '../../../contract/powers.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Sigil } from '../../ui/sigil.tsx';
import { Tag } from '../../ui/tag.tsx';
import { schoolOf } from './discipline-schools.ts';

/** A power in the list. */
export function PowerEntry({ power }: { power: PowerCard }) {
  const school = schoolOf(power.discipline_slug);
  const brackets = power.descriptors.map(({ name }) => name).join(', ') || power.descriptor_note;
  return (
    <li className="entry">
      <Sigil school={school} />
      <header>
        <h2 className="name">
          <Link to={paths.entry('powers', power.slug)}>{power.name}</Link>
        </h2>
        <RowStar kind="powers" slug={power.slug} name={power.name} />
      </header>
      <p className="entry-line">
        <Tag look="plain" tone={`school-${school}`}>
          {power.discipline_name}
          {power.subdiscipline_name && ` (${power.subdiscipline_name})`}
        </Tag>
        {brackets && <span>[{brackets}]</span>}
        <span className="source-name">{power.rulebook_name}</span>
      </p>
      <CardFacts
        facts={[
          ['Level', power.level_text],
          ['Power points', power.power_points],
          ['Manifesting', power.manifesting_time],
          ['Range', power.range],
          ['Duration', power.duration],
          ['Saving throw', power.saving_throw],
        ]}
      />
    </li>
  );
}
