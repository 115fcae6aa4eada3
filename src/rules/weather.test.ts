import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRandom } from './random.ts';
import { CLIMATES, rollWeather, type SEASONS, type Weather, type WeatherTables } from './weather.ts';

type Page = { tables: Record<string, { rows: (string | (string | number | null)[])[] }> };
const page = parse(readFileSync('content/rules/weather.yaml', 'utf8')) as Page;
const rowsOf = (id: string) =>
  (page.tables[id]?.rows ?? []).flatMap((row) => (Array.isArray(row) ? [row.map((cell) => String(cell ?? ''))] : []));
const tables: WeatherTables = {
  random: rowsOf('random'),
  temperatures: rowsOf('temperatures'),
  storms: rowsOf('storms'),
};

const days = (climate: (typeof CLIMATES)[number], season: (typeof SEASONS)[number], count = 5000): Weather[] =>
  Array.from({ length: count }, (_, day) => rollWeather(tables, climate, season, createRandom(day, 'test')));
const skies = (weather: readonly Weather[]) => [...new Set(weather.map(({ sky }) => sky))].sort();

test('70 of 100 days are normal, and 1 has a powerful storm', () => {
  const kinds = days('temperate', 'spring', 20_000).map(({ kind }) => kind);
  const share = (kind: string) => kinds.filter((one) => one === kind).length / kinds.length;
  expect(share('Normal')).toBeCloseTo(0.7, 1);
  expect(share('Storm')).toBeCloseTo(0.09, 1);
  expect(share('Powerful storm')).toBeGreaterThan(0.005);
  expect(share('Powerful storm')).toBeLessThan(0.015);
});

test('each climate has the weather of its column', () => {
  expect(skies(days('cold', 'winter'))).toEqual([
    ...['Blizzard', 'Cold snap', 'Fog', 'Heat wave', 'No precipitation', 'Sleet', 'Snow', 'Snowstorm'],
  ]);
  expect(skies(days('desert', 'summer'))).toEqual(['Downpour', 'Duststorm', 'No precipitation']);
  expect(skies(days('temperate', 'summer'))).toEqual([
    ...['Cold snap', 'Fog', 'Hail', 'Heat wave', 'Hurricane', 'No precipitation', 'Rain', 'Thunderstorm', 'Tornado'],
    'Windstorm',
  ]);
  expect(skies(days('temperate', 'winter'))).toEqual(expect.arrayContaining(['Blizzard', 'Snowstorm', 'Rain', 'Snow']));
  expect(skies(days('temperate', 'winter'))).not.toContain('Thunderstorm');
});

test('temperatures are those of the climate and the season, and nights are 10 to 20 degrees colder', () => {
  for (const [climate, season, term, low, high] of [
    ['cold', 'summer', 'Cold', 0, 40],
    ['desert', 'winter', 'Hot', 85, 110],
    ['temperate', 'summer', 'Warm', 60, 85],
    ['temperate', 'autumn', 'Moderate', 40, 60],
    ['temperate', 'winter', 'Cold', 0, 40],
  ] as const)
    for (const { sky, temperature } of days(climate, season, 1000)) {
      const change = sky === 'Cold snap' ? -10 : sky === 'Heat wave' ? 10 : 0;
      expect(temperature.term).toBe(term);
      expect(temperature.day - change).toBeGreaterThanOrEqual(low);
      expect(temperature.day - change).toBeLessThanOrEqual(high);
      expect(temperature.day - temperature.night).toBeGreaterThanOrEqual(10);
      expect(temperature.day - temperature.night).toBeLessThanOrEqual(20);
    }
});

test('outside cold climates snow and sleet fall at 30 degrees or below alone', () => {
  for (const { sky, temperature } of days('temperate', 'winter')) {
    if (sky === 'Snow' || sky === 'Sleet') expect(temperature.day).toBeLessThanOrEqual(30);
    if (sky === 'Rain' || sky === 'Hail') expect(temperature.day).toBeGreaterThan(30);
  }
});

test('storms have their wind and their time', () => {
  const all = CLIMATES.flatMap((climate) => days(climate, 'spring'));
  const of = (name: string) => all.filter(({ sky }) => sky === name);
  const lasts = (name: string, time: RegExp) => {
    expect(of(name)).not.toEqual([]);
    for (const storm of of(name)) expect(storm.lasts).toMatch(time);
  };
  lasts('Thunderstorm', /^(1 hour|[2-7] hours)$/);
  lasts('Blizzard', /^(1 day|[23] days)$/);
  lasts('Downpour', /^[2-8] hours$/);
  lasts('Tornado', /^[1-6]0 minutes$/);
  expect(new Set(of('Thunderstorm').map(({ wind }) => wind))).toEqual(new Set(['Severe']));
  expect(of('Downpour')[0]?.also).toContain('2d4 hours');
});

test('the numbers of the temperature are recorded beside the dice', () => {
  const { temperature, rolls } = rollWeather(tables, 'desert', 'summer', createRandom(1, 'test'));
  const drawn = (purpose: string) => rolls.find((roll) => roll.for === purpose);
  expect(drawn('degrees by day')).toEqual({ for: 'degrees by day', dice: '85–110', total: temperature.day });
  const colder = temperature.day - temperature.night;
  expect(drawn('degrees colder at night')).toMatchObject({ dice: '10–20', total: colder });
});

test('a table that cannot be read is refused by name', () => {
  const hot = (temperatures: WeatherTables['temperatures']) => () =>
    rollWeather({ ...tables, temperatures }, 'desert', 'summer', createRandom(1, 'test'));
  const { temperatures } = tables;
  const unreadable = temperatures.map((row) => (row[0] === 'Hot' ? ['Hot', 'Very hot'] : row));
  expect(hot(unreadable)).toThrow('The weather Hot has no temperatures in "Very hot".');
  expect(hot(temperatures.filter(([term]) => term !== 'Calm' && term !== 'Windy'))).toThrow(/have no (Calm|Windy)/);
});

test('the same seed gives the same weather', () => {
  expect(rollWeather(tables, 'cold', 'winter', createRandom(7, 'x'))).toEqual(
    rollWeather(tables, 'cold', 'winter', createRandom(7, 'x')),
  );
});
