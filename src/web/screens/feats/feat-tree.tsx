import { lazy, Suspense } from 'react';
import type { FeatTree as Tree } from '../../../contract/feats.ts';
import { MY_CHARACTERS, useMyCharacter } from '../../for-me/my-character.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { TreeDrawing } from './tree-drawing.tsx';

const MyTree = lazy(async () => ({ default: (await import('./my-tree.tsx')).MyTree }));

type FeatTreeProps = { tree: Tree; slug: string };

/** What the feat needs and what it opens, marked by what the visitor's character has of it. */
export function FeatTree({ tree, slug }: FeatTreeProps) {
  const character = useMyCharacter();
  const plain = <TreeDrawing tree={tree} slug={slug} />;
  return (
    <section className="tree-part" aria-labelledby="tree" data-stored={MY_CHARACTERS}>
      <SectionHead id="tree" name="What it needs and opens" />
      {character ? (
        <Suspense fallback={plain}>
          <MyTree tree={tree} slug={slug} character={character} />
        </Suspense>
      ) : (
        plain
      )}
    </section>
  );
}
