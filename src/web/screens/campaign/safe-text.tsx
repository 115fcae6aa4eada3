import type { ReactNode } from 'react';

/**
 * A text that a visitor wrote: paragraphs between empty lines, lists of lines that begin with a dash, `**bold**` and `*italic*`.
 * Anything else, such as HTML, is shown as it was typed.
 */
export function SafeText({ text }: { text: string }) {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name
  return blocks.map((block, i) => <Block key={i} lines={block.split('\n').map((line) => line.trim())} />);
}

function Block({ lines }: { lines: readonly string[] }) {
  if (lines.every((line) => /^[-*] /.test(line)))
    return (
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
          <li key={i}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  return <p>{inline(lines.join(' '))}</p>;
}

function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part, i) => {
    if (i % 2 === 0) return part;
    return part.startsWith('**') ? (
      <strong key={part}>{part.slice(2, -2)}</strong>
    ) : (
      <em key={part}>{part.slice(1, -1)}</em>
    );
  });
}
