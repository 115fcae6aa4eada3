import type { Letterer } from '../../drawing/letters.ts';
import { INK, ON_SOLID, TINTS, type TintName, VELLUM } from './inks.ts';
import { place, tintStyle } from './portrait.ts';

export type TokenFigure = {
  /** Markup of the silhouette, in a view box of 512 × 512. */
  silhouette: string;
  tint: TintName | undefined;
  /** Colour of the ring. */
  ring: string;
  /** As printed, such as `1/2`; null if the creature has none. */
  challengeRating: string | null;
  incorporeal: boolean;
};

const SIDE = 512;
const MIDDLE = SIDE / 2;
const TAB = { width: 132, height: 68, top: 440 };
const LETTERS = 54;

/**
 * A token, 512 × 512: the silhouette on a disc, the ring in the tone of the challenge rating, and a tab with the
 * rating.
 */
export function drawToken(
  { silhouette, tint, ring, challengeRating, incorporeal }: TokenFigure,
  letters: Letterer,
): string {
  const left = MIDDLE - TAB.width / 2;
  const paint = tint === undefined ? '' : ` style="${tintStyle(TINTS[tint].light)}"`;
  const tab =
    challengeRating === null
      ? ''
      : `<path fill="${ring}" stroke="${ON_SOLID}" stroke-width="4" d="M${left} ${TAB.top}h${TAB.width}v${TAB.height}H${left}z"/>` +
        `<g fill="${ON_SOLID}">${letters.centered(challengeRating, MIDDLE, TAB.top + 52, LETTERS)}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" color="${INK}">`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="252" fill="${ring}"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="236" fill="none" stroke="${ON_SOLID}" stroke-width="2"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="220" fill="${VELLUM}" stroke="${INK}" stroke-width="4"/>`,
    place(silhouette, 106, 96, 300, paint + (incorporeal ? ' fill-opacity=".62"' : '')),
    tab,
    '</svg>',
  ].join('');
}
