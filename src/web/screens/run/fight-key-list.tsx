import { Icon } from '../../ui/icon.tsx';
import { FIGHT_KEYS } from './fight-keys.ts';

export function FightKeyList() {
  return (
    <details className="fight-keys">
      <summary>
        <Icon name="key-round" /> Keys
      </summary>
      <dl>
        {Object.entries(FIGHT_KEYS).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
