import type { ReactNode } from 'react';
import { ABILITIES } from '../../../rules/abilities.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withConfirmed, withFeat, withoutConfirmed } from './plan-edits.ts';
import { Feats } from './sheet-feats.tsx';
import { Levels } from './sheet-levels.tsx';
import { Magic } from './sheet-magic.tsx';
import type { SheetPart } from './sheet-part.ts';
import { Skills } from './sheet-skills.tsx';
import { Scores, Who } from './sheet-who.tsx';

/** The sheet: folds whose heads say what is in them, so that a closed one reads as a sheet. */
export function SheetEditor(part: SheetPart) {
  const { plan, view } = part;
  const filled = view.feat_slots.filter(({ feat }) => feat !== undefined).length;
  const isNarrow = matchMedia('(max-width: 61.99rem)').matches;
  const slots = view.feat_slots.filter(({ feat, optional }) => feat !== undefined || !optional).length;
  return (
    <form className="character-sheet scotch" aria-label="The sheet" onSubmit={(event) => event.preventDefault()}>
      <SheetFold
        name="Who"
        summary={[part.facts.races[plan.race]?.name, plan.alignment?.replace('-', ' ')].filter(Boolean).join(', ')}
      >
        <Who {...part} />
      </SheetFold>
      <SheetFold name="Classes" summary={view.class_levels}>
        <Levels {...part} />
      </SheetFold>
      <SheetFold name="Abilities" summary={ABILITIES.map((ability) => plan.abilities[ability]).join(' ')}>
        <Scores {...part} />
      </SheetFold>
      <SheetFold name="Skills" summary={`${view.skill_points_spent} of ${view.skill_points} points`} closed={isNarrow}>
        <Skills {...part} />
      </SheetFold>
      <SheetFold name="Feats" summary={`${filled} of ${slots}`} closed={isNarrow}>
        <Feats {...part} />
      </SheetFold>
      <SheetFold
        name="Magic and faith"
        summary={[
          part.facts.deities[plan.deity ?? '']?.name,
          countOf(plan.domains, 'domain'),
          countOf(plan.spells, 'known spell'),
        ]
          .filter(Boolean)
          .join(', ')}
        closed
      >
        <Magic {...part} />
      </SheetFold>
      {plan.confirmed.length > 0 && (
        <SheetFold name="Said by you" summary={countOf(plan.confirmed, 'thing') ?? ''} closed>
          <ul className="character-lines">
            {plan.confirmed.map((text) => (
              <li key={text}>
                <span>{text}</span>
                <IconButton
                  icon="x"
                  label={`Take back: ${text}`}
                  onClick={() => part.change((old) => withoutConfirmed(old, text))}
                />
              </li>
            ))}
          </ul>
        </SheetFold>
      )}
    </form>
  );
}

const countOf = (list: readonly unknown[], what: string): string | null =>
  list.length === 0 ? null : `${list.length} ${what}${list.length === 1 ? '' : 's'}`;

function SheetFold({
  name,
  summary,
  closed = false,
  children,
}: {
  name: string;
  summary: string;
  closed?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={!closed}>
      <summary>
        <span className="name">{name}</span>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="character-fold">{children}</div>
    </details>
  );
}

/** What the lists beside the sheet do to it. */
export function actsOn({ view, change }: Pick<SheetPart, 'view' | 'change'>) {
  const isOpen = view.feat_slots.some(({ feat, optional }) => feat === undefined && !optional);
  return {
    take: isOpen ? (slug: string) => change((old) => withFeat(old, { feat: slug })) : undefined,
    confirm: (text: string) => change((old) => withConfirmed(old, text)),
  };
}
