import { useEffect, useState } from 'react';
import type { NamedSlug } from '../../../contract/entries.ts';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { KEY_ABILITIES, type KeyAbility } from '../../../rules/casting.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { apiPaths } from '../../api-paths.ts';
import { browserApi } from '../../data/api.ts';
import { Link } from '../../navigation/link.tsx';
import { newId } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS, type OwnList } from '../../own-lists/own-list.ts';
import { ownLists } from '../../own-lists/own-list-store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { casterOfSheet, listsOfSheet, type SheetCaster, scoresOf } from './sheet-lists.ts';

type SheetUsesProps = {
  character: ImportedCharacter;
  recognition: Recognition;
  /** Whether it was imported just now: then spell pages are set to its caster. */
  isNew: boolean;
};

type Made = { lists: readonly OwnList[]; left: readonly string[]; refused: number };

/** What can be done with an imported sheet: lists of its gear, spells and feats, and its figures on the pages of spells. */
export function SheetUses({ character, recognition, isNew }: SheetUsesProps) {
  const caster = useCaster(character, recognition);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    if (isNew && caster) setSpellPages(character, caster);
  }, [isNew, caster, character]);
  const make = async () => {
    const ability = caster === null ? undefined : await abilityOf(caster.slug);
    setMade(addLists(listsOfSheet(character, recognition, caster, ability)));
  };
  return (
    <div className="sheet-uses">
      <p className="actions">
        <Button icon="list-plus" onClick={make}>
          Make lists of it
        </Button>
      </p>
      {isNew && caster && (
        <p className="muted">
          Pages of spells now show the figures of a{' '}
          <Link to={paths.entry('classes', caster.slug)}>{caster.slug.replaceAll('-', ' ')}</Link> at level{' '}
          {caster.level}.
        </p>
      )}
      <div role="status">{made && <MadeLists made={made} />}</div>
    </div>
  );
}

function MadeLists({ made: { lists, left, refused } }: { made: Made }) {
  return (
    <>
      <p>
        {lists.length === 0 ? 'The sheet names nothing that a list could hold.' : 'Made: '}
        {lists.map(({ id, name }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <Link to={paths.ownList(id)}>{name}</Link>
          </span>
        ))}
      </p>
      {left.length > 0 && <p className="muted">Not in them, since no entry has the name: {left.join(', ')}.</p>}
      {refused > 0 && (
        <p className="fault">
          You can have at most {LIST_LIMITS.lists} lists: {refused} were not made.
        </p>
      )}
    </>
  );
}

/** Adds the lists. One of the same name is replaced, so that a sheet that is imported again has one set of lists. */
function addLists({ lists, left }: ReturnType<typeof listsOfSheet>): Made {
  const made: OwnList[] = [];
  let refused = 0;
  ownLists.update((own) => {
    let next = own;
    for (const list of lists) {
      const known = next.find(({ name }) => name === list.name);
      if (known === undefined && next.length >= LIST_LIMITS.lists) refused++;
      else {
        const added = { ...list, id: known?.id ?? newId(next) };
        made.push(added);
        next = known ? next.map((one) => (one === known ? added : one)) : [...next, added];
      }
    }
    return next;
  });
  return { lists: made, left, refused };
}

const CASTERS = apiPaths.list('classes', '?casting=arcane,divine&limit=200');

/** The caster of a sheet; null until the classes with spells are known, and where it has none. */
function useCaster(character: ImportedCharacter, recognition: Recognition): SheetCaster | null {
  const [casters, setCasters] = useState<readonly string[]>([]);
  useEffect(() => {
    let stale = false;
    browserApi<{ classes: NamedSlug[] }>(CASTERS).then((answer) => {
      if (!stale && answer.ok) setCasters(answer.value.classes.map(({ slug }) => slug));
    });
    return () => {
      stale = true;
    };
  }, []);
  const [caster, setCaster] = useState<SheetCaster | null>(null);
  useEffect(() => setCaster(casterOfSheet(character, recognition, casters)), [character, recognition, casters]);
  return caster;
}

/** The ability by which a class casts; undefined where it cannot be loaded. */
async function abilityOf(slug: string): Promise<KeyAbility | undefined> {
  const { loadCaster } = await import('../lists/caster.ts');
  return (await loadCaster(browserApi, { class: slug }))?.ability;
}

/** Sets the controls of spell pages to the sheet's caster level and scores. Paladins and rangers cast at half their level. */
async function setSpellPages({ Character_Sheet }: ImportedCharacter, { slug, level }: SheetCaster): Promise<void> {
  const [{ storedCasting }, { lowestCasterLevel }] = await Promise.all([
    import('../../casting/use-casting.ts'),
    import('../../../rules/casting.ts'),
  ]);
  const known = scoresOf(Character_Sheet);
  const scores = Object.fromEntries(
    KEY_ABILITIES.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])),
  );
  storedCasting.write({ caster: slug, level: lowestCasterLevel(level, ['paladin', 'ranger'].includes(slug)), scores });
}
