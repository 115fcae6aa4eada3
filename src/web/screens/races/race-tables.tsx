import type { Race } from '../../../contract/races.ts';
import { formatHeight } from '../../../rules/race-facts.ts';
import { SectionHead } from '../../layout/section-head.tsx';

/** Tables of age, height and weight, if the books print them. */
export function RaceTables({ race }: { race: Race }) {
  const { age, height_and_weight } = race;
  if (age === null && height_and_weight.length === 0) return null;
  return (
    <section className="section" aria-labelledby="vital">
      <SectionHead id="vital" name="Age, height and weight" />
      {age && <AgeTable age={age} />}
      {height_and_weight.length > 0 && <HeightTable rows={height_and_weight} />}
    </section>
  );
}

function AgeTable({ age }: { age: NonNullable<Race['age']> }) {
  const { adulthood, starting, middle_age, old, venerable, maximum } = age;
  const years = (dice: string) => `${adulthood} + ${dice}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs the keyboard focus
    <section className="scroll" aria-label="Age in years" tabIndex={0}>
      <table className="book-table">
        <caption className="sr-only">Age in years</caption>
        <thead>
          <tr>
            <th scope="col">Adulthood</th>
            <th scope="col">Barbarian, rogue, sorcerer</th>
            <th scope="col">Bard, fighter, paladin, ranger</th>
            <th scope="col">Cleric, druid, monk, wizard</th>
            <th scope="col">Middle age</th>
            <th scope="col">Old</th>
            <th scope="col">Venerable</th>
            <th scope="col">Maximum</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{adulthood}</td>
            <td>{years(starting.short)}</td>
            <td>{years(starting.middling)}</td>
            <td>{years(starting.long)}</td>
            <td>{middle_age}</td>
            <td>{old}</td>
            <td>{venerable}</td>
            <td>
              {venerable} + {maximum}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function HeightTable({ rows }: { rows: Race['height_and_weight'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs the keyboard focus
    <section className="scroll" aria-label="Height and weight" tabIndex={0}>
      <table className="book-table">
        <caption className="sr-only">Height and weight</caption>
        <thead>
          <tr>
            <th scope="col">Sex</th>
            <th scope="col">Base height</th>
            <th scope="col">Height modifier</th>
            <th scope="col">Base weight</th>
            <th scope="col">Weight modifier</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sex, height, height_dice, weight, weight_dice }) => (
            <tr key={sex}>
              <th scope="row">{sex === null ? 'Either' : sex === 'male' ? 'Male' : 'Female'}</th>
              <td>{formatHeight(height)}</td>
              <td>+{height_dice} in.</td>
              <td>{weight} lb.</td>
              <td>× {weight_dice ?? '1'} lb.</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
