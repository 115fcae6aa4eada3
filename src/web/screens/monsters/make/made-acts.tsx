import { monsterText } from '../../../../printed/monsters.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { MonsterPage } from '../monster-page.ts';

/** What one can do with a creature that was made: its address holds the whole of it. */
export function MadeActs({ monster }: { monster: MonsterPage }) {
  return (
    <div className="tools made-acts">
      <CopyButton variant="quiet" icon="link" text={() => location.href} copied="Link copied">
        Copy link
      </CopyButton>
      <CopyButton
        variant="quiet"
        icon="copy"
        text={async () => {
          const { plainEntry } = await import('../../../../printed/entry-text.ts');
          const { origin: site, pathname, search } = location;
          const { rulebook_name: book, page } = monster;
          return plainEntry(monsterText(monster), { book, page, site, path: pathname + search });
        }}
        copied="Text copied"
      >
        Copy as text
      </CopyButton>
      <Button variant="quiet" icon="printer" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
