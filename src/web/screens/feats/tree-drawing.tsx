import type { ReactNode } from 'react';
import type { FeatTree } from '../../../contract/feats.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

type TreeDrawingProps = {
  tree: FeatTree;
  /** The feat whose tree it is. */
  slug: string;
  /** What stands before the name of a feat. */
  mark?: (slug: string) => ReactNode;
  /** Whether a character has the feat, so that the lines from it are met. */
  isMet?: (slug: string) => boolean;
};

/** The tree as a drawing on wide screens, and as an indented list on narrow ones and in print. */
export function TreeDrawing({ tree, slug, mark, isMet }: TreeDrawingProps) {
  const { width, height, box, nodes, edges, more } = tree;
  const lines = nodes.map((node) => ({
    ...node,
    content: (
      <>
        {mark?.(node.slug)}
        <Link to={paths.entry('feats', node.slug)} aria-current={node.slug === slug ? 'page' : undefined}>
          {node.name}
        </Link>
        {node.note && <small>{node.note}</small>}
      </>
    ),
  }));
  return (
    <>
      <svg className="feat-tree" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>What it needs stands on the left, what it opens on the right</title>
        {edges.map(({ from, to, path }) => (
          <path key={`${from} ${to}`} className={isMet?.(nodes[from]?.slug ?? '') ? 'met' : undefined} d={path} />
        ))}
        {lines.map(({ slug: of, x, y, content }) => (
          <foreignObject key={of} x={x} y={y} {...box}>
            <div className="tree-box">{content}</div>
          </foreignObject>
        ))}
      </svg>
      <ul className="tree-list">
        {lines.map(({ slug: of, depth, content }) => (
          <li key={of} data-depth={Math.min(depth, MAX_INDENTED)}>
            {content}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="tree-more">It opens {more} more, which stand below.</p>}
    </>
  );
}

/** The deepest indent of a line. */
const MAX_INDENTED = 4;
