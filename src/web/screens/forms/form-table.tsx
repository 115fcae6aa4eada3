import { FORM_SORTS, type FormSort } from '../../../contract/form-options.ts';
import type { Form, Forms } from '../../../contract/forms.ts';
import type { RawQuery } from '../../../contract/query.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { formsAddress } from './form-query.ts';

type FormTableProps = { forms: Forms; query: RawQuery };

/** The forms with the figures of who takes them. */
export function FormTable({ forms, query }: FormTableProps) {
  const qualities = forms.forms.some((form) => form.qualities.length > 0);
  return (
    <>
      <div className="book-table">
        <table className="items stack forms">
          <caption className="sr-only">Forms</caption>
          <thead>
            <tr>
              <SortHead sort="name" label="Form" query={query} />
              <th scope="col">Size</th>
              <SortHead sort="hd" label="HD" query={query} numeric />
              <th scope="col">Speed</th>
              <SortHead sort="armor" label="AC, touch" query={query} />
              <SortHead sort="attack" label="Full attack" query={query} />
              <SortHead sort="damage" label="Damage" query={query} numeric />
              <th scope="col">Str Dex Con</th>
              <th scope="col" className="numeric">
                Fort
              </th>
              <th scope="col">{qualities ? 'Abilities' : 'Extraordinary attacks'}</th>
            </tr>
          </thead>
          <tbody>
            {forms.forms.map((form) => (
              <FormRow key={form.slug} form={form} />
            ))}
          </tbody>
        </table>
      </div>
      <Pages forms={forms} query={query} />
    </>
  );
}

type SortHeadProps = { sort: FormSort; label: string; query: RawQuery; numeric?: boolean };

function SortHead({ sort, label, query, numeric = false }: SortHeadProps) {
  const current = (query.sort ?? 'attack') === sort;
  const direction = sort === 'name' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={numeric ? 'numeric' : undefined} aria-sort={current ? direction : undefined}>
      <Link
        className="sort"
        to={formsAddress(query, { sort })}
        preventScrollReset
        rel="nofollow"
        title={`Sort by ${FORM_SORTS[sort].toLowerCase()}`}
      >
        {label} {current && <Icon name={sort === 'name' ? 'arrow-up' : 'arrow-down'} />}
      </Link>
    </th>
  );
}

const scores = ({ str, dex, con }: Form): string => [str, dex, con].map((score) => score ?? NOTHING).join(' ');

function FormRow({ form }: { form: Form }) {
  const { slug, name, size_name, hit_dice, speed, armor_class, touch, full_attack, average_damage, fortitude } = form;
  const special = [...form.attacks, ...form.qualities].join(', ');
  const rest = [
    `${size_name}, ${speed}, AC ${armor_class}, ${touch}`,
    full_attack,
    `Str Dex Con ${scores(form)}`,
    `Fort ${signed(fortitude)}`,
    special,
  ];
  return (
    <tr>
      <td>
        <span className="name">
          <Link to={paths.entry('monsters', slug)}>{name}</Link>
        </span>
      </td>
      <td className="cell-wide">{size_name}</td>
      <td className="numeric cell-key">
        {diceText(hit_dice)}
        <span className="hide-wide"> HD</span>
      </td>
      <td className="cell-wide form-text">{speed}</td>
      <td className="cell-wide">
        {armor_class}, {touch}
      </td>
      <td className="cell-wide form-text">{full_attack ?? NOTHING}</td>
      <td className="cell-wide numeric">{average_damage.toLocaleString('en')}</td>
      <td className="cell-wide">{scores(form)}</td>
      <td className="cell-wide numeric">{signed(fortitude)}</td>
      <td className="cell-wide form-text">{special || NOTHING}</td>
      <td className="cell-rest">{rest.filter(Boolean).join('; ')}</td>
    </tr>
  );
}

/** Half a die and less are fractions. */
const diceText = (dice: number): string => (dice >= 1 ? String(dice) : `1/${Math.round(1 / dice)}`);

function Pages({ forms: { page, pages }, query }: FormTableProps) {
  if (pages <= 1) return null;
  const to = (number: number) => (number < 1 || number > pages ? null : formsAddress(query, { page: String(number) }));
  return (
    <nav className="pager" aria-label="Pages">
      <ButtonLink to={to(page - 1)}>
        <Icon name="chevron-left" /> Previous
      </ButtonLink>
      <p>
        Page {page} of {pages}
      </p>
      <ButtonLink to={to(page + 1)}>
        Next <Icon name="chevron-right" />
      </ButtonLink>
    </nav>
  );
}
