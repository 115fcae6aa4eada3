import { globSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { apiPaths } from '../../src/web/api-paths.ts';
import { filePaths, paths } from '../../src/web/paths.ts';
import routes from '../../src/web/routes.ts';
import { startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** One address of each builder; a builder without one is a type error. */
type Samples<Builders> = { [name in keyof Builders]: string };

const PAGES: Samples<typeof paths> = {
  home: paths.home(),
  list: paths.list('spells', { level: 3, school: undefined }),
  entry: paths.entry('spells', 'fireball'),
  rulesChapter: paths.rulesChapter('combat'),
  rulesPart: paths.rulesPart('carrying-capacity', 'loads'),
  effects: paths.effects(),
  effect: paths.effect('damage-fire'),
  search: paths.search('bag of holding'),
  shop: paths.shop({ seed: 7 }),
  crafting: paths.crafting({ base: 'longsword' }),
  treasure: paths.treasure({ level: 4, seed: 7 }),
  encounters: paths.encounters({ level: 7, seed: 4817, party: '5:4' }),
  encounterBlocks: paths.encounterBlocks({ creature: 'ogre:2,worg' }),
  fight: paths.fight({ creature: 'ogre,worg' }),
  fightPlayers: paths.fightPlayers(),
  summoning: paths.summoning({ spell: 'summon-monster-iv', level: 7 }),
  companions: paths.companions({ as: 'druid', level: 8 }),
  forms: paths.forms({ by: 'polymorph', level: 8 }),
  character: paths.character({ race: 'elf', levels: 'fighter:5' }),
  ownCharacter: paths.ownCharacter('1'),
  cards: paths.cards({ of: 'spells/wish,monsters/dire-rat' }),
  compare: paths.compare({ of: 'spells/wish,spells/miracle' }),
  lists: paths.lists('code'),
  ownList: paths.ownList('a1'),
  books: paths.books('core,complete-warrior'),
  campaign: paths.campaign('code'),
  ownCampaign: paths.ownCampaign('1'),
  characterSheet: paths.characterSheet(),
  offline: paths.offline(),
  privacy: paths.privacy(),
  terms: paths.terms(),
  contacts: paths.contacts('spells/fireball'),
  credits: paths.credits(),
};

const FILES: Samples<typeof filePaths> = {
  icon: filePaths.icon(),
  appIcon: filePaths.appIcon(),
  manifest: filePaths.manifest(),
  serviceWorker: filePaths.serviceWorker(),
  drawing: filePaths.drawing('spell-book'),
  openGameLicense: filePaths.openGameLicense(),
  sampleSheet: filePaths.sampleSheet(),
  sitemap: filePaths.sitemap(),
  robots: filePaths.robots(),
  llms: filePaths.llms(),
  socialImage: filePaths.socialImage({ kind: 'spells', slug: 'fireball' }),
  shopPortrait: filePaths.shopPortrait('Ada|Elf|Shop'),
};

const CALLS: Samples<typeof apiPaths> = {
  reference: apiPaths.reference(),
  openApi: apiPaths.openApi(),
  list: apiPaths.list('spells', '?level=3'),
  bookOptions: apiPaths.bookOptions(),
  entry: apiPaths.entry('spells', 'fireball'),
  rulebookRegister: apiPaths.rulebookRegister('complete-warrior', { kind: 'classes', sort: 'page' }),
  entryText: apiPaths.entryText('spells', 'fireball'),
  entryMarkdown: apiPaths.entryMarkdown('spells', 'fireball'),
  creatureBuild: apiPaths.creatureBuild('ankheg', { hd: 9 }),
  creatureText: apiPaths.creatureText('ankheg', { hd: 9 }),
  creatureMarkdown: apiPaths.creatureMarkdown('ankheg', { hd: 9 }),
  creatureOptions: apiPaths.creatureOptions(),
  monsterForFoundry: apiPaths.monsterForFoundry('troll'),
  monsterForRoll20: apiPaths.monsterForRoll20('troll'),
  facets: apiPaths.facets('spells'),
  filters: apiPaths.filters('spells'),
  rulesContents: apiPaths.rulesContents(),
  featCategories: apiPaths.featCategories(),
  neighbours: apiPaths.neighbours('spells', 'fireball', '?level=3'),
  exportFile: apiPaths.exportFile('spells', 'csv', '?level=3'),
  effects: apiPaths.effects(),
  effect: apiPaths.effect('damage-fire'),
  search: apiPaths.search({ q: 'fire', limit: 3 }),
  counts: apiPaths.counts(),
  addresses: apiPaths.addresses(),
  downloads: apiPaths.downloads(),
  listTables: apiPaths.listTables(),
  preview: apiPaths.preview(paths.entry('spells', 'fireball')),
  entries: apiPaths.entries([{ kind: 'spells', slug: 'wish' }], { whole: true }),
  shopStock: apiPaths.shopStock({ seed: 7 }),
  shopNames: apiPaths.shopNames({ seed: 7 }),
  shopFilters: apiPaths.shopFilters(),
  crafting: apiPaths.crafting({ base: 'longsword' }),
  craftingOptions: apiPaths.craftingOptions('longsword'),
  encounters: apiPaths.encounters({ level: 7, seed: 4817 }),
  summoningSpells: apiPaths.summoningSpells(),
  summoning: apiPaths.summoning('summon-monster-iv', { level: 7 }),
  companions: apiPaths.companions({ as: 'druid', level: 8 }),
  forms: apiPaths.forms({ by: 'polymorph', level: 8 }),
  treasure: apiPaths.treasure({ level: 4, seed: 7 }),
  treasureLevels: apiPaths.treasureLevels(),
  characterPlan: apiPaths.characterPlan({ race: 'elf', levels: 'fighter:5' }),
  characterFacts: apiPaths.characterFacts(),
  characterOptions: apiPaths.characterOptions(),
  sheet: apiPaths.sheet('no link'),
  sheetNames: apiPaths.sheetNames(),
  sheetOptions: apiPaths.sheetOptions(),
};

const pageRoutes = routes.map(({ path = '' }) => ({ path: `/${path}` }));
const routeOf = (address: string) => matchRoutes(pageRoutes, new URL(address, site.base).pathname)?.at(-1)?.route.path;

test('every page has this address', () => {
  expect(PAGES).toMatchInlineSnapshot(`
    {
      "books": "/books?books=core,complete-warrior",
      "campaign": "/campaign?table=code",
      "cards": "/cards?of=spells/wish,monsters/dire-rat",
      "character": "/character?race=elf&levels=fighter%3A5",
      "characterSheet": "/character-sheet",
      "companions": "/companions?as=druid&level=8",
      "compare": "/compare?of=spells/wish,spells/miracle",
      "contacts": "/contacts?about=spells/fireball",
      "crafting": "/crafting?base=longsword",
      "credits": "/credits",
      "effect": "/effects/damage-fire",
      "effects": "/effects",
      "encounterBlocks": "/encounters/stat-blocks?creature=ogre%3A2,worg",
      "encounters": "/encounters?level=7&seed=4817&party=5%3A4",
      "entry": "/spells/fireball",
      "fight": "/encounters/run?creature=ogre,worg",
      "fightPlayers": "/encounters/players",
      "forms": "/forms?by=polymorph&level=8",
      "home": "/",
      "list": "/spells?level=3",
      "lists": "/lists?list=code",
      "offline": "/offline",
      "ownCampaign": "/campaign/1",
      "ownCharacter": "/character/1",
      "ownList": "/lists/a1",
      "privacy": "/privacy",
      "rulesChapter": "/rules#combat",
      "rulesPart": "/rules/carrying-capacity#loads",
      "search": "/search?q=bag+of+holding",
      "shop": "/shop?seed=7",
      "summoning": "/summoning?spell=summon-monster-iv&level=7",
      "terms": "/terms",
      "treasure": "/treasure?level=4&seed=7",
    }
  `);
});

test('every file has this address', () => {
  expect(FILES).toMatchInlineSnapshot(`
    {
      "appIcon": "/icons/icon-192.png",
      "drawing": "/drawings.svg#spell-book",
      "icon": "/icon.svg",
      "llms": "/llms.txt",
      "manifest": "/manifest.webmanifest",
      "openGameLicense": "/open-game-license.txt",
      "robots": "/robots.txt",
      "sampleSheet": "/samples/character-sheet.xlsx",
      "serviceWorker": "/sw.js",
      "shopPortrait": "/shop/portrait.svg?seed=Ada%7CElf%7CShop",
      "sitemap": "/sitemap.xml",
      "socialImage": "/social/spells/fireball.png",
    }
  `);
});

test('every call of the API has this address', () => {
  expect(CALLS).toMatchInlineSnapshot(`
    {
      "addresses": "/api/addresses",
      "bookOptions": "/api/rulebooks/options",
      "characterFacts": "/api/character/facts",
      "characterOptions": "/api/character/options",
      "characterPlan": "/api/character/plan?race=elf&levels=fighter%3A5",
      "companions": "/api/companions?as=druid&level=8",
      "counts": "/api/counts",
      "crafting": "/api/crafting?base=longsword",
      "craftingOptions": "/api/crafting/options?base=longsword",
      "creatureBuild": "/api/monsters/ankheg/build?hd=9",
      "creatureMarkdown": "/api/monsters/ankheg/build/markdown?hd=9",
      "creatureOptions": "/api/creatures/options",
      "creatureText": "/api/monsters/ankheg/build/text?hd=9",
      "downloads": "/api/downloads",
      "effect": "/api/effects/damage-fire",
      "effects": "/api/effects",
      "encounters": "/api/encounters?level=7&seed=4817",
      "entries": "/api/entries?of=spells/wish&whole=yes",
      "entry": "/api/spells/fireball",
      "entryMarkdown": "/api/spells/fireball/markdown",
      "entryText": "/api/spells/fireball/text",
      "exportFile": "/api/spells/export.csv?level=3",
      "facets": "/api/spells/facets",
      "featCategories": "/api/feats/categories/list",
      "filters": "/api/spells/filters",
      "forms": "/api/forms?by=polymorph&level=8",
      "list": "/api/spells?level=3",
      "listTables": "/api/list-tables",
      "monsterForFoundry": "/api/monsters/troll/foundry",
      "monsterForRoll20": "/api/monsters/troll/roll20",
      "neighbours": "/api/spells/fireball/neighbours?level=3",
      "openApi": "/api/openapi.json",
      "preview": "/api/preview/spells/fireball",
      "reference": "/api",
      "rulebookRegister": "/api/rulebooks/complete-warrior/register?kind=classes&sort=page",
      "rulesContents": "/api/rules/contents",
      "search": "/api/search?q=fire&limit=3",
      "sheet": "/api/sheet?url=no+link",
      "sheetNames": "/api/sheet/names",
      "sheetOptions": "/api/sheet/options",
      "shopFilters": "/api/items/shop/filters",
      "shopNames": "/api/items/shop/names?seed=7",
      "shopStock": "/api/items/shop/generate?seed=7",
      "summoning": "/api/summoning/summon-monster-iv?level=7",
      "summoningSpells": "/api/summoning",
      "treasure": "/api/treasure?level=4&seed=7",
      "treasureLevels": "/api/treasure/levels",
    }
  `);
});

test('every page has its own route', () => {
  const matched = Object.values(PAGES).map(routeOf);
  expect(new Set(matched).size).toBe(matched.length);
  expect(matched).not.toContain('/*');
});

test.each(KIND_NAMES)('%s have the routes of their list and their entries', (kind) => {
  expect(routeOf(paths.list(kind))).toBe(`/${kind}`);
  expect(routeOf(paths.entry(kind, 'any'))).toBe(`/${kind}/:slug`);
});

test('every route is the address of a page or a file', () => {
  const kinds = KIND_NAMES.flatMap((kind) => [paths.list(kind), paths.entry(kind, 'any')]);
  const reached = [...Object.values(PAGES), ...Object.values(FILES), ...kinds].map(routeOf);
  const unreached = pageRoutes.map(({ path }) => path).filter((path) => path !== '/*' && !reached.includes(path));
  expect(unreached).toEqual([]);
});

test.each([PAGES, FILES, CALLS].flatMap((samples) => Object.entries(samples)))(
  'the site answers at the address of %s: %s',
  async (_, address) => {
    const { status } = await fetch(site.base + address);
    // The sample of `sheet` is no link to a sheet, since tests ask no other site.
    expect(status).toBe(address === CALLS.sheet ? 400 : 200);
  },
);

/** A path at the beginning of a text, or after a value within one. */
const PATH_BY_HAND = /(?:['"`]|\})\/[a-z]{2}.*/;

/** The last of them knows the addresses of the project's repository, which is another site. */
const PATH_BUILDERS = /\/(?:paths|api-paths|repository)\.ts$|\.test\.ts$/;

test('no file of the pages has an address written by hand', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !PATH_BUILDERS.test(file));
  const byHand = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // Comments begin their lines with a star or slashes.
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .flatMap((line) => PATH_BY_HAND.exec(line)?.[0] ?? [])
      .map((text) => `${file}: ${text}`),
  );
  expect(byHand).toEqual([]);
});
