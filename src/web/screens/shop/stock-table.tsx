import type { RawQuery } from '../../../contract/query.ts';
import type { ShopLine, ShopStock } from '../../../contract/shop.ts';
import { DEFAULT_BUDGET } from '../../../contract/shop-options.ts';
import { formatGp } from '../../../rules/item-format.ts';
import { askingPrice, type Dealing, offeredPrice } from '../../../rules/shop-prices.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { counts, dealingOf, reroll, soldOf, toggleLock, withSold } from './shop-query.ts';

type StockTableProps = { stock: ShopStock; query: RawQuery; name: string };

const DASH = <span className="muted">—</span>;

/** The stock for the keeper: every line with its selling and buying price, and links that change it. */
export function StockTable({ stock, query, name }: StockTableProps) {
  const dealing = dealingOf(query);
  const takings = stock.items.reduce((sum, line) => sum + soldOf(query, line) * askingPrice(line.price_gp, dealing), 0);
  const asking = stock.items.reduce(
    (sum, { price_gp, quantity }) => sum + quantity * askingPrice(price_gp, dealing),
    0,
  );
  const budget = Number(query.budget ?? DEFAULT_BUDGET).toLocaleString('en');
  const dearer = Math.round(asking * 100) !== Math.round(stock.spent * 100);
  const totals: [string, number | null][] = [
    ['Total', asking],
    ['Worth at list prices', dearer ? stock.spent : null],
    [`Left of ${budget} gp`, stock.left],
    ['Takings', takings > 0 ? takings : null],
  ];
  return (
    <div className="book-table">
      <table className="items stack stock">
        <caption className="sr-only">Stock of {name}</caption>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              Qty
            </th>
            <th scope="col">Item</th>
            <th scope="col">Type</th>
            <th scope="col">Slot</th>
            <th scope="col" className="cell-minor">
              Rulebook
            </th>
            <th scope="col" className="numeric">
              Each
            </th>
            <th scope="col" className="numeric">
              Price
            </th>
            <th scope="col">
              <span className="sr-only">Change the line</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {stock.items.map((line) => (
            <StockRow key={line.key} line={line} items={stock.items} query={query} dealing={dealing} />
          ))}
        </tbody>
        <tfoot>
          {totals.map(
            ([label, gp]) =>
              gp !== null && (
                <tr key={label}>
                  <td className="cell-minor cell-wide" />
                  <th scope="row" colSpan={5}>
                    {label}
                  </th>
                  <td className="numeric cell-key">{formatGp(gp)}</td>
                  <td className="cell-wide" />
                </tr>
              ),
          )}
        </tfoot>
      </table>
    </div>
  );
}

type RowProps = { line: ShopLine; items: readonly ShopLine[]; query: RawQuery; dealing: Dealing };

function StockRow({ line, items, query, dealing }: RowProps) {
  const sold = soldOf(query, line);
  const unsold = line.quantity - sold;
  const each = askingPrice(line.price_gp, dealing);
  return (
    <tr data-sold={unsold === 0 ? '' : undefined}>
      <td className="numeric cell-quantity cell-wide">{unsold}</td>
      <td>
        <span className="name">
          <Link to={paths.entry('items', line.slug)}>{line.name}</Link>
        </span>{' '}
        {unsold > 1 && <span className="hide-wide">× {unsold}</span>}
        {sold > 0 && <Tag look="lined">{unsold === 0 ? 'sold' : `${sold} of ${line.quantity} sold`}</Tag>}
        <LineNotes line={line} dealing={dealing} />
      </td>
      <td className="cell-wide">{line.type_name}</td>
      <td className="cell-wide">{line.slot_name ?? DASH}</td>
      <td className="cell-wide cell-minor">{line.rulebook_name.replaceAll("'", '’')}</td>
      <td className="numeric cell-wide">{formatGp(each)}</td>
      <td className="numeric cell-key">{formatGp(each * line.quantity)}</td>
      <td className="cell-rest">
        {[line.type_name, line.slot_name, line.quantity > 1 && `${formatGp(each)} each`].filter(Boolean).join(' · ')}
      </td>
      <td className="stock-actions">
        <RowActions line={line} items={items} query={query} sold={sold} />
      </td>
    </tr>
  );
}

/** Notes for the keeper: list price, buying price, and how the price of a custom item is made up. */
function LineNotes({ line, dealing }: Pick<RowProps, 'line' | 'dealing'>) {
  const steps = line.price_steps.map(({ label, gp }) => `${label} ${formatGp(gp)}`).join(' + ');
  const list = askingPrice(line.price_gp, dealing) === line.price_gp ? null : `list ${formatGp(line.price_gp)}`;
  const notes = [steps, list, `buys at ${formatGp(offeredPrice(line.price_gp, dealing))}`].filter(Boolean);
  return (
    <span className="line-notes">
      {notes.join(' · ')}
      {line.made_of.length > 1 && (
        <>
          {' '}
          ·{' '}
          {line.made_of.slice(1).map(({ slug, name }, i) => (
            <span key={slug}>
              {i > 0 && ', '}
              <Link to={paths.entry('items', slug)}>{name}</Link>
            </span>
          ))}
        </>
      )}
    </span>
  );
}

function RowActions({ line, items, query, sold }: Omit<RowProps, 'dealing'> & { sold: number }) {
  const locked = counts(query.lock).has(line.key);
  return (
    <span className="line-actions">
      <Link
        to={toggleLock(query, line)}
        aria-label={`${locked ? 'Unlock' : 'Lock'} ${line.name}`}
        title={locked ? 'Unlock: may be replaced' : 'Lock: stays when a new stock is generated'}
        aria-current={locked ? 'true' : undefined}
        preventScrollReset
      >
        {locked ? <Icon name="lock" /> : <Icon name="lock-open" />}
      </Link>
      {!locked && (
        <Link
          to={reroll(query, items, line)}
          aria-label={`Reroll ${line.name}`}
          title="Reroll this line"
          preventScrollReset
        >
          <Icon name="refresh-cw" />
        </Link>
      )}
      {sold < line.quantity && (
        <Link
          to={withSold(query, line, sold + 1)}
          aria-label={`Sell one ${line.name}`}
          title="Sell one"
          preventScrollReset
        >
          <Icon name="minus" />
        </Link>
      )}
      {sold > 0 && (
        <Link
          to={withSold(query, line, sold - 1)}
          aria-label={`Take back one ${line.name}`}
          title="Take one back"
          preventScrollReset
        >
          <Icon name="plus" />
        </Link>
      )}
    </span>
  );
}

/** The stock for players: names, quantities and prices. */
export function Handout({ stock, query, name }: StockTableProps) {
  const dealing = dealingOf(query);
  const lines = stock.items.filter((line) => soldOf(query, line) < line.quantity);
  return (
    <div className="book-table">
      <table className="items">
        <caption className="sr-only">For sale at {name}</caption>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              Qty
            </th>
            <th scope="col">Item</th>
            <th scope="col" className="numeric">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td className="numeric cell-quantity">{line.quantity - soldOf(query, line)}</td>
              <td>
                <span className="name">{line.name}</span>
              </td>
              <td className="numeric cell-key">{formatGp(askingPrice(line.price_gp, dealing))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
