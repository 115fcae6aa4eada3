import { useState } from 'react';
import type { RawQuery } from '../../../contract/query.ts';
import { MAX_BUDGET, MAX_ITEMS } from '../../../contract/shop-options.ts';
import type { Treasure } from '../../../contract/treasure.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { newId, tidyName } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS, type ListLine } from '../../own-lists/own-list.ts';
import { ownLists } from '../../own-lists/own-list-store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { treasureAddress } from './treasure-query.ts';

type TreasureToolsProps = { treasure: Treasure; query: RawQuery };

/** What can be done with a treasure: keep its items, show it to the players, sell it, share it. */
export function TreasureTools({ treasure, query }: TreasureToolsProps) {
  const players = query.view === 'players';
  const shop = shopAddress(treasure);
  return (
    <p className="actions">
      {treasure.items.length > 0 && !players && <ToList treasure={treasure} address={treasureAddress(query)} />}
      <ButtonLink
        variant="quiet"
        icon={players ? 'dices' : 'scroll-text'}
        to={treasureAddress(query, { view: players ? undefined : 'players' })}
        preventScrollReset
      >
        {players ? 'With all dice' : 'Handout for players'}
      </ButtonLink>
      {shop !== null && !players && (
        <ButtonLink variant="quiet" icon="store" to={shop} rel="nofollow">
          Sell it in a shop
        </ButtonLink>
      )}
      <CopyButton
        variant="quiet"
        icon="link"
        text={() => location.origin + treasureAddress(query)}
        copied="Link copied"
      >
        Copy link to this roll
      </CopyButton>
      <Button variant="quiet" icon="printer" onClick={() => print()}>
        Print
      </Button>
    </p>
  );
}

/** Puts the items on a new list of the visitor's own. `address`: where the treasure is. */
function ToList({ treasure, address }: { treasure: Treasure; address: string }) {
  const [made, setMade] = useState<{ of: string; id: string | null } | null>(null);
  const add = () => {
    let id: string | null = null;
    ownLists.update((lists) => {
      if (lists.length >= LIST_LIMITS.lists) return lists;
      id = newId(lists);
      return [...lists, { id, name: listName(treasure), lines: listLines(treasure) }];
    });
    setMade({ of: address, id });
  };
  const shown = made?.of === address ? made : null;
  return (
    <>
      <Button variant="quiet" icon="list-plus" onClick={add}>
        To a list
      </Button>
      <span role="status">
        {shown?.id === null && `You can have at most ${LIST_LIMITS.lists} lists.`}
        {shown?.id && (
          <>
            On the list <Link to={paths.ownList(shown.id)}>{listName(treasure)}</Link>.
          </>
        )}
      </span>
    </>
  );
}

const listName = ({ creature, level, seed }: Treasure): string =>
  tidyName(`Treasure ${creature === null ? `of level ${level}` : `of the ${creature.name}`}, ${seed}`);

/** One line for each entry; what the dice say beyond its name is the note. */
function listLines({ items }: Treasure): ListLine[] {
  return [...Map.groupBy(items, ({ slug }) => slug)].slice(0, LIST_LIMITS.lines).map(([slug, same]) => ({
    kind: 'items',
    slug,
    name: same[0]?.name ?? slug,
    quantity: Math.min(
      same.reduce((sum, { quantity }) => sum + quantity, 0),
      LIST_LIMITS.quantity,
    ),
    note: same
      .map(({ name, notes }) => [name, ...notes].join(', '))
      .join('; ')
      .slice(0, LIST_LIMITS.note),
  }));
}

/** The shop that has what shops sell of the treasure; null where that is nothing. */
function shopAddress({ seed, items }: Treasure): string | null {
  const sold = Map.groupBy(
    items.filter(({ key }) => key !== null),
    ({ key }) => key,
  );
  if (sold.size === 0 || sold.size > MAX_ITEMS) return null;
  const goods = [...sold.values()].flat();
  const budget = Math.ceil(goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  if (budget > MAX_BUDGET) return null;
  const keep = [...sold].map(([key, same]) => {
    const count = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return count === 1 ? key : `${key}*${count}`;
  });
  return paths.shop({ budget, max_items: sold.size, seed, keep: keep.join(',') });
}
