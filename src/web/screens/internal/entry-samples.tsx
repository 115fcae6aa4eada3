import type { Spell } from '../../../contract/spells.ts';
import { Dice } from '../../entries/dice.tsx';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { Explained } from '../../entries/explained.tsx';
import { Fold } from '../../entries/fold.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { Prose } from '../../entries/prose.tsx';
import { RelationSection } from '../../entries/relation-section.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { VerificationNote } from '../../entries/verification-note.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { paths } from '../../paths.ts';
import { ComponentFlags } from '../spells/component-flags.tsx';
import { SpellDetails } from '../spells/spell-details.tsx';
import { Sample, State } from './samples.tsx';

const TERMS = [
  { label: 'Base', value: 2 },
  { label: 'Constitution', value: 3 },
];
const EXCEPTION = { rule: 'hit points', printed: '27', computed: '29', reason: 'The book rounds at each level.' };

/** The components of detail pages. */
export function EntrySamples({ spell }: { spell: Spell }) {
  return (
    <>
      <Sample of="Where one is">
        <Breadcrumb
          trail={[{ name: 'Spells', to: paths.list('spells') }]}
          here={spell.name}
          back={{ name: 'Back to Spells', to: paths.list('spells') }}
        />
        <p className="marks">
          <ComponentFlags spell={spell} />
          <SourceLine name={spell.rulebook_name} slug={spell.rulebook_slug} page={spell.page} />
        </p>
      </Sample>
      <Sample of="Spell head">
        <SpellDetails spell={spell} />
      </Sample>
      <Sample of="Text">
        <Prose html={spell.description_html ?? ''} />
      </Sample>
      <Sample of="Figures">
        <State is="One that explains itself, one printed otherwise, one that is rolled">
          <p className="spaced">
            <Explained name="Fortitude" terms={TERMS} total={5} printed={5} signed>
              +5
            </Explained>
            <Explained name="Will" terms={TERMS} total={5} printed={6} signed>
              +6
            </Explained>
            <Dice dice="2d6+3" label="Damage">
              2d6+3
            </Dice>
          </p>
        </State>
      </Sample>
      <Sample of="What belongs to it">
        <RelationSection id="sample-items" title="Items made with it" kind="items" list={spell.needed_for} />
        <Fold count={120}>
          <p>A long list.</p>
        </Fold>
      </Sample>
      <Sample of="Checked">
        <State is="All agrees">
          <VerificationNote verification={{ checks: 12, exceptions: [] }} />
        </State>
        <State is="An exception">
          <VerificationNote verification={{ checks: 12, exceptions: [EXCEPTION] }} />
        </State>
      </Sample>
      <Sample of="Actions, foot and neighbours">
        <EntryActions kind="spells" slug={spell.slug} name={spell.name} />
        <EntryFoot kind="spells" entry={spell} />
        <Neighbours kind="spells" previous={spell.previous} next={spell.next} />
      </Sample>
    </>
  );
}
