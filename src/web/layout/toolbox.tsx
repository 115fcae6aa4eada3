import { useEffect, useRef } from 'react';
import { Link } from '../navigation/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { TOOLS } from './site.ts';

/** The box of tools in the header. It opens without scripts; its keys are loaded once it has the focus. */
export function Toolbox() {
  const box = useRef<HTMLDetailsElement>(null);
  const watched = useRef<AbortController>(null);
  useEffect(() => () => watched.current?.abort(), []);
  const watch = async () => {
    if (watched.current !== null) return;
    watched.current = new AbortController();
    const { watchToolbox } = await import('../menu/toolbox-keys.ts');
    if (box.current) watchToolbox(box.current, watched.current.signal);
  };
  return (
    <details className="toolbox only-wide" ref={box} onFocus={watch} onToggle={watch}>
      <summary className="place">
        <Icon name="wrench" /> Tools <Icon name="chevron-down" />
      </summary>
      <ul>
        {TOOLS.map(({ name, text, path, icon }) => (
          <li key={path}>
            <Link to={path}>
              <Icon name={icon} />
              <b>{name}</b>
              <small>{text}</small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
