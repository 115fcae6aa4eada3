import type { Trap } from '../../../contract/traps.ts';
import { StatRows } from '../../entries/stat-rows.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** What it costs to build the trap, and what it takes. */
export function TrapBuilding({ trap }: { trap: Trap }) {
  const { type, cost_text, craft_dc, craft_days } = trap;
  return (
    <section className="stat" aria-labelledby="building">
      <div className="stat-head">
        <SectionHead id="building" name="Building it" />
      </div>
      <StatRows
        rows={[
          [type === 'mechanical' ? 'Market price' : 'Cost', cost_text],
          [
            'Craft (trapmaking)',
            craft_dc === null ? null : (
              <>
                <Link to={paths.entry('skills', 'craft')}>DC {craft_dc}</Link>{' '}
                <small className="muted">
                  from its <Link to={paths.rulesPart('designing-a-trap', 'craft')}>challenge rating and features</Link>
                </small>
              </>
            ),
          ],
          [
            'Needs',
            craft_days === null ? null : (
              <>
                <Link to={paths.entry('feats', 'craft-wondrous-item')}>Craft Wondrous Item</Link>, {craft_days}{' '}
                {craft_days === 1 ? 'day' : 'days'}
              </>
            ),
          ],
        ]}
      />
    </section>
  );
}
