import { useState } from 'react';
import { slugify } from '../../../contract/slug.ts';
import { cardsAddress } from '../../data/card-addresses.ts';
import { saveFile } from '../../data/save-file.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SharedList } from './list-code.ts';

/** What one can do with a list: hand it on, keep it as a file, print it. The code that packs it is loaded on use. */
export function ListTools({ list, code }: { list: SharedList; code?: string }) {
  const [told, setTold] = useState('');
  const cards = cardsAddress(list.lines);
  const copy = async () => {
    const { listCode, LONGEST_CODE } = await import('./list-code.ts');
    const packed = code ?? listCode(list);
    if (packed === null)
      return setTold(`The list is too long for a link of ${LONGEST_CODE} characters: export it as a file instead.`);
    try {
      await navigator.clipboard.writeText(new URL(paths.lists(packed), location.origin).href);
      setTold('The link is copied. It holds the whole list as it is now.');
    } catch {
      setTold('The browser did not let the link be copied.');
    }
  };
  const save = async () => {
    const { listFile } = await import('./list-file.ts');
    saveFile(`${slugify(list.name) || 'list'}.json`, 'application/json', listFile([list]));
  };
  return (
    <>
      <p className="actions">
        <button className="button needs-script" type="button" onClick={copy}>
          <Icon name="link" /> Copy link to this list
        </button>
        <button className="button needs-script" type="button" onClick={() => print()}>
          <Icon name="printer" /> Print
        </button>
        {cards && (
          <Link className="button" to={cards}>
            <Icon name="rectangle-vertical" /> Print cards
          </Link>
        )}
        <button className="button needs-script" type="button" onClick={save}>
          <Icon name="download" /> JSON
        </button>
      </p>
      <p role="status" className={told ? undefined : 'sr'}>
        {told}
      </p>
    </>
  );
}
