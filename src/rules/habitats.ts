/** The environment lines of stat blocks as climates and terrains (Monster Manual v.3.5, page 6; Dungeon Master's Guide v.3.5, pages 87–93). */

/** Climates by slug, from cold to warm. */
export const CLIMATES = { cold: 'Cold', temperate: 'Temperate', warm: 'Warm', any: 'Any climate' } as const;

/** Terrains by slug; planes stand in the place of a terrain. */
export const TERRAINS = {
  aquatic: 'Aquatic',
  desert: 'Desert',
  forest: 'Forest',
  hill: 'Hills',
  marsh: 'Marsh',
  mountain: 'Mountains',
  plain: 'Plains',
  underground: 'Underground',
  urban: 'Urban',
  'any-land': 'Any land',
  any: 'Anywhere',
  'plane-of-air': 'Elemental Plane of Air',
  'plane-of-earth': 'Elemental Plane of Earth',
  'plane-of-fire': 'Elemental Plane of Fire',
  'plane-of-water': 'Elemental Plane of Water',
  'ethereal-plane': 'Ethereal Plane',
  'plane-of-shadow': 'Plane of Shadow',
  'positive-energy-plane': 'Positive Energy Plane',
  'outer-plane': 'Outer planes',
} as const;

export type Climate = keyof typeof CLIMATES;
export type Terrain = keyof typeof TERRAINS;

/** A place where a creature lives. Caves and planes have no climate. */
export type Habitat = { climate: Climate | null; terrain: Terrain };

const CLIMATE_WORDS: readonly (readonly [Climate, RegExp])[] = [
  ['cold', /\bcold\b/],
  ['temperate', /\btemperate\b/],
  ['warm', /\bwarm\b/],
];

const LAND_WORDS: readonly (readonly [Terrain, RegExp])[] = [
  ['aquatic', /\baquatic\b/],
  ['desert', /\bdeserts?\b/],
  ['forest', /\bforests?\b/],
  ['hill', /\bhills?\b/],
  ['marsh', /\bmarsh(?:es)?\b/],
  ['mountain', /\bmountains?\b/],
  ['plain', /\bplains?\b/],
  ['urban', /\burban\b/],
  ['any-land', /\bland\b/],
];

const PLANE_WORDS: readonly (readonly [Terrain, RegExp])[] = [
  ['plane-of-air', /\bplane of air\b/],
  ['plane-of-earth', /\bplane of earth\b/],
  ['plane-of-fire', /\bplane of fire\b/],
  ['plane-of-water', /\bplane of water\b/],
  ['ethereal-plane', /\bethereal plane\b/],
  ['plane-of-shadow', /\bplane of shadow\b/],
  ['positive-energy-plane', /\bpositive energy plane\b/],
  ['outer-plane', /\bplanes?\b|\blimbo\b/],
];

/**
 * The habitats in an environment line, without duplicates: `Cold mountains (Scrag: Cold aquatic)` gives cold mountains and cold
 * waters. "Any" is a climate and a terrain of its own, not all of them. Empty for a line that names no place.
 */
export function habitatsOf(line: string): Habitat[] {
  const clauses = line
    .toLowerCase()
    .split(/[()]/)
    .map((clause) => clause.replace(/^[^:]*:/, '').trim())
    .filter(Boolean);
  const found = clauses.flatMap(habitatsIn);
  return found.filter(
    ({ climate, terrain }, n) =>
      found.findIndex((other) => other.climate === climate && other.terrain === terrain) === n,
  );
}

function habitatsIn(clause: string): Habitat[] {
  const [plane] = wordsFoundIn(PLANE_WORDS, clause);
  if (plane !== undefined) return [{ climate: null, terrain: plane }];
  const climates = wordsFoundIn(CLIMATE_WORDS, clause);
  const anyClimate = climates.length === 0 && clause.startsWith('any');
  const terrains = wordsFoundIn(LAND_WORDS, clause);
  const underground = /\bunderground\b/.test(clause);
  if (terrains.length === 0 && !underground && (anyClimate || climates.length > 0)) terrains.push('any');
  const over = (anyClimate ? ['any' as const] : climates).flatMap((climate) =>
    terrains.map((terrain): Habitat => ({ climate, terrain })),
  );
  return underground ? [...over, { climate: null, terrain: 'underground' }] : over;
}

function wordsFoundIn<Slug>(words: readonly (readonly [Slug, RegExp])[], clause: string): Slug[] {
  return words.flatMap(([slug, pattern]) => (pattern.test(clause) ? [slug] : []));
}
