const NUMBER_WORDS: Readonly<Record<number, string>> = {
  2: 'two|twice',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  8: 'eight',
  10: 'ten',
  15: 'fifteen',
  20: 'twenty',
};

/** Whether a text contains a figure such as `10d6`, `1d4+1` or `15`. Small numbers may be written as words. */
export function hasFigure(text: string, figure: string): boolean {
  const words = NUMBER_WORDS[Number(figure)];
  const digits = figure.replace(/[+-]/, '\\$&');
  const pattern = `(?<![\\dd])${digits}(?!\\d|d\\d)`;
  return new RegExp(words ? `${pattern}|\\b(?:${words})\\b` : pattern, 'i').test(
    text.replaceAll(',', '').replaceAll('−', '-'),
  );
}
