import type { ReactNode } from 'react';
import type { Term } from '../../../contract/glossary.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { Prose } from '../../entries/prose.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';

/** A figure that stands large above the rows; `look` colors it. */
type Figure = { label: string; value: ReactNode; look?: 'bad' };

/** Facts with a text no longer than this stand large, while there is room. */
const SHORT = 14;
const MAX_FIGURES = 4;

/** The typed facts of a term: the shortest as figures, the rest as rows. Null where it has none. */
export function TermFacts({ term }: { term: Term }) {
  const figures = [...actionFigures(term), ...typeFigures(term), ...diseaseFigures(term), ...tagFigures(term)];
  const rows: [label: string, value: ReactNode][] = [];
  for (const { label, html } of [...(term.creature_type?.traits ?? []), ...term.facts]) {
    const value = <Prose html={html} className="" />;
    if (figures.length < MAX_FIGURES && rows.length === 0 && textOf(html).length <= SHORT)
      figures.push({ label, value });
    else rows.push([label, value]);
  }
  if (figures.length === 0 && rows.length === 0) return null;
  return (
    <section className="stat" aria-label="Facts">
      {figures.length > 0 && (
        <dl className="glance glance-four">
          {figures.map(({ label, value, look }) => (
            <div key={label} className={look}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && <StatRows rows={rows} />}
    </section>
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

const ACTIONS = { none: 'None', 'full-round': 'Full-round' } as const;

function actionFigures({ action }: Term): Figure[] {
  if (action === null) return [];
  const { type, provokes, note } = action;
  const name = type in ACTIONS ? ACTIONS[type as keyof typeof ACTIONS] : capitalized(type);
  return [
    { label: 'Action', value: name },
    {
      label: 'Provokes',
      value: (
        <>
          {capitalized(provokes)} {note && <small>{note}</small>}
        </>
      ),
      ...(provokes === 'yes' && { look: 'bad' as const }),
    },
  ];
}

const ATTACKS = { full: '+1', average: '+3/4', poor: '+1/2' } as const;
const SAVES = { fortitude: 'Fort', reflex: 'Ref', will: 'Will' } as const;

function typeFigures({ creature_type }: Term): Figure[] {
  if (creature_type === null) return [];
  const { hit_die, base_attack, good_saves, saves_note, skill_points } = creature_type;
  const saves = good_saves.map((save) => SAVES[save]).join(', ');
  return [
    { label: 'Hit Die', value: `d${hit_die}` },
    {
      label: 'Base attack',
      value: (
        <>
          {ATTACKS[base_attack]} <small>per Hit Die</small>
        </>
      ),
    },
    {
      label: 'Good saves',
      value: (
        <>
          {saves || (saves_note ? '' : 'None')} {saves_note && <small>{saves_note}</small>}
        </>
      ),
    },
    {
      label: 'Skill points',
      value: (
        <>
          {skill_points} + Int <small>per Hit Die, four times as many for the first</small>
        </>
      ),
    },
  ];
}

function diseaseFigures({ disease }: Term): Figure[] {
  if (disease === null) return [];
  return [
    { label: 'Infection', value: capitalized(disease.infection) },
    { label: 'Fortitude DC', value: disease.dc ?? 'Varies' },
    { label: 'Incubation', value: disease.incubation },
    { label: 'Damage', value: disease.damage },
  ];
}

const TAGS = { Ex: 'Extraordinary', Su: 'Supernatural', Sp: 'Spell-like', Ps: 'Psi-like' } as const;

function tagFigures({ tags }: Term): Figure[] {
  if (tags.length === 0) return [];
  return [
    {
      label: 'Kind',
      value: (
        <>
          {tags.join(' or ')} <small>{tags.map((tag) => TAGS[tag]).join(' or ')}</small>
        </>
      ),
    },
  ];
}
