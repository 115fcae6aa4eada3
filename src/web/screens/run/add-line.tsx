import { type FormEvent, useState } from 'react';
import type { Monster } from '../../../contract/monsters.ts';
import type { Combatant, Fight } from '../../../rules/fight/fight-state.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';
import { calledEntries } from '../../nearest/nearest-names.ts';
import { Button } from '../../ui/button.tsx';
import { creatureLine, heroLine, MAX_BODIES } from './combatants.ts';
import { NEW_HERO } from './fight-store.ts';

type AddLineProps = { fight: Fight; add: (combatant: Combatant) => void };

/** Adds creatures or a character while the fight runs; the new line rolls its initiative. */
export function AddLine({ fight, add }: AddLineProps) {
  const [name, setName] = useState('');
  const [count, setCount] = useState('1');
  const [said, setSaid] = useState('');
  const withInitiative = (combatant: Combatant) => {
    const initiative = 1 + Math.floor(Math.random() * 20) + combatant.bonus;
    add({ ...combatant, initiative });
    setSaid(`${combatant.name} joins with initiative ${initiative}.`);
    setName('');
  };
  const addCreature = async (event: FormEvent) => {
    event.preventDefault();
    const found = await calledEntries(browserApi, 'monsters', name);
    const [called] = found.ok ? found.value : [];
    const answer = called && (await browserApi<Monster>(apiPaths.entry('monsters', called.slug)));
    const failed = [found, answer].find((each) => each?.ok === false);
    if (answer?.ok) withInitiative(creatureLine({ monster: answer.value, build: '', count }, fight));
    else setSaid(failed?.cause ?? `No creature “${name}” was found. As a character it needs a name alone.`);
  };
  const addHero = () => {
    if (name.trim() !== '') withInitiative(heroLine({ ...NEW_HERO, name: name.trim() }, fight));
  };
  return (
    <details className="fight-add">
      <summary>Add to the fight</summary>
      <form className="fight-hurt" onSubmit={addCreature}>
        <input
          type="text"
          aria-label="Name"
          placeholder="Such as worg"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <input
          type="number"
          inputMode="numeric"
          aria-label="How many"
          min={1}
          max={MAX_BODIES}
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <Button type="submit">Creature</Button>
        <Button onClick={addHero}>Character</Button>
      </form>
      <p role="status">{said}</p>
    </details>
  );
}
