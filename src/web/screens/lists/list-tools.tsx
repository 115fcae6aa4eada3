import { useState } from 'react';
import { MAX_COMPARED } from '../../../contract/limits.ts';
import { slugify } from '../../../contract/slug.ts';
import { cardsAddress } from '../../data/card-addresses.ts';
import { isComparedKind } from '../../kind-pages.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { encounterParts } from './line-facts.ts';
import type { SharedList } from './list-code.ts';

/** Buttons that share, print and export a list. The code that encodes it is loaded on use. */
export function ListTools({ list, code }: { list: SharedList; code?: string }) {
  const [note, setNote] = useState('');
  const cards = cardsAddress(list.lines);
  const link = async () => {
    const [{ listCode }, { MAX_CODE_LENGTH }] = await Promise.all([
      import('./list-code.ts'),
      import('./packed-json.ts'),
    ]);
    const encoded = code ?? listCode(list);
    setNote(
      encoded === null
        ? `The list is too long for a link of ${MAX_CODE_LENGTH} characters: export it as a file instead.`
        : 'The link holds the list as it is now. Later changes are not in it.',
    );
    return encoded === null ? null : location.origin + paths.lists(encoded);
  };
  const save = async () => {
    const { listFile } = await import('./list-file.ts');
    saveFile(`${slugify(list.name) || 'list'}.json`, 'application/json', listFile([list]));
  };
  return (
    <>
      <p className="actions">
        <CopyButton icon="link" text={link} copied="Link copied">
          Copy link to this list
        </CopyButton>
        <Button icon="printer" onClick={() => print()}>
          Print
        </Button>
        {cards && (
          <ButtonLink icon="rectangle-vertical" to={cards}>
            Print cards
          </ButtonLink>
        )}
        {comparable(list.lines) && (
          <ButtonLink icon="columns-3" to={comparedAt(list.lines)}>
            Compare
          </ButtonLink>
        )}
        <Button icon="download" onClick={save}>
          JSON
        </Button>
      </p>
      <p role="status" className={note ? undefined : 'sr-only'}>
        {note}
      </p>
    </>
  );
}

/** Where the lines stand side by side: those as printed, then those that are built. */
function comparedAt(lines: SharedList['lines']): string {
  const of = lines.filter(({ build }) => build === undefined).map(({ kind, slug }) => `${kind}/${slug}`);
  return paths.compare({ of: of.join(',') || undefined, built: encounterParts(asOne(lines)).built });
}

const asOne = (lines: SharedList['lines']) => lines.map((line) => ({ ...line, quantity: 1 }));

/** Whether the lines can stand side by side: two to four of one kind. */
function comparable(lines: SharedList['lines']): boolean {
  const [kind, ...others] = new Set(lines.map((line) => line.kind));
  return (
    kind !== undefined &&
    others.length === 0 &&
    isComparedKind(kind) &&
    lines.length > 1 &&
    lines.length <= MAX_COMPARED
  );
}
