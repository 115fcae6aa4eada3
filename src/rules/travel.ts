/**
 * How far a day of travel takes one overland.
 *
 * Source: Player's Handbook, chapter 9, Overland Movement, with the tables Movement and Distance and Terrain and Overland
 * Movement (SRD, Carrying, Movement, and Exploration).
 */

/** What one travels on. */
export type Way = 'highway' | 'road' | 'trackless';

/** The share of the distance that each terrain leaves, on each kind of way. */
export const TERRAIN_FACTORS = {
  desert: { highway: 1, road: 1 / 2, trackless: 1 / 2 },
  forest: { highway: 1, road: 1, trackless: 1 / 2 },
  hills: { highway: 1, road: 3 / 4, trackless: 1 / 2 },
  jungle: { highway: 1, road: 3 / 4, trackless: 1 / 4 },
  moor: { highway: 1, road: 1, trackless: 3 / 4 },
  mountains: { highway: 3 / 4, road: 3 / 4, trackless: 1 / 2 },
  plains: { highway: 1, road: 1, trackless: 3 / 4 },
  swamp: { highway: 1, road: 3 / 4, trackless: 1 / 2 },
  tundra: { highway: 1, road: 3 / 4, trackless: 3 / 4 },
} as const satisfies Readonly<Record<string, Readonly<Record<Way, number>>>>;

export type Terrain = keyof typeof TERRAIN_FACTORS;

/** Hours of walking in a day of travel. */
export const HOURS_A_DAY = 8;

/** Distances in miles, times in hours and in days of 8 hours. */
export interface Travel {
  milesAnHour: number;
  milesADay: number;
  hours: number;
  days: number;
}

/**
 * A journey on foot or on any creature that walks.
 * @param speed in feet, more than 0
 * @param miles how far, 0 or more
 */
export function travel(speed: number, terrain: Terrain, way: Way, miles: number): Travel {
  const milesAnHour = (speed / 10) * TERRAIN_FACTORS[terrain][way];
  const hours = miles / milesAnHour;
  return { milesAnHour, milesADay: milesAnHour * HOURS_A_DAY, hours, days: hours / HOURS_A_DAY };
}
