const FORMAT = 'dnd-35e-character';
const VERSION = 1;

/** The text of a file that holds a character: the parameters of its address. */
export const characterFile = (query: string): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, query })}\n`;

/** The parameters in a file's text; a sentence that says what is wrong where it holds no character. */
export function readCharacterFile(text: string): { query: string } | string {
  try {
    const { format, version, query } = JSON.parse(text) as Record<string, unknown>;
    if (format !== FORMAT || typeof query !== 'string') return 'The file does not hold a character of this site.';
    if (version !== VERSION) return `The file is of version ${String(version)}; this site reads version ${VERSION}.`;
    return { query };
  } catch {
    return 'The file is damaged: it is not JSON.';
  }
}
