import { createContext } from 'react-router';

/** A picture of an entry, such as a monster's portrait; `type` is its media type. */
export type StoredPicture = { type: string; data: Uint8Array };

/** Finds a picture by its address without the first slash, `portraits/aboleth.svg`; null where there is none. */
export type FindPicture = (path: string) => Promise<StoredPicture | null>;

/** The pictures of the catalogue in the server's own process; set for every page that is rendered there. */
export const serverPictures = createContext<FindPicture>();
