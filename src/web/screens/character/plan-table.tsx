import type { ReactNode } from 'react';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { ABILITY_NAMES } from '../../../rules/abilities.ts';
import { signed } from '../../../rules/signed.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Need } from './need.tsx';

export type PlanRow = CharacterPlanAnswer['plan'][number];

type PlanTableProps = {
  rows: readonly PlanRow[];
  /** The controls of a level, in a column of their own. */
  controls?: ((row: PlanRow, index: number) => ReactNode) | undefined;
};

const NONE: ReadonlySet<string> = new Set();

/** Every level of the plan: what it gives, what is taken at it, and whether it may be. */
export function PlanTable({ rows, controls }: PlanTableProps) {
  const wrong = rows.flatMap(({ checks }) => checks).filter(({ met }) => !met).length;
  return (
    <section className="character-part" aria-labelledby="plan">
      <SectionHead id="plan" name="Plan">
        <span className="character-aside">
          {rows.length} {rows.length === 1 ? 'level' : 'levels'},{' '}
          {wrong === 0 ? 'all of it can be' : `${wrong} cannot be`}
        </span>
      </SectionHead>
      <div className="character-plan">
        <table>
          <caption className="sr-only">The plan level by level</caption>
          <thead>
            <tr>
              {['Level', 'Class', 'Base attack', 'Fort', 'Ref', 'Will', 'CL', 'Taken', 'Check'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {controls && <th scope="col">Change</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.level} data-now={row.reached && !rows[index + 1]?.reached ? '' : undefined}>
                <th scope="row">{row.level}</th>
                <td>
                  {row.name} {row.class_level}
                </td>
                <td>{row.attacks.map(signed).join('/')}</td>
                <td>{signed(row.saves.fortitude)}</td>
                <td>{signed(row.saves.reflex)}</td>
                <td>{signed(row.saves.will)}</td>
                <td>{row.caster_level === 0 ? '–' : row.caster_level}</td>
                <td>
                  <Taken row={row} />
                </td>
                <td>
                  <Checks row={row} />
                </td>
                {controls && <td>{controls(row, index)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">Saves are base saves. Every check is made with what the character has at that level.</p>
    </section>
  );
}

function Taken({ row: { feats, increase, raises_ability: raisesAbility, raises, open } }: { row: PlanRow }) {
  return (
    <ul className="character-taken">
      {feats.map(({ feat, name }) => (
        <li key={name}>
          <Link to={paths.entry('feats', feat)}>{name}</Link>
        </li>
      ))}
      {increase !== null && <li>{ABILITY_NAMES[increase]} +1</li>}
      {raisesAbility && increase === null && <li className="muted">An ability score +1</li>}
      {raises.map(({ name, ranks }) => (
        <li key={name}>
          {name} {ranks} ranks
        </li>
      ))}
      {open.map((from) => (
        <li key={from} className="muted">
          Open: feat of {from}
        </li>
      ))}
    </ul>
  );
}

function Checks({ row: { checks, opens } }: { row: PlanRow }) {
  return (
    <ul className="character-taken">
      {checks.map(({ name, met, missing }) => (
        <li key={name}>
          <span
            className="state-mark"
            data-state={met ? 'had' : 'wrong'}
            role="img"
            aria-label={met ? 'Can be' : 'Cannot be'}
          >
            <Icon name={met ? 'check' : 'x'} />
          </span>{' '}
          {name}
          {missing.map((each) => (
            <span key={each.text}>
              : <Need missing={each} legal={NONE} />
            </span>
          ))}
        </li>
      ))}
      {opens.map(({ slug, name }) => (
        <li key={slug}>
          Opens <Link to={paths.entry('classes', slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
