import type { ReactNode } from 'react';
import type { Item } from '../../../contract/items.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Required } from './item-costs.tsx';

type Variant = Item['variants'][number] & Partial<Pick<Item['versions'][number], 'slug' | 'summary' | 'type_name'>>;
type Column = {
  title: string;
  number?: boolean;
  /** Whether some cell has more than a few words. */
  long?: boolean;
  cell: (variant: Variant) => ReactNode;
  text: (variant: Variant) => unknown;
};

type ItemVariantsProps = { id: string; title: string; variants: readonly Variant[]; here?: string };

/** The members of a family as a table, with a column for each fact in which they differ. */
export function ItemVariants({ id, title, variants, here }: ItemVariantsProps) {
  if (variants.length === 0) return null;
  const columns = columnsOf(variants).filter(({ text }) => new Set(variants.map(text)).size > 1);
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead id={id} name={title} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="book-table scroll" aria-label={`${title}, table`} tabIndex={0}>
        <table className="variants">
          <thead>
            <tr>
              <th scope="col">Name</th>
              {columns.map(({ title, number }) => (
                <th scope="col" key={title} className={number ? 'numeric' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={variant.slug ?? variant.name}>
                <th scope="row">
                  {variant.slug === undefined || variant.slug === here ? (
                    variant.name
                  ) : (
                    <Link to={paths.entry('items', variant.slug)}>{variant.name}</Link>
                  )}
                </th>
                {columns.map(({ title, number, long, cell }) => (
                  <td key={title} className={number ? 'numeric' : long ? 'text' : undefined}>
                    {cell(variant) ?? <span className="muted">—</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function columnsOf(variants: readonly Variant[]): Column[] {
  const textColumn = (title: string, value: (variant: Variant) => string | null, number = false): Column => ({
    title,
    number,
    long: variants.some((variant) => (value(variant)?.length ?? 0) > 24),
    cell: value,
    text: value,
  });
  const labels = [...new Set(variants.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const level = (variant: Variant) => variant.caster_level ?? variant.manifester_level;
  const psionic = variants.some(({ manifester_level }) => manifester_level !== null);
  return [
    textColumn('Type', ({ type_name }) => type_name ?? null),
    textColumn('In short', ({ summary }) => summary ?? null),
    ...labels.map((label) =>
      textColumn(label, ({ facts }) => facts.find((fact) => fact.label === label)?.value ?? null),
    ),
    textColumn(
      'Aura',
      ({ aura_name, aura_dc }) => aura_name && `${aura_name}${aura_dc === null ? '' : `, DC ${aura_dc}`}`,
    ),
    textColumn(
      psionic ? 'Manifester level' : 'Caster level',
      (variant) => {
        const figure = level(variant);
        return figure === null ? null : ordinal(figure);
      },
      true,
    ),
    {
      title: 'Required',
      cell: ({ required_extra, prerequisites, other_prerequisites }) =>
        required_extra && <Required prerequisites={prerequisites} other={other_prerequisites} />,
      text: ({ required_extra }) => required_extra,
    },
    textColumn('Weight', ({ weight_text }) => weight_text, true),
    textColumn('Price', ({ price_text }) => price_text, true),
    textColumn('Cost to create', ({ cost_to_create }) => cost_to_create, true),
  ];
}
