import { capitalized } from '../../../../rules/capitalized.ts';
import { createRandom } from '../../../../rules/random.ts';
import { withMinus } from '../../../../rules/signed.ts';
import { CLIMATES, type Climate, rollWeather, SEASONS, type Season } from '../../../../rules/weather.ts';
import type { PageTables, RuleTool } from './tool.ts';

const HIGHEST_SEED = 999_999;

const optionsOf = (values: readonly string[]) => values.map((value) => [value, capitalized(value)] as const);

/** The weather of a day, rolled on the tables of its page. */
export const weather: RuleTool = {
  title: 'The weather today',
  fields: [
    { name: 'climate', label: 'Climate', options: optionsOf(CLIMATES), fallback: 'temperate' },
    { name: 'season', label: 'Season', options: optionsOf(SEASONS), fallback: 'spring' },
    { name: 'day', label: 'Roll no.', lowest: 0, highest: HIGHEST_SEED, fallback: 1 },
  ],
  again: 'day',
  work({ number, choice }, tables) {
    const [climate, season] = [choice<Climate>('climate'), choice<Season>('season')];
    const random = createRandom(number('day'), `weather ${climate} ${season}`);
    const { kind, sky, temperature, wind, lasts, also, rolls } = rollWeather(
      {
        random: rowsOf(tables, 'random'),
        temperatures: rowsOf(tables, 'temperatures'),
        storms: rowsOf(tables, 'storms'),
      },
      climate,
      season,
      random,
    );
    return {
      figures: [
        ['Weather', kind],
        ['By day', `${degrees(temperature.day)} F`],
        ['At night', `${degrees(temperature.night)} F`],
      ],
      rows: [
        ['Sky', sky],
        ['Temperature', `${temperature.term} for the climate and season`],
        ['Wind', wind],
        ...(lasts === null ? [] : [['Lasts', lasts] as const]),
        ...(also ? [['Also', also] as const] : []),
        [
          'Dice',
          rolls
            .map(({ for: purpose, dice, total }) => `${purpose} ${dice.replace('1d100', 'd%')}: ${total}`)
            .join(', '),
        ],
      ],
    };
  },
};

const degrees = (number: number) => `${withMinus(number)}°`;

/** The rows of a table of the page as text, without links. */
function rowsOf(tables: PageTables, id: string): string[][] {
  const table = tables.find((one) => one.id === id);
  return (table?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '').replace(/<[^>]*>/g, '')));
}
