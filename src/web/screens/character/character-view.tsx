import type { ReactNode } from 'react';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { LEVELS_BETWEEN_FEATS } from '../../../rules/class-progression.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { SegmentLinks } from '../../navigation/segment-links.tsx';
import { CharacterFigures, CharacterHead } from './character-head.tsx';
import { Findings } from './findings.tsx';
import { NextLevels } from './next-levels.tsx';
import { type PlanRow, PlanTable } from './plan-table.tsx';
import { openedBy } from './standing-words.ts';
import { type StandingActions, Standings } from './standings.tsx';

/** What of a character is shown, and which feats are judged; the rest of the address. */
export type Shown = { view: 'now' | 'plan'; group: 'core' | 'all' };

export const shownIn = (params: URLSearchParams): Shown => ({
  view: params.get('view') === 'plan' ? 'plan' : 'now',
  group: params.get('feats_of') === 'all' ? 'all' : 'core',
});

/** The parameters of what is shown; those that are usual are left out. */
export const shownQuery = ({ view, group }: Shown): Record<string, string> => ({
  ...(view === 'plan' && { view }),
  ...(group === 'all' && { feats_of: group }),
});

type CharacterViewProps = StandingActions & {
  view: CharacterPlanAnswer;
  shown: Shown;
  /** The address with other parts shown. */
  address: (shown: Shown) => string;
  /** What can be done with the character. */
  tools: ReactNode;
  /** The sheet in which it is changed. */
  sheet: ReactNode;
  planControls?: ((row: PlanRow, index: number) => ReactNode) | undefined;
};

/** A character: its figures, what is wrong, what the next level gives, what it can take, and its plan. */
export function CharacterView({ view, shown, address, tools, sheet, planControls, ...actions }: CharacterViewProps) {
  return (
    <>
      <CharacterHead view={view}>{tools}</CharacterHead>
      <CharacterFigures view={view} />
      <SegmentLinks
        label="Views"
        links={[
          { name: 'Now', to: address({ ...shown, view: 'now' }), current: shown.view === 'now' },
          { name: 'Plan', to: address({ ...shown, view: 'plan' }), current: shown.view === 'plan' },
        ]}
      />
      {shown.view === 'plan' ? (
        <PlanTable rows={view.plan} controls={planControls} />
      ) : (
        <div className="character-columns">
          {sheet}
          <div>
            <Findings findings={view.findings} />
            <NextLevels view={view} />
            <Takes view={view} shown={shown} address={address} {...actions} />
          </div>
        </div>
      )}
    </>
  );
}

type TakesProps = StandingActions & Pick<CharacterViewProps, 'view' | 'shown' | 'address'>;

/** Feats and prestige classes by what the character is to them. */
function Takes({ view, shown, address, ...actions }: TakesProps) {
  const legal = new Set(view.feats.filter(({ state }) => state === 'eligible').map(({ slug }) => slug));
  const open = view.feat_slots.filter(({ feat, optional }) => feat === undefined && !optional);
  const prestige = view.classes.filter((each) => each.prestige);
  return (
    <>
      <section className="character-part" aria-labelledby="take">
        <SectionHead id="take" name="Feats">
          <span className="character-aside">
            {view.feats.length} {shown.group === 'core' ? 'core ' : ''}feats, {slotsText(open, view.level)}
          </span>
        </SectionHead>
        <SegmentLinks
          label="Which feats"
          links={[
            { name: 'Core', to: address({ ...shown, group: 'core' }), current: shown.group === 'core' },
            { name: 'All', to: address({ ...shown, group: 'all' }), current: shown.group === 'all' },
          ]}
        />
        <Standings
          kind="feats"
          standings={view.feats}
          opened={openedBy(view.next_levels, 'feats')}
          legal={legal}
          {...actions}
        />
      </section>
      <section className="character-part" aria-labelledby="prestige">
        <SectionHead id="prestige" name="Prestige classes">
          <span className="character-aside">{prestige.length} classes</span>
        </SectionHead>
        <Standings
          kind="classes"
          standings={prestige}
          opened={openedBy(view.next_levels, 'classes')}
          legal={legal}
          confirm={actions.confirm}
        />
      </section>
    </>
  );
}

function slotsText(open: readonly { from: string }[], level: number): string {
  if (open.length > 0)
    return `${open.length} ${open.length === 1 ? 'slot' : 'slots'} open: ${open.map(({ from }) => from).join(', ')}`;
  const next = (Math.floor(level / LEVELS_BETWEEN_FEATS) + 1) * LEVELS_BETWEEN_FEATS;
  return `the next slot at ${ordinal(next)} level`;
}
