import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { CachedFragment } from '../ui/cached-fragment.tsx';
import { ConstructionMark } from '../ui/construction-mark.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchInput } from './search-input.tsx';
import { shortcutOf } from './shortcuts.ts';
import { isCurrent, SECTIONS } from './site.ts';
import { useTheme } from './theme-mode.ts';

const FIELD = 'find';

export function SiteHeader() {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useSearchKeys(FIELD);
  return (
    <CachedFragment
      as="header"
      className="site-header"
      name={`header ${SECTIONS.find(({ path }) => isCurrent(path, pathname))?.path}`}
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
        <SearchForm id={FIELD} label="Search everything" shortcut />
        <IconLink icon="search" label="Search everything" className="only-phone" to={paths.search()} />
        <IconLink icon="star" label="My lists" className="only-wide" to={paths.lists()} title="My lists" />
        <ThemeToggle />
        <IconButton
          icon={menuOpen ? 'x' : 'menu'}
          label={menuOpen ? 'Close menu' : 'Open menu'}
          className="only-phone"
          aria-expanded={menuOpen}
          aria-controls="menu"
          onClick={() => setMenuOpen(!menuOpen)}
        />
      </div>
      <nav className="site-nav" aria-label="Main">
        <ul className="wrap">
          {SECTIONS.map((section) => (
            <li key={section.path}>
              <Link to={section.path} aria-current={isCurrent(section.path, pathname) ? 'page' : undefined}>
                {section.title} {section.construction && <ConstructionMark />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {menuOpen && <MenuSheet pathname={pathname} close={() => setMenuOpen(false)} />}
    </CachedFragment>
  );
}

function MenuSheet({ pathname, close }: { pathname: string; close: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    document.documentElement.classList.add('menu-open');
    return () => {
      document.removeEventListener('keydown', onKey);
      document.documentElement.classList.remove('menu-open');
    };
  }, [close]);
  return (
    <div className="sheet" id="menu">
      <SearchForm id="menu-find" label="Search everything" onSubmit={close} />
      <nav aria-label="Main menu">
        <ul>
          {SECTIONS.map((section) => (
            <li key={section.path}>
              <Link
                to={section.path}
                aria-current={isCurrent(section.path, pathname) ? 'page' : undefined}
                onClick={close}
              >
                <Drawing name={section.drawing} />
                {section.title}
                {section.construction && (
                  <span className="construction">
                    <ConstructionMark /> Work in progress
                  </span>
                )}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.lists()} onClick={close}>
              <Icon name="star" />
              My lists
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}

type SearchFormProps = { id: string; label: string; shortcut?: boolean; onSubmit?: () => void };

function SearchForm({ id, label, shortcut = false, onSubmit }: SearchFormProps) {
  const navigate = useNavigate();
  return (
    <search aria-label={shortcut ? 'Site' : 'From the menu'}>
      <form
        className="find"
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
          navigate(paths.search(String(new FormData(event.currentTarget).get('q') ?? '')));
        }}
      >
        <Icon name="search" />
        <SearchInput id={id} label={label} placeholder={label} {...(onSubmit && { onChoose: onSubmit })} />
        {shortcut && <kbd>/</kbd>}
      </form>
    </search>
  );
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
