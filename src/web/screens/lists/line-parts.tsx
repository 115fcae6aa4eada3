import { Fragment } from 'react';
import { KINDS } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { saveDcTerms } from '../../../rules/casting.ts';
import { Link } from '../../navigation/link.tsx';
import type { ListLine } from '../../own-lists/own-list.ts';
import { paths } from '../../paths.ts';
import { type ListCaster, type ListedSpell, placeOf } from './caster.ts';
import { addressOf, castFacts, itemFigures, lineFacts, listTotals } from './line-facts.ts';
import type { ListCard } from './list-card.ts';
import type { LineGroup } from './spell-levels.ts';

/** Cards by `kind/slug`; null while they are loading. */
export type Cards = ReadonlyMap<string, ListCard> | null;

type LineProps = {
  line: ListLine;
  cards: Cards;
  /** Whose save DCs are shown; null where it is not known. */
  caster: ListCaster | null;
  group: LineGroup;
};

/** A line's entry: name, kind and a few facts; of a spell also how it is cast. */
export function LineEntry({ line, cards, caster, group }: LineProps) {
  const card = cards?.get(addressOf(line));
  const { singular } = KINDS[line.kind];
  const kind = capitalized(singular);
  const isMissing = cards !== null && card === undefined;
  return (
    <div className="line-entry">
      <span className="name">{isMissing ? line.name : <Link to={pageOf(line)}>{card?.name ?? line.name}</Link>}</span>
      <small>
        {isMissing
          ? 'This entry no longer exists.'
          : [kind, card && lineFacts(card, group.hasLevel)].filter(Boolean).join(' · ')}
      </small>
      {card?.kind === 'spells' && <small>{castFacts(card, caster && saveDc({ line, card }, caster))}</small>}
    </div>
  );
}

const pageOf = ({ kind, slug, build }: ListLine): string =>
  paths.entry(kind, slug, build === undefined ? undefined : readQuery(build));

/** The save DC of a spell for a caster: 10 + spell level + modifier; null where the caster does not cast it. */
function saveDc(spell: ListedSpell, { tables, score, school }: ListCaster): number | null {
  const place = placeOf(spell, tables, school);
  if (place === null) return null;
  const { base, level, modifier } = saveDcTerms(place.level, score);
  return base + level + modifier;
}

/** A line's weight and price, for its quantity. */
export function LineFigures({ line, cards }: Pick<LineProps, 'line' | 'cards'>) {
  const { weight, price } = itemFigures(cards?.get(addressOf(line)), line.quantity);
  return (
    <span className="line-figures">
      <span>{weight}</span>
      <span>{price}</span>
    </span>
  );
}

type PlainLinesProps = { groups: readonly LineGroup[]; cards: Cards; caster: ListCaster | null };

/** The lines without controls, for reading and printing. */
export function PlainLines({ groups, cards, caster }: PlainLinesProps) {
  return groups.map((group) => (
    <Fragment key={group.key}>
      <GroupHead group={group} />
      <ol className="own-lines">
        {group.lines.map((line) => (
          <li key={addressOf(line)}>
            <span className="line-count">{line.quantity}</span>
            <LineEntry line={line} cards={cards} caster={caster} group={group} />
            {line.note && <span className="line-note">{line.note}</span>}
            <LineFigures line={line} cards={cards} />
          </li>
        ))}
      </ol>
    </Fragment>
  ));
}

/** The heading of a part of a list, where it has one. */
export function GroupHead({ group: { name, note } }: { group: LineGroup }) {
  if (name === '') return null;
  return (
    <h2 className="line-group">
      {name} {note && <small>{note}</small>}
    </h2>
  );
}

/** The totals of a list. */
export function Totals({ lines, cards }: { lines: readonly ListLine[]; cards: Cards }) {
  if (lines.length === 0) return null;
  return <p className="line-totals">Together: {listTotals(lines, cards ?? new Map()).join(', ')}</p>;
}
