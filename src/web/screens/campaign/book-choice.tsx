import type { BookOptions } from '../../../contract/rulebooks.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type BookChoiceProps = {
  options: BookOptions;
  chosen: ReadonlySet<string>;
  /** Called with what is chosen after a change; absent in a plain form. */
  onChange?: (chosen: ReadonlySet<string>) => void;
};

/** A box for each rulebook, by edition. */
export function BookChoice({ options, chosen, onChange }: BookChoiceProps) {
  const groups = [...Map.groupBy(options.books, ({ edition_name }) => edition_name ?? 'Others')].sort(
    ([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b, 'en'),
  );
  const change = (slug: string, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(slug);
    else next.delete(slug);
    onChange?.(next);
  };
  return groups.map(([name, books]) => (
    <fieldset key={name} className="book-group">
      <legend className="label">{name}</legend>
      {books.map(({ slug, name: book }) => (
        <Checkbox
          key={slug}
          name="books"
          value={slug}
          {...(onChange
            ? { checked: chosen.has(slug), onChange: ({ target }) => change(slug, target.checked) }
            : { defaultChecked: chosen.has(slug) })}
        >
          {book}
        </Checkbox>
      ))}
    </fieldset>
  ));
}

/** The core books first, then those of edition 3.5, then older ones, then those of an unknown edition. */
const rankOf = (edition: string): number => {
  if (edition === 'Others') return 3;
  if (!edition.includes('3.5')) return 2;
  return edition.startsWith('Core') ? 0 : 1;
};
