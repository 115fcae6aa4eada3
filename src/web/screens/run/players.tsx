import { isOut } from '../../../rules/fight/fight-state.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { paths } from '../../paths.ts';
import styleUrl from './fight.css?url';
import { fightStore, useStoredFight } from './fight-store.ts';

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () => [
  ...pageMeta('Initiative', 'The order of turns for players: names alone, in large letters, as the fight goes on.'),
  { name: 'robots', content: 'noindex' },
];

/** What players see, in a window of their own: the names of those who are not hidden, in their order. It follows the fight. */
export default function PlayersScreen() {
  const { round, turn, combatants } = useStoredFight();
  const hydrated = useHydrated();
  const shown = combatants.filter((one) => !one.hidden && !isOut(one));
  const at = shown.findIndex(({ id }) => id === turn);
  const next = at < 0 ? undefined : shown[(at + 1) % shown.length];
  return (
    <>
      <Breadcrumb
        trail={[
          { name: 'Encounters', to: paths.encounters() },
          { name: 'The fight', to: paths.fight() },
        ]}
        here="Initiative"
      />
      <div className="fight-players" data-stored={fightStore.key}>
        <h1>{shown.length > 0 ? `Round ${round}` : 'Initiative'}</h1>
        <noscript>
          <p>The order of turns needs JavaScript, which is switched off here.</p>
        </noscript>
        {hydrated && shown.length === 0 && <p>No fight is running in this browser.</p>}
        <ol aria-label="Order of turns">
          {shown.map(({ id, name }) => (
            <li key={id} aria-current={id === turn || undefined}>
              {name}
              {id === next?.id && id !== turn && <small>next</small>}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
