const NUMBER = String.raw`\d[\d,.]*(?:d\d+)?`;
const FIGURE = new RegExp(`^[+−×]?${NUMBER}(?:[–−+/×-]+${NUMBER})*[%+]?$`);

/** Whether a text is nothing but a number, dice or a range of numbers, which is read in one piece: `01–25`, `+2`, `1d4+1`. */
export const isFigure = (text: string): boolean => FIGURE.test(text);
