/** Texts in one buffer: the i-th is from byte `starts[i]` up to, not including, `starts[i + 1]`, in UTF-8. */
export type StringList = { bytes: Buffer; starts: Uint32Array };

export function stringList(texts: readonly string[]): StringList {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => {
    starts[i + 1] = (starts[i] as number) + Buffer.byteLength(text);
  });
  return { bytes: Buffer.from(texts.join('')), starts };
}

export function textAt({ bytes, starts }: StringList, place: number): string {
  return bytes.toString('utf8', starts[place], starts[place + 1]);
}

/** The first bytes of a text, up to a whole character; the whole text where it is not longer. */
export function textStart(
  { bytes, starts }: StringList,
  place: number,
  length: number,
): { text: string; isWhole: boolean } {
  const start = starts[place] as number;
  const all = starts[place + 1] as number;
  let end = Math.min(start + length, all);
  // The bytes of a character after its first begin with the bits 10.
  while (end < all && ((bytes[end] as number) & 0xc0) === 0x80) end--;
  return { text: bytes.toString('utf8', start, end), isWhole: end === all };
}

export function allTexts(list: StringList): string[] {
  return Array.from({ length: list.starts.length - 1 }, (_, place) => textAt(list, place));
}

/** Whether the text at a position equals the bytes, begins with them, or neither (null). */
export function matchAt({ bytes, starts }: StringList, place: number, text: Uint8Array): 'same' | 'begins' | null {
  const start = starts[place] as number;
  const length = (starts[place + 1] as number) - start;
  if (length < text.length) return null;
  for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text[i]) return null;
  return length === text.length ? 'same' : 'begins';
}

/** The first position of a sorted list whose text is not before the given one. */
export function lowerBound(list: StringList, text: Uint8Array): number {
  return search(list, (place) => compareAt(list, place, text) < 0);
}

/** The first position of a sorted list whose text is after the prefix and does not begin with it. */
export function afterPrefix(list: StringList, prefix: Uint8Array): number {
  return search(list, (place) => compareAt(list, place, prefix) <= 0 || matchAt(list, place, prefix) !== null);
}

function search({ starts }: StringList, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareAt({ bytes, starts }: StringList, place: number, text: Uint8Array): number {
  const start = starts[place] as number;
  const length = (starts[place + 1] as number) - start;
  const shared = Math.min(length, text.length);
  for (let i = 0; i < shared; i++) {
    const difference = (bytes[start + i] as number) - (text[i] as number);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}
