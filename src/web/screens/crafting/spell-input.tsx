import { type ComponentProps, useEffect, useId, useState } from 'react';
import type { SpellList } from '../../../contract/spells.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';

/** How long typing must pause before names are fetched. */
const PAUSE_MILLISECONDS = 150;

/** A field for the name of a spell, which proposes names as one types. */
export function SpellInput({ defaultValue, ...props }: ComponentProps<'input'> & { defaultValue: string }) {
  const [text, setText] = useState(defaultValue);
  const names = useSpellNames(text === defaultValue ? '' : text);
  const list = useId();
  return (
    <>
      <input
        {...props}
        type="text"
        list={list}
        autoComplete="off"
        defaultValue={defaultValue}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The names of the spells that a text finds, the best first. */
function useSpellNames(text: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.trim().length < 2) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ search: text, limit: '8' });
      const answer = await browserApi<SpellList>(apiPaths.list('spells', `?${query}`));
      if (!stale && answer.ok) setNames(answer.value.spells.map(({ name }) => name));
    }, PAUSE_MILLISECONDS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text]);
  return names;
}
