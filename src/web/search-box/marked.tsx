import { Fragment } from 'react';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** A snippet of the search: its `<mark>` elements as such, all else as text. */
export function Marked({ html }: { html: string }) {
  return html.split(/<\/?mark>/).map((part, i) => {
    const text = part.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one snippet never change their places
    return i % 2 === 1 ? <mark key={i}>{text}</mark> : <Fragment key={i}>{text}</Fragment>;
  });
}
