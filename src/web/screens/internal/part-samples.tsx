import { SearchInput } from '../../layout/search-input.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { SECTIONS } from '../../layout/site.ts';
import { ConstructionMark } from '../../ui/construction-mark.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Sigil } from '../../ui/sigil.tsx';
import { ChallengeRating } from '../monsters/challenge-rating.tsx';
import { ABILITY_NAMES } from '../skills/abilities.ts';
import { AbilityTag } from '../skills/ability-tag.tsx';
import { Sample, State } from './samples.tsx';

const RATINGS = ['1/2', '3', '7', '12', '16', '20', '25', null];

/** Headings, controls and marks. */
export function PartSamples({ schools }: { schools: readonly string[] }) {
  return (
    <>
      <Sample of="Headings and text">
        <h1>Page title</h1>
        <SectionHead id="sample" name="Section" />
        <SectionHead id="sample-3" level="h3" name="Side-head" />
        <p>
          <a href="#sample">Linked words</a>, <b>bold</b>, <i>italic</i>, <span className="muted">muted</span>,{' '}
          <kbd>K</kbd> and <code>code</code>.
        </p>
      </Sample>
      <Controls />
      <Sample of="Challenge ratings and abilities">
        <p className="spaced">
          {RATINGS.map((rating) => (
            <ChallengeRating key={rating} rating={rating} />
          ))}
        </p>
        <p className="spaced">
          {(Object.keys(ABILITY_NAMES) as (keyof typeof ABILITY_NAMES)[]).map((ability) => (
            <AbilityTag key={ability} ability={ability} />
          ))}
          <AbilityTag ability={null} />
        </p>
      </Sample>
      <Sample of="Sigils and drawings">
        <p className="spaced">
          {schools.map((school) => (
            <Sigil key={school} school={school} />
          ))}
        </p>
        <p className="spaced sample-drawings">
          {SECTIONS.map(({ drawing }) => (
            <Drawing key={drawing} name={drawing} />
          ))}
          <ConstructionMark />
        </p>
      </Sample>
    </>
  );
}

function Controls() {
  return (
    <Sample of="Controls">
      <State is="Search, with suggestions once it is focused">
        <div className="find">
          <SearchInput id="sample-search" label="Search everything" />
        </div>
      </State>
    </Sample>
  );
}
