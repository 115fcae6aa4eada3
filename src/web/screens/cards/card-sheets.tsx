import { useEffect, useRef, useState } from 'react';
import { Card, CardBack } from './card.tsx';
import type { CardFace } from './card-face.ts';
import { type CardPart, fitCard } from './card-fit.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
/** No backs, or backs for printing that flips the paper on its long or its short edge. */
export const BACKS = ['none', 'long', 'short'] as const;
export type Backs = (typeof BACKS)[number];

const CARDS_PER_SHEET = 9;
const CARDS_PER_ROW = 3;

type Fitted = { faces: readonly CardFace[]; parts: readonly CardPart[][] };
type CardSheetsProps = { faces: readonly CardFace[]; paper: Paper; backs: Backs };

/** The cards, nine on a sheet, each in the largest type size that fits. They are measured once the fonts are loaded. */
export function CardSheets({ faces, paper, backs }: CardSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState<Fitted | null>(null);
  const parts = fitted?.faces === faces ? fitted.parts : null;
  useEffect(() => {
    let stale = false;
    document.fonts.ready.then(() => {
      if (!stale && sheets.current) setFitted({ faces, parts: fitCards(sheets.current, faces.length) });
    });
    return () => {
      stale = true;
    };
  }, [faces]);
  const cards = faces.flatMap((face, i): CardOf[] => {
    const cardParts = parts?.[i];
    if (!cardParts) return [{ face }];
    return cardParts.map((part, j) => ({ face, part, number: j + 1, of: cardParts.length }));
  });
  const piles = Array.from({ length: Math.ceil(cards.length / CARDS_PER_SHEET) }, (_, i) =>
    cards.slice(i * CARDS_PER_SHEET, (i + 1) * CARDS_PER_SHEET),
  );
  return (
    <>
      <p className="screen" role="status">
        {countText(cards.length, 'card')} on {countText(piles.length, 'sheet')}
        {backs !== 'none' && ', with backs'}
      </p>
      <div className="scroll" ref={sheets} data-fitted={parts !== null}>
        {piles.map((pile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no identity but their position
          <Sheet key={i} pile={pile} paper={paper} backs={backs} />
        ))}
      </div>
    </>
  );
}

type CardOf = { face: CardFace; part?: CardPart; number?: number; of?: number };

function Sheet({ pile, paper, backs }: { pile: readonly CardOf[]; paper: Paper; backs: Backs }) {
  return (
    <>
      <ol className="sheet-a4" data-paper={paper}>
        {pile.map((card) => (
          <Card key={`${card.face.key} ${card.number}`} {...card} />
        ))}
      </ol>
      {backs !== 'none' && (
        <ol className="sheet-a4" data-paper={paper} aria-hidden="true">
          {mirrorSheet(pile, backs).map((card, place) =>
            card ? (
              <CardBack key={`${card.face.key} ${card.number}`} face={card.face} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity but their position
              <li key={place} />
            ),
          )}
        </ol>
      )}
    </>
  );
}

/** The order of the backs of a sheet, so that each lies behind its card. Places without a card are undefined. */
export function mirrorSheet<Value>(pile: readonly Value[], backs: Backs): (Value | undefined)[] {
  const places = Array.from({ length: CARDS_PER_SHEET }, (_, i) => pile[i]);
  const rows = Array.from({ length: CARDS_PER_SHEET / CARDS_PER_ROW }, (_, i) =>
    places.slice(i * CARDS_PER_ROW, (i + 1) * CARDS_PER_ROW),
  );
  if (backs === 'none') return places;
  return backs === 'long' ? rows.flatMap((row) => row.toReversed()) : rows.toReversed().flat();
}

/** Fits invisible copies of the cards. The cards of the page stay unchanged. */
function fitCards(sheets: HTMLElement, count: number): CardPart[][] {
  const bench = document.createElement('ol');
  bench.className = 'sheet-a4 bench';
  sheets.append(bench);
  const cards = [...sheets.querySelectorAll<HTMLElement>('[data-card]:not(.continued)')].slice(0, count);
  const parts = cards.map((card) => {
    const copy = card.cloneNode(true) as HTMLElement;
    bench.replaceChildren(copy);
    return fitCard(copy);
  });
  bench.remove();
  return parts;
}

const countText = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
