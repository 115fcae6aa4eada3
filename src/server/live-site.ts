import { setInterval as ticks, setTimeout as wait } from 'node:timers/promises';
import type { ApiRoute } from '../api/route.ts';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import type { Picture } from '../catalogue/pictures.ts';
import type { CatalogueSource } from '../database/catalogue-source.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { WebHandler } from './pages.ts';

/** The routes and pages of one catalogue. */
export type Edition = {
  routes: readonly ApiRoute[];
  web: WebHandler;
  picture: (path: string) => Promise<Picture | null>;
  /** Warms caches, so that the first requests do not wait. */
  warm: () => Promise<unknown>;
};

type Parts = {
  source: CatalogueSource;
  build: (catalogue: Catalogue) => Edition;
  /** Logs changes of the state of the database and its catalogues. */
  log: (message: string) => void;
  /** The interval of checks for a new catalogue. */
  pollMilliseconds?: number;
};

type OpenEdition = Edition & { name: string; catalogue: Catalogue; users: number; retired: boolean };

const POLL_MILLISECONDS = 2000;

/** Opens the newest catalogue of the source, waiting until the database is reachable, and follows the source. */
export async function createLiveSite(parts: Parts): Promise<LiveSite> {
  for (let lastMessage = ''; ; await wait(POLL_MILLISECONDS)) {
    try {
      return new LiveSite(parts, await openEdition(parts, await parts.source.newest()));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (lastMessage !== error.message) parts.log(`${error.message} Waiting for it.`);
      lastMessage = error.message;
    }
  }
}

/**
 * Serves the newest catalogue. `routes` and `web` stay the same objects when the catalogue changes. A new catalogue is
 * opened and warmed beside the old one, and replaces it between two requests. The old one is closed after its last
 * request, so that each response comes from one catalogue only.
 */
export class LiveSite implements Edition {
  readonly routes: readonly ApiRoute[];
  readonly #parts: Parts;
  readonly #listeners: (() => void)[] = [];
  readonly #stop = new AbortController();
  readonly #following: Promise<void>;
  #current: OpenEdition;
  /** The catalogue that could not be opened, which is not tried again. */
  #refused = '';
  #trouble = '';

  constructor(parts: Parts, first: OpenEdition) {
    this.#parts = parts;
    this.#current = first;
    this.routes = first.routes.map((route, index) => ({
      ...route,
      // All catalogues have the same routes in the same order.
      handle: (call) => this.#use((edition) => (edition.routes[index] ?? route).handle(call)),
    }));
    this.#following = this.#follow(parts.pollMilliseconds ?? POLL_MILLISECONDS);
  }

  /** The version of the current catalogue. */
  get version(): string {
    return this.#current.catalogue.version;
  }

  readonly web: WebHandler = (address) => this.#use((edition) => edition.web(address));

  readonly picture = (path: string): Promise<Picture | null> => this.#use((edition) => edition.picture(path));

  readonly warm = (): Promise<unknown> => this.#current.warm();

  /** Throws `DatabaseUnavailable` while the database cannot answer. */
  readonly ready = (): Promise<void> => this.#current.catalogue.ready();

  /** Calls the listener after each change of the catalogue, for example to clear a cache. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#following;
    await this.#current.catalogue.close();
    await this.#parts.source.close();
  }

  async #use<Result>(answer: (edition: Edition) => Promise<Result>): Promise<Result> {
    const edition = this.#current;
    edition.users++;
    try {
      return await answer(edition);
    } finally {
      edition.users--;
      closeUnused(edition);
    }
  }

  async #follow(milliseconds: number): Promise<void> {
    try {
      for await (const _ of ticks(milliseconds, null, { ref: false, signal: this.#stop.signal })) await this.#look();
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
    }
  }

  async #look(): Promise<void> {
    let newest = '';
    try {
      newest = await this.#parts.source.newest();
      if (newest === this.#refused) return;
      if (newest !== this.#current.name) await this.#renew(newest);
      this.#report('');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof DatabaseUnavailable) this.#report(message);
      else {
        this.#refused = newest;
        this.#report(`The new catalogue is not taken: ${message}`);
      }
    }
  }

  /** Logs a problem once, and when it is over. */
  #report(trouble: string): void {
    if (trouble === this.#trouble) return;
    this.#parts.log(trouble || 'The database answers again.');
    this.#trouble = trouble;
  }

  async #renew(newest: string): Promise<void> {
    const opened = await openEdition(this.#parts, newest);
    const old = this.#current;
    if (opened.catalogue.version === old.catalogue.version) {
      old.name = newest;
      await opened.catalogue.close();
      return;
    }
    try {
      await opened.warm();
    } catch (error) {
      await opened.catalogue.close();
      throw error;
    }
    this.#current = opened;
    for (const listener of this.#listeners) listener();
    this.#parts.log(`Catalogue ${opened.catalogue.version} takes the place of ${old.catalogue.version}.`);
    old.retired = true;
    closeUnused(old);
  }
}

async function openEdition({ source, build }: Parts, name: string): Promise<OpenEdition> {
  const db = source.open(name);
  try {
    const catalogue = await createCatalogue(db);
    return { ...build(catalogue), name, catalogue, users: 0, retired: false };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function closeUnused({ retired, users, catalogue }: OpenEdition): void {
  // Nothing waits for it, and an error while closing leaves the connection closed as well.
  if (retired && users === 0) void catalogue.close().catch(() => undefined);
}
