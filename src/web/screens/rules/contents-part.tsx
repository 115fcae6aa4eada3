import { useState } from 'react';
import type { ContentsChapter, RulesContents } from '../../../contract/rules.ts';
import { slugify } from '../../../contract/slug.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { chapterList } from './chapter-lists.ts';
import { type ContentsLine, linesOf, type Shown } from './contents.ts';

type PartProps = { part: RulesContents['parts'][number]; shown: Shown; open: boolean };

/** A part of the contents: its chapters, each with its pages or tables. */
export function ContentsPart({ part: { name, chapters }, shown, open }: PartProps) {
  const id = `part-${slugify(name)}`;
  return (
    <section className="contents-part" aria-labelledby={id}>
      <h2 id={id} className="scotch">
        {name}
      </h2>
      <ol>
        {chapters.map((chapter) => (
          <Chapter key={chapter.slug} chapter={chapter} lines={linesOf(chapter, shown)} shown={shown} open={open} />
        ))}
      </ol>
    </section>
  );
}

type ChapterProps = { chapter: ContentsChapter; lines: readonly ContentsLine[]; shown: Shown; open: boolean };

/** A chapter. On phones its lines are folded where scripts can unfold them, unless a search has narrowed them. */
function Chapter({ chapter: { slug, name, number, summary, pages }, lines, shown, open }: ChapterProps) {
  const [unfolded, setUnfolded] = useState(false);
  const first = pages[0];
  const listId = `lines-${slug}`;
  const list = shown === 'pages' ? chapterList(slug) : undefined;
  return (
    <li className="chapter" id={slug}>
      <span className="chapter-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className="name">
          {first === undefined ? name : <Link to={paths.entry('rules', first.slug)}>{name}</Link>}
        </h3>
        <p>{summary}</p>
      </div>
      <button
        className="chapter-fold"
        type="button"
        aria-expanded={open || unfolded}
        aria-controls={listId}
        aria-label={`Pages of ${name}`}
        onClick={() => setUnfolded(!unfolded)}
      >
        <span>{lines.length}</span>
        <Icon name="chevron-down" />
      </button>
      <ul className="chapter-lines" id={listId}>
        {lines.map((line) => (
          <li key={`${line.slug} ${line.id}`}>
            <Link to={line.id === null ? paths.entry('rules', line.slug) : paths.rulesPart(line.slug, line.id)}>
              {line.name}
            </Link>
          </li>
        ))}
        {list && (
          <li>
            <Link to={list.to}>{list.name}</Link>
          </li>
        )}
      </ul>
    </li>
  );
}
