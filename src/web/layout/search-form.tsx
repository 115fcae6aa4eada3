import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchInput } from './search-input.tsx';

type SearchFormProps = { id: string; label: string; shortcut?: boolean; onSubmit?: () => void };

/** The form that searches everything. */
export function SearchForm({ id, label, shortcut = false, onSubmit }: SearchFormProps) {
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
