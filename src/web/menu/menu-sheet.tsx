import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { SearchForm } from '../layout/search-form.tsx';
import { isCurrent, isInRules, SECTIONS, TOOLS } from '../layout/site.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { ConstructionMark } from '../ui/construction-mark.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';

export type MenuSheetProps = { pathname: string; close: () => void };

/** The menu of a phone: search, the rules, the sections, the tools. The focus stays inside until it is closed. */
export function MenuSheet({ pathname, close }: MenuSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // An effect after the first paint would miss a key that is struck as soon as the menu is seen.
  useLayoutEffect(() => {
    const onKey = ({ key, target }: globalThis.KeyboardEvent) => {
      // The first Escape closes suggestions that are open.
      if (key !== 'Escape' || (target as Element).matches('[role="combobox"][aria-expanded="true"]')) return;
      menuButton()?.focus();
      close();
    };
    // Before React answers: the combobox is as the visitor sees it.
    document.addEventListener('keydown', onKey, true);
    document.documentElement.classList.add('menu-open');
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.documentElement.classList.remove('menu-open');
    };
  }, [close]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the Tab key inside
    <div className="sheet" id="menu" ref={sheet} onKeyDown={(event) => keepInside(event, sheet.current)}>
      <SearchForm id="menu-find" label="Search everything" onSubmit={close} />
      <nav aria-label="Main menu">
        <ul>
          <li>
            <Link to={paths.list('rules')} aria-current={isInRules(pathname) ? 'page' : undefined} onClick={close}>
              <Icon name="book-open-text" />
              Rules
            </Link>
          </li>
          {SECTIONS.map((section) => (
            <li key={section.path}>
              <Link
                to={section.path}
                aria-current={isCurrent(section.path, pathname) ? 'page' : undefined}
                onClick={close}
              >
                <Drawing name={section.drawing} />
                {section.title}
                {section.construction && <ConstructionMark />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="menu-tools">Tools</h2>
      <ul className="tool-tiles" aria-labelledby="menu-tools">
        {[...TOOLS, { name: 'Glossary', path: paths.list('glossary'), icon: 'book-marked' } as const].map(
          ({ name, path, icon }) => (
            <li key={path}>
              <Link to={path} onClick={close}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** From the last link the Tab key leads back to the button that closes the menu: what is behind the menu is hidden. */
function keepInside(event: KeyboardEvent, sheet: HTMLElement | null): void {
  const last = [...(sheet?.querySelectorAll('a') ?? [])].at(-1);
  if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== last) return;
  event.preventDefault();
  menuButton()?.focus();
}

const menuButton = () => document.querySelector<HTMLElement>('[aria-controls="menu"]');
