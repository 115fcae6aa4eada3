import type { RawQuery } from '../../../contract/query.ts';
import type { Treasure, TreasureItem } from '../../../contract/treasure.ts';
import { TREASURE_PARTS, type TreasurePart } from '../../../contract/treasure-options.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { formatGp } from '../../../rules/item-format.ts';
import { IconLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import {
  chainText,
  coinsText,
  diceText,
  itemNotes,
  linesOf,
  percentile,
  type RolledLine,
  worthOf,
} from './treasure-lines.ts';
import { rolledAgain } from './treasure-query.ts';

type TreasureRollsProps = { treasure: Treasure; query: RawQuery };

/** A rolled treasure: each line with its d%, its dice and its value. */
export function TreasureRolls({ treasure, query }: TreasureRollsProps) {
  const { level, value, expected } = treasure;
  return (
    <table className="treasure-rolls">
      <caption className="sr-only">Rolled treasure</caption>
      {TREASURE_PARTS.map((part) => (
        <PartRows key={part} part={part} treasure={treasure} query={query} />
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Together
            {expected !== null && (
              <small>
                expected at level {level}: {formatGp(expected)}
              </small>
            )}
          </th>
          <td className="numeric worth">{formatGp(value)}</td>
          <td className="again" />
        </tr>
      </tfoot>
    </table>
  );
}

function PartRows({ part, treasure, query }: TreasureRollsProps & { part: TreasurePart }) {
  const [first, ...rest] = linesOf(treasure, part);
  const worth = formatGp(worthOf(treasure, part));
  // Gold pieces alone are what the value says already.
  const found = part === 'coins' ? coinsText(treasure.coins) : null;
  const coins = found === worth ? null : found;
  return (
    <tbody>
      <tr>
        <th scope="row">{capitalized(part)}</th>
        {first === undefined ? (
          <td colSpan={2}>None</td>
        ) : (
          <LineCells line={first} coins={rest.length === 0 ? coins : null} />
        )}
        <td className="numeric worth">{worth}</td>
        <td className="again">
          {first !== undefined && (
            <IconLink
              icon="rotate-cw"
              label={`Roll ${part} again`}
              to={rolledAgain(query, part)}
              preventScrollReset
              rel="nofollow"
            />
          )}
        </td>
      </tr>
      {rest.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a treasure never move
        <tr key={i} className="led-to">
          <td />
          <LineCells line={line} coins={i === rest.length - 1 ? coins : null} />
          <td className="numeric">{lineWorth(line)}</td>
          <td className="again" />
        </tr>
      ))}
    </tbody>
  );
}

function lineWorth(line: RolledLine): string | null {
  if (line.of === 'good') return formatGp(line.good.value);
  if (line.of === 'item') return formatGp(line.item.price * line.item.quantity);
  return null;
}

/** The d% of a line and what it led to; `coins` are those of all lines, after the last of them. */
function LineCells({ line, coins }: { line: RolledLine; coins: string | null }) {
  const first = line.of === 'item' || line.of === 'refused' ? line.rolls[0] : line.roll;
  return (
    <>
      <td className="numeric percentile">{first && percentile(first.roll)}</td>
      <td>
        <LineText line={line} />
        {coins !== null && <span className="found-coins">{coins}</span>}
      </td>
    </>
  );
}

function LineText({ line }: { line: RolledLine }) {
  switch (line.of) {
    case 'column':
      return (
        <>
          {line.roll.result.replace(/ \(.*/, '')} <span className="muted">{diceText(line.roll)}</span>
        </>
      );
    case 'good':
      return (
        <>
          {capitalized(line.good.name)}{' '}
          <span className="muted">
            {line.roll.result}, {diceText(line.roll)}
          </span>
        </>
      );
    case 'item':
      return (
        <>
          <ItemName item={line.item} />
          {itemNotes(line.item).map((note) => (
            <small key={note}>{note}</small>
          ))}
          <small className="muted">{chainText(line.rolls)}</small>
        </>
      );
    case 'refused':
      return (
        <>
          Not kept <small className="muted">{chainText(line.rolls)}</small>
        </>
      );
  }
}

function ItemName({ item: { slug, name, quantity, parts, cursed } }: { item: TreasureItem }) {
  return (
    <>
      <Link to={paths.entry('items', slug)}>{name}</Link>
      {quantity > 1 && ` × ${quantity}`}
      {cursed === 1 && ' (cursed)'}
      {parts.length > 1 && (
        <small>
          {parts.map((part, i) => (
            <span key={part.slug}>
              {i > 0 && ', '}
              <Link to={paths.entry(part.kind, part.slug)}>{part.name}</Link>
            </span>
          ))}
        </small>
      )}
    </>
  );
}

/** The treasure for players: what they see, without dice, values and secrets. */
export function TreasureHandout({ treasure: { coins, goods, items } }: { treasure: Treasure }) {
  const found = [
    ...(coinsText(coins)?.split(', ') ?? []),
    ...goods.map(({ name }) => capitalized(name)),
    ...items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
  ];
  return (
    <ul className="treasure-handout" aria-label="What is found">
      {found.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a treasure never move
        <li key={i}>{line}</li>
      ))}
      {found.length === 0 && <li>Nothing of value.</li>}
    </ul>
  );
}
