import { useEffect, useRef, useState } from 'react';
import { Card, CardBack } from './card.tsx';
import type { CardFace } from './card-face.ts';
import { type CardPart, fitCard } from './card-fit.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
/** None, or mirrored for paper that is turned at its long or its short edge. */
export const BACKS = ['none', 'long', 'short'] as const;
export type Backs = (typeof BACKS)[number];

const ON_A_SHEET = 9;
const IN_A_ROW = 3;

type Fitted = { faces: readonly CardFace[]; parts: readonly CardPart[][] };
type CardSheetsProps = { faces: readonly CardFace[]; paper: Paper; backs: Backs };

/** The cards, nine on a sheet, each in the size that its text fits in; measured in the browser once its fonts are there. */
export function CardSheets({ faces, paper, backs }: CardSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState<Fitted | null>(null);
  const parts = fitted?.faces === faces ? fitted.parts : null;
  useEffect(() => {
    let stale = false;
    document.fonts.ready.then(() => {
      if (!stale && sheets.current) setFitted({ faces, parts: measured(sheets.current, faces.length) });
    });
    return () => {
      stale = true;
    };
  }, [faces]);
  const cards = faces.flatMap((face, i): CardOf[] => {
    const own = parts?.[i];
    if (!own) return [{ face }];
    return own.map((part, j) => ({ face, part, number: j + 1, of: own.length }));
  });
  const piles = Array.from({ length: Math.ceil(cards.length / ON_A_SHEET) }, (_, i) =>
    cards.slice(i * ON_A_SHEET, (i + 1) * ON_A_SHEET),
  );
  return (
    <>
      <p className="screen" role="status">
        {countText(cards.length, 'card')} on {countText(piles.length, 'sheet')}
        {backs !== 'none' && ', with backs'}
      </p>
      <div className="scroll" ref={sheets} data-fitted={parts !== null}>
        {piles.map((pile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the pile
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
          {mirrored(pile, backs).map((card, place) =>
            card ? (
              <CardBack key={`${card.face.key} ${card.number}`} face={card.face} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
              <li key={place} />
            ),
          )}
        </ol>
      )}
    </>
  );
}

/** The places of a sheet as they lie once the paper is turned; places without a card stay empty. */
export function mirrored<Value>(pile: readonly Value[], backs: Backs): (Value | undefined)[] {
  const places = Array.from({ length: ON_A_SHEET }, (_, i) => pile[i]);
  const rows = Array.from({ length: ON_A_SHEET / IN_A_ROW }, (_, i) => places.slice(i * IN_A_ROW, (i + 1) * IN_A_ROW));
  if (backs === 'none') return places;
  return backs === 'long' ? rows.flatMap((row) => row.toReversed()) : rows.toReversed().flat();
}

/** Fits copies of the cards, out of sight; the page's own stay as they are. */
function measured(sheets: HTMLElement, count: number): CardPart[][] {
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
