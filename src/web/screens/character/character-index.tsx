import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { CharacterOptions } from '../../../contract/character.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { LoadingEntries } from '../../lists/loading.tsx';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { EmptyState } from '../../navigation/page-states.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { SelectOption } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { readCharacterFile } from './character-file.ts';
import { UNNAMED } from './character-head.tsx';
import { addCharacter, characters, type StoredCharacter, useCharacters } from './character-store.ts';
import { STATE_NAMES } from './standing-words.ts';
import { StateMark } from './state-mark.tsx';

/** A character to look at: it has what most screens show. */
export const SAMPLE = {
  name: 'Sael Mirowen',
  race: 'elf',
  alignment: 'chaotic-good',
  levels: 'fighter 5, wizard 2, fighter 1, wizard 3, eldritch-knight 9',
  reached: 7,
  str: 14,
  dex: 16,
  con: 12,
  int: 15,
  wis: 10,
  cha: 8,
  increases: 'int@4,int@8',
  feats:
    'dodge@1,weapon-focus:longsword@1,combat-expertise@2,mobility@3,weapon-specialization:longsword@4,combat-casting@6,spring-attack@8',
  ranks: 'climb:8,concentration:8,jump:8,spellcraft:4,tumble:4',
};

/** The characters of this browser, and how to begin one. */
export function CharacterIndex({ options }: { options: CharacterOptions | null }) {
  const hydrated = useHydrated();
  const all = useCharacters();
  const [fault, setFault] = useState('');
  const [deleted, setDeleted] = useState<{ character: StoredCharacter; index: number } | null>(null);
  const navigate = useNavigate();
  const remove = (character: StoredCharacter) => {
    setDeleted({ character, index: all.indexOf(character) });
    characters.update((own) => own.filter(({ id }) => id !== character.id));
  };
  const restore = () => {
    if (deleted) characters.update((own) => own.toSpliced(deleted.index, 0, deleted.character));
    setDeleted(null);
  };
  const open = async (file: File) => {
    const read = readCharacterFile(await file.text());
    if (typeof read === 'string') setFault(read);
    else navigate(`${paths.character()}?${read.query}`);
  };
  return (
    <>
      <div className="list-head">
        <h1>My character</h1>
        <p role="status">{hydrated && all.length > 0 && `${all.length} in this browser`}</p>
      </div>
      <p className="list-lead">
        What you can take now, what is one step away, and what on the sheet cannot be. Kept in this browser alone; no
        account.
      </p>
      {options && <BeginForm options={options} />}
      <div className="actions">
        <FileButton icon="file-up" accept=".json" onFile={open}>
          Open a file
        </FileButton>
        <ButtonLink icon="upload" to={paths.characterSheet()}>
          Import a sheet
        </ButtonLink>
        <Link to={paths.character(SAMPLE)}>Look at a sample</Link>
      </div>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {!hydrated && <LoadingEntries label="Loading your characters" count={2} />}
      {hydrated && all.length === 0 && deleted === null && (
        <EmptyState drawing="shield" sentence="No character yet">
          <p className="muted">Start with a race and a class; the rest has defaults and can wait.</p>
        </EmptyState>
      )}
      {all.length > 0 && (
        <ul className="character-list">
          {all.map((character) => (
            <li key={character.id}>
              <span className="name">
                <Link to={paths.ownCharacter(character.id)}>{character.name}</Link>
              </span>
              <small>{character.sentence}</small>
              <IconButton icon="trash-2" label={`Delete ${character.name}`} onClick={() => remove(character)} />
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={deleted ? 'undo' : 'sr-only'}>
        {deleted && (
          <>
            {deleted.character.name} is deleted.{' '}
            <Button icon="undo-2" onClick={restore}>
              Undo
            </Button>
          </>
        )}
      </div>
      <States />
    </>
  );
}

/** Without scripts the form leads to the character in an address, which is not kept. */
function BeginForm({ options }: { options: CharacterOptions }) {
  const navigate = useNavigate();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    const query = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    const sentence = ['race', 'class', 'level'].map((name) => query.get(name)?.replaceAll('-', ' ')).join(' ');
    const id = addCharacter({ query: query.toString(), name: UNNAMED, sentence });
    if (id === null) return;
    event.preventDefault();
    navigate(paths.ownCharacter(id));
  };
  const toOption = ({ slug, name }: { slug: string; name: string }): SelectOption => [slug, name];
  return (
    <Form className="character-begin" action={paths.character()} aria-label="A new character" onSubmit={begin}>
      <SelectField label="Race" name="race" value="human" options={options.races.map(toOption)} />
      <SelectField label="Class" name="class" value="fighter" options={options.classes.map(toOption)} />
      <Field label="Level">
        {(control) => <input {...control} name="level" type="number" min={1} max={20} defaultValue={1} required />}
      </Field>
      <Button variant="primary" type="submit">
        Begin
      </Button>
    </Form>
  );
}

const MEANINGS = {
  had: 'taken, or granted by a class or the race',
  eligible: 'every condition holds and a choice is left',
  'one-step': 'one condition is missing: what you have and what it takes',
  no: 'two or more are missing, each with what you have and what it takes',
  ask: 'the rules hold; what is left, only the table can say',
  unknown: 'known by name, book and page alone',
} as const;

/** What the marks mean. */
function States() {
  return (
    <section className="character-part" aria-labelledby="states">
      <h2 id="states">The six states of a line</h2>
      <ul className="character-states">
        {(Object.keys(MEANINGS) as (keyof typeof MEANINGS)[]).map((state) => (
          <li key={state}>
            <StateMark state={state} />
            <b>{STATE_NAMES[state]}</b>
            <span>{MEANINGS[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
