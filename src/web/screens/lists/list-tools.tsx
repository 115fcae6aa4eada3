import { useState } from 'react';
import { slugify } from '../../../contract/slug.ts';
import { cardsAddress } from '../../data/card-addresses.ts';
import { saveFile } from '../../data/save-file.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { SharedList } from './list-code.ts';

/** Buttons that share, print and export a list. The code that encodes it is loaded on use. */
export function ListTools({ list, code }: { list: SharedList; code?: string }) {
  const [note, setNote] = useState('');
  const cards = cardsAddress(list.lines);
  const link = async () => {
    const { listCode, MAX_CODE_LENGTH } = await import('./list-code.ts');
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
