import { type FormEvent, useState } from 'react';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { type StoredCharacter, useCharacters } from '../character/character-store.ts';
import type { Block } from '../encounters/load-blocks.ts';
import { type Hero, heroStore, NEW_HERO, useHeroes } from './fight-store.ts';

type SetupProps = {
  blocks: readonly Block[];
  begin: (heroes: readonly Hero[]) => void;
};

/** Who fights: the creatures of the address, and characters by name and initiative modifier. */
export function Setup({ blocks, begin }: SetupProps) {
  const known = useHeroes();
  const [drafts, setDrafts] = useState<readonly Hero[] | null>(null);
  const heroes = drafts ?? (known.length > 0 ? known : [NEW_HERO]);
  const mine = useCharacters();
  const change = (index: number, fields: Partial<Hero>) =>
    setDrafts(heroes.map((hero, i) => (i === index ? { ...hero, ...fields } : hero)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = heroes.filter(({ name }) => name.trim() !== '');
    heroStore.write(named);
    begin(named);
  };
  const addMine = (character: (typeof mine)[number]) => {
    const kept = heroes.filter(({ name }) => name.trim() !== '');
    setDrafts([...kept, heroOf(character)]);
  };
  return (
    <form className="fight-setup" onSubmit={submit} aria-label="Who fights">
      <section className="stat" aria-labelledby="creatures">
        <div className="stat-head">
          <SectionHead id="creatures" name="Creatures" />
        </div>
        {blocks.length === 0 ? (
          <p className="fight-note">
            None yet. <Link to={paths.encounters()}>Find an encounter</Link> and run it, or add creatures once the fight
            has begun.
          </p>
        ) : (
          <ul className="fight-kinds">
            {blocks.map(({ monster: { slug, name, challenge_rating }, count }) => (
              <li key={`${slug} ${name}`}>
                <span className="name">{name}</span> × {count}
                <small>CR {challenge_rating}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="stat" aria-labelledby="heroes">
        <div className="stat-head">
          <SectionHead id="heroes" name="Characters" />
        </div>
        <ul className="fight-heroes">
          {heroes.map((hero, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place while it is typed
            <li key={i}>
              <HeroFields hero={hero} number={i + 1} change={(fields) => change(i, fields)} />
              <IconButton
                icon="x"
                label={`Remove ${hero.name || `character ${i + 1}`}`}
                onClick={() => setDrafts(heroes.toSpliced(i, 1))}
              />
            </li>
          ))}
        </ul>
        <p className="actions">
          <Button variant="quiet" icon="plus" onClick={() => setDrafts([...heroes, NEW_HERO])}>
            Another character
          </Button>
          {mine.map((character) => (
            <Button key={character.id} variant="quiet" icon="user-round" onClick={() => addMine(character)}>
              {character.name}
            </Button>
          ))}
        </p>
      </section>
      <Button variant="primary" icon="dices" type="submit">
        Roll initiative
      </Button>
    </form>
  );
}

/** A character of this browser with its figures; its Armor Class, which depends on its gear, is typed in. */
function heroOf({ name, figures }: StoredCharacter): Hero {
  if (figures === undefined) return { ...NEW_HERO, name };
  const { initiative, points, saves, melee, ranged } = figures.fight;
  const attacks = [
    { name: 'Melee', bonus: melee, damage: '' },
    { name: 'Ranged', bonus: ranged, damage: '' },
  ];
  return { ...NEW_HERO, name, bonus: initiative, points, saves, attacks };
}

type HeroFieldsProps = { hero: Hero; number: number; change: (fields: Partial<Hero>) => void };

const numberOrNull = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** The fields of one character. Armor class and hit points may stay empty: then they are not counted. */
function HeroFields({ hero, number, change }: HeroFieldsProps) {
  const field = (label: string, value: number | null, set: (value: number | null) => void) => (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        aria-label={`${label} of character ${number}`}
        value={value ?? ''}
        onChange={({ target }) => set(numberOrNull(target.value))}
      />
    </label>
  );
  return (
    <>
      <label className="fight-hero-name">
        Name
        <input
          type="text"
          aria-label={`Name of character ${number}`}
          value={hero.name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      {field('Initiative', hero.bonus, (bonus) => change({ bonus: bonus ?? 0 }))}
      {field('AC', hero.armor, (armor) => change({ armor }))}
      {field('Hit points', hero.points, (points) => change({ points }))}
    </>
  );
}
