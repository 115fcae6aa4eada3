import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { CachedFragment } from '../ui/cached-fragment.tsx';
import { ConstructionMark } from '../ui/construction-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { useLoadedComponent } from '../ui/use-loaded-component.ts';
import { SearchForm } from './search-form.tsx';
import { shortcutOf } from './shortcuts.ts';
import { isCurrent, isInRules, SECTIONS } from './site.ts';
import { useTheme } from './theme-mode.ts';
import { Toolbox } from './toolbox.tsx';

const FIELD = 'find';

const loadMenu = async () => (await import('../menu/menu-sheet.tsx')).MenuSheet;

export function SiteHeader() {
  const { pathname } = useLocation();
  const { Sheet, failed, open, close } = useMenu();
  const inRules = isInRules(pathname);
  useSearchKeys(FIELD);
  return (
    <CachedFragment
      as="header"
      className="site-header"
      name={`header ${inRules ? 'rules' : SECTIONS.find(({ path }) => isCurrent(path, pathname))?.path}`}
    >
      <div className="wrap site-bar">
        <Link className="brand" to={paths.home()}>
          <span className="versal" aria-hidden="true">
            CR
          </span>
          <span className="brand-name">
            <small>Complete</small> D&D 3.5e Reference
          </span>
        </Link>
        <Link className="place only-wide" to={paths.list('rules')} aria-current={inRules ? 'page' : undefined}>
          <Icon name="book-open-text" /> Rules
        </Link>
        <SearchForm id={FIELD} label="Search everything" shortcut />
        <Toolbox key={pathname} />
        <IconLink icon="search" label="Search everything" className="only-phone" to={paths.search()} />
        <IconLink icon="star" label="My lists" className="only-wide" to={paths.lists()} title="My lists" />
        <ThemeToggle />
        <IconButton
          icon={Sheet ? 'x' : 'menu'}
          label={Sheet ? 'Close menu' : 'Open menu'}
          className="only-phone"
          aria-expanded={Sheet !== null}
          aria-controls="menu"
          onClick={Sheet ? close : open}
        />
      </div>
      <nav className="site-nav" aria-label="Main">
        <ul className="wrap">
          {SECTIONS.map((section) => (
            <li key={section.path}>
              <Link to={section.path} aria-current={isCurrent(section.path, pathname) ? 'page' : undefined}>
                {section.title}
                {section.construction && <ConstructionMark />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {failed && <PartFailure className="wrap" />}
      {Sheet && <Sheet pathname={pathname} close={close} />}
    </CachedFragment>
  );
}

/** The menu of a phone, which is loaded by the first press. Any navigation closes it. `Sheet` is null while it is closed. */
function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  const { Component, failed, request } = useLoadedComponent(loadMenu);
  const isOpen = openAt === key;
  return {
    Sheet: isOpen ? Component : null,
    failed: isOpen && failed,
    open: () => {
      setOpenAt(key);
      return request();
    },
    close: useCallback(() => setOpenAt(null), []),
  };
}

/** `/` and Ctrl K (⌘ K) focus the search in the header. On narrow windows, which hide it, they open the search page. */
function useSearchKeys(id: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (shortcutOf(event) !== '/' && !(command && event.key.toLowerCase() === 'k')) return;
      event.preventDefault();
      const field = document.getElementById(id) as HTMLInputElement | null;
      if (field === null || field.offsetParent === null) navigate(paths.search());
      else {
        field.focus();
        field.select();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id, navigate]);
}

function ThemeToggle() {
  const [theme, toggle] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={toggle}
    />
  );
}
