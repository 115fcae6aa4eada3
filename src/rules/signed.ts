/** A figure with its sign, the minus a real one: `+3`, `−1`, `+0`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A whole figure with a real minus where it is negative: `3`, `−1`. */
export const withMinus = (value: number): string => String(value).replace('-', '−');
