import type { EntryCard } from '../../../contract/entry-cards.ts';
import { KINDS } from '../../../contract/kinds.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { Link } from '../../navigation/link.tsx';
import type { ListLine } from '../../own-lists/own-list.ts';
import { paths } from '../../paths.ts';
import { addressOf, itemFigures, lineFacts, listTotals } from './line-facts.ts';

/** Cards by `kind/slug`; null while they are loading. */
export type Cards = ReadonlyMap<string, EntryCard> | null;

/** A line's entry: name, kind and a few facts. */
export function LineEntry({ line, cards }: { line: ListLine; cards: Cards }) {
  const card = cards?.get(addressOf(line));
  const { singular } = KINDS[line.kind];
  const kind = capitalized(singular);
  const isMissing = cards !== null && card === undefined;
  return (
    <div className="line-entry">
      <span className="name">
        {isMissing ? line.name : <Link to={paths.entry(line.kind, line.slug)}>{card?.name ?? line.name}</Link>}
      </span>
      <small>
        {isMissing ? 'This entry no longer exists.' : [kind, card && lineFacts(card)].filter(Boolean).join(' · ')}
      </small>
    </div>
  );
}

/** A line's weight and price, for its quantity. */
export function LineFigures({ line, cards }: { line: ListLine; cards: Cards }) {
  const { weight, price } = itemFigures(cards?.get(addressOf(line)), line.quantity);
  return (
    <span className="line-figures">
      <span>{weight}</span>
      <span>{price}</span>
    </span>
  );
}

/** The lines without controls, for reading and printing. */
export function PlainLines({ lines, cards }: { lines: readonly ListLine[]; cards: Cards }) {
  return (
    <ol className="own-lines">
      {lines.map((line) => (
        <li key={addressOf(line)}>
          <span className="line-count">{line.quantity}</span>
          <LineEntry line={line} cards={cards} />
          {line.note && <span className="line-note">{line.note}</span>}
          <LineFigures line={line} cards={cards} />
        </li>
      ))}
    </ol>
  );
}

/** The totals of a list. */
export function Totals({ lines, cards }: { lines: readonly ListLine[]; cards: Cards }) {
  if (lines.length === 0) return null;
  return <p className="line-totals">Together: {listTotals(lines, cards ?? new Map()).join(', ')}</p>;
}
