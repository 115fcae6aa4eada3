import { useRef } from 'react';
import { builtText } from '../../../../contract/built-creatures.ts';
import { monsterText } from '../../../../printed/monsters.ts';
import { apiPaths } from '../../../api-paths.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { buildText } from '../../encounters/made-creatures.ts';
import type { MonsterPage } from '../monster-page.ts';
import { MadeKeep } from './made-keep.tsx';
import { type Make, makeQuery } from './make-query.ts';

/** What one can do with a creature that was made: its address holds the whole of it. */
export function MadeActions({ monster, make }: { monster: MonsterPage; make: Make }) {
  const build = makeQuery(make);
  const built = builtText({ slug: monster.slug, build: buildText(build), count: '1' });
  const actions = useRef<HTMLDivElement>(null);
  const text = async (form: 'plainEntry' | 'markdownEntry') => {
    const written = await import('../../../../printed/entry-text.ts');
    const { origin: site, pathname, search } = location;
    const { rulebook_name: book, page } = monster;
    return written[form](monsterText(monster), { book, page, site, path: pathname + search });
  };
  return (
    <div className="tools made-actions" ref={actions}>
      <MadeKeep slug={monster.slug} name={monster.name} build={buildText(build)} actions={actions} />
      <CopyButton variant="quiet" icon="link" text={() => location.href} copied="Link copied">
        Copy link
      </CopyButton>
      <CopyButton variant="quiet" icon="copy" text={() => text('plainEntry')} copied="Text copied">
        Copy as text
      </CopyButton>
      <CopyButton variant="quiet" icon="scroll-text" text={() => text('markdownEntry')} copied="Markdown copied">
        Copy as Markdown
      </CopyButton>
      <noscript>
        <ButtonAnchor variant="quiet" icon="copy" href={apiPaths.creatureText(monster.slug, build)}>
          Text
        </ButtonAnchor>
        <ButtonAnchor variant="quiet" icon="scroll-text" href={apiPaths.creatureMarkdown(monster.slug, build)}>
          Markdown
        </ButtonAnchor>
      </noscript>
      <ButtonLink
        variant="quiet"
        icon="rectangle-vertical"
        to={paths.cards({ creature: monster.slug, ...build })}
        rel="nofollow"
      >
        Card
      </ButtonLink>
      {monster.challenge_rating !== null && (
        <ButtonLink variant="quiet" icon="dices" to={paths.encounters({ built })} rel="nofollow">
          Encounter
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" icon="swords" to={paths.fight({ built })} rel="nofollow">
        Into the fight
      </ButtonLink>
      <Button variant="quiet" icon="printer" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
