import { createContext } from 'react-router';

/** A picture of an entry, such as a monster's portrait; `type` is its media type. */
export type StoredPicture = { type: string; data: Uint8Array };

/** Finds a picture by its address without the first slash, `portraits/aboleth.svg`; null where there is none. */
export type FindPicture = (path: string) => Promise<StoredPicture | null>;

/** Paints an SVG as a PNG of the width, in pixels; null where too many pictures are being painted already. */
export type PaintPicture = (drawing: string, width: number) => Promise<Uint8Array | null>;

/** What paints in the server's own process; set for every page that is rendered there. */
export const serverPainter = createContext<PaintPicture>();

/** The pictures of the catalogue in the server's own process; set for every page that is rendered there. */
export const serverPictures = createContext<FindPicture>();
