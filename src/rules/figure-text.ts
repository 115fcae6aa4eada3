const NUMBER = String.raw`\d[\d,.]*(?:d\d+)?`;
const FIGURE = new RegExp(`^[+−×]?${NUMBER}(?:[–−+/×-]+${NUMBER})*[%+]?(?: ?(?:ft\\.|lb\\.|in\\.|gp|sp|cp|mph))?$`);

/** Whether a text is nothing but a number, dice or a range of numbers, with its unit if any: `01–25`, `+2`, `1d4+1`, `0–10 mph`. */
export const isFigure = (text: string): boolean => FIGURE.test(text);
