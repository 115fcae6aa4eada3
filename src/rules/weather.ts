import { capitalized } from './capitalized.ts';
import { counted } from './counted.ts';
import { rollDice } from './dice.ts';
import type { Random } from './random.ts';
import { rollRange } from './roll-tables.ts';

export const CLIMATES = ['cold', 'temperate', 'desert'] as const;
export type Climate = (typeof CLIMATES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The rows of a table as text; those of `random` begin with the numbers of d%. */
type Rows = readonly (readonly string[])[];

/** The tables of weather (Dungeon Master's Guide, pages 94 and 95). */
export type WeatherTables = { random: Rows; temperatures: Rows; storms: Rows };

/** A roll of dice (`2d4`), or a number drawn evenly from a range (`40–60`). */
export type WeatherRoll = { for: string; dice: string; total: number };

export type Weather = {
  /** `Normal`, `Storm` and so on: the row of the table. */
  kind: string;
  /** What the sky does, such as `Snow` or `Thunderstorm`. */
  sky: string;
  /** Degrees Fahrenheit by day and by night, and the table's term for the climate and season. */
  temperature: { term: string; day: number; night: number };
  wind: string;
  /** How long it lasts; null where it is the whole day. */
  lasts: string | null;
  /** What a storm does beside that. */
  also: string | null;
  rolls: WeatherRoll[];
};

/** Snow and sleet fall at this temperature or below. */
const FREEZING = 30;

/** Degrees that a cold snap or a heat wave adds. */
const CHANGES: Readonly<Record<string, number>> = { 'Cold snap': -10, 'Heat wave': 10 };

const COLUMNS: Readonly<Record<Climate, number>> = { cold: 2, temperate: 3, desert: 4 };

/**
 * The weather of a day by climate and season (Dungeon Master's Guide, page 94). The season matters to temperate
 * climates.
 * @throws {Error} where a table has no row, cell or text that it needs, or one that cannot be read
 */
export function rollWeather(tables: WeatherTables, climate: Climate, season: Season, random: Random): Weather {
  const rolls: WeatherRoll[] = [];
  const roll = (dice: string, purpose: string): number => {
    const rolled = rollDice(dice, random.next);
    if (rolled === null) throw new Error(`${dice} for ${purpose} is not a roll of dice.`);
    rolls.push({ for: purpose, dice, total: rolled.total });
    return rolled.total;
  };
  const draw: Draw = (from, to, purpose) => {
    const total = from + random.below(to - from + 1);
    rolls.push({ for: purpose, dice: `${from}–${to}`, total });
    return total;
  };
  const row = rowOf(tables.random, roll('1d100', 'weather'));
  const kind = cellOf(row, 1);
  const cell = cellOf(row, COLUMNS[climate]);
  const change = changeIn(cell, roll);
  const temperature = temperatureOf(tables, termOf(climate, season), CHANGES[change ?? ''] ?? 0, draw);
  const calm = { kind, temperature, wind: windOf(cell, tables), lasts: null, also: null, rolls };
  if (cell.startsWith('Precipitation')) {
    const falls = precipitationOf(roll('1d100', 'precipitation'), temperature.day, cell.includes('snow'));
    return { ...calm, sky: falls, lasts: precipitationLasts(falls, roll) };
  }
  if (!/storm/i.test(kind)) return { ...calm, sky: change ?? 'No precipitation' };
  const sky = stormOf(cell, climate === 'temperate' && season === 'winter', roll);
  const storm = tables.storms.find(([name]) => name === sky);
  if (storm === undefined) {
    const also = meaningOf(tables, sky);
    const time = /\d+d\d+ hours/.exec(also)?.[0];
    return { ...calm, sky, also, lasts: time === undefined ? null : lastingOf(time, roll) };
  }
  return { ...calm, sky, wind: cellOf(storm, 2), lasts: lastingOf(cellOf(storm, 3), roll), also: cellOf(storm, 4) };
}

type Roll = (dice: string, purpose: string) => number;
type Draw = (from: number, to: number, purpose: string) => number;

function cellOf(row: readonly string[], column: number): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`The row of the weather ${row[0]} has no column ${column + 1}.`);
  return cell;
}

function rowOf(rows: Rows, number: number): readonly string[] {
  const row = rows.find(([numbers = '']) => {
    const range = rollRange(numbers);
    return range !== null && number >= range.from && number <= range.to;
  });
  if (row === undefined) throw new Error(`No weather has the number ${number}.`);
  return row;
}

/** `Heat wave (01–30) or cold snap (31–00)`: the one that is rolled, with a capital; null for every other text. */
function changeIn(cell: string, roll: Roll): string | null {
  const [, first, second] = /^(.+? \(.+?\)) or (.+? \(.+?\))$/.exec(cell) ?? [];
  if (first === undefined || second === undefined) return null;
  const number = roll('1d100', 'change of temperature');
  const range = rollRange(/\((.+)\)/.exec(first)?.[1] ?? '');
  const chosen = range !== null && number <= range.to ? first : second;
  return capitalized(chosen.replace(/ \(.*/, ''));
}

function termOf(climate: Climate, season: Season): string {
  if (climate === 'cold') return 'Cold';
  if (climate === 'desert') return 'Hot';
  return season === 'winter' ? 'Cold' : season === 'summer' ? 'Warm' : 'Moderate';
}

function meaningOf({ temperatures }: WeatherTables, term: string): string {
  const row = temperatures.find(([name]) => name === term);
  if (row === undefined) throw new Error(`The terms of the weather have no ${term}.`);
  return cellOf(row, 1);
}

/** A temperature of the term's range, and the night, which is 10 to 20 degrees colder. */
function temperatureOf(tables: WeatherTables, term: string, change: number, draw: Draw): Weather['temperature'] {
  const text = meaningOf(tables, term);
  const ranges = /^(\d+)° to (\d+)°.*?(\d+) to (\d+) degrees/.exec(text);
  if (ranges === null) throw new Error(`The weather ${term} has no temperatures in "${text}".`);
  const [low = 0, high = 0, less = 0, most = 0] = ranges.slice(1).map(Number);
  const day = draw(low, high, 'degrees by day') + change;
  return { term, day, night: day - draw(less, most, 'degrees colder at night') };
}

const windOf = (cell: string, tables: WeatherTables): string =>
  capitalized(meaningOf(tables, /windy/i.test(cell) ? 'Windy' : 'Calm'));

function precipitationOf(number: number, day: number, snows: boolean): string {
  if (number <= 30) return 'Fog';
  const freezes = snows || day <= FREEZING;
  if (number <= 90) return freezes ? 'Snow' : 'Rain';
  return freezes ? 'Sleet' : 'Hail';
}

function precipitationLasts(falls: string, roll: Roll): string {
  if (falls !== 'Hail') return counted(roll('2d4', 'hours'), 'hour');
  const hail = counted(roll('1d20', 'minutes of hail'), 'minute');
  return `${hail}, usually with rain for ${counted(roll('1d4', 'hours of rain'), 'hour')}`;
}

/** `Thunderstorm, snowstorm (winter)`: in winter that of winter; of several one, evenly. */
function stormOf(cell: string, isWinter: boolean, roll: Roll): string {
  const storms = cell.split(', ');
  const ofWinter = storms.filter((storm) => storm.endsWith('(winter)'));
  const possible = isWinter && ofWinter.length > 0 ? ofWinter : storms.filter((storm) => !ofWinter.includes(storm));
  const index = possible.length > 1 ? roll(`1d${possible.length}`, 'which storm') - 1 : 0;
  return capitalized((possible[index] ?? cell).replace(' (winter)', ''));
}

/** `2d4−1 hours`, `1d6 × 10 minutes` rolled; a text without dice as it is. */
function lastingOf(text: string, roll: Roll): string {
  const [, dice, less = '0', times = '1', unit = ''] = /^(\d+d\d+)(?:−(\d+))?(?: × (\d+))? (\w+)s$/.exec(text) ?? [];
  return dice === undefined ? text : counted((roll(dice, 'how long') - Number(less)) * Number(times), unit);
}
