import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts that systems have, and no others: each is a file of settings for fontconfig beside this one. */
export const FONT_SETS = ['dejavu', 'liberation', 'noto'] as const;

/** The tag of the tests that run with each set of fonts; the rest run with the first. */
export const SHAPE = '@shape';

type FontSet = (typeof FONT_SETS)[number];

/** Whether the machine has the fonts, at the place where Debian's packages put them. */
export function hasFonts(set: FontSet): boolean {
  return existsSync(join('/usr/share/fonts/truetype', set));
}

/** The environment in which a browser finds the fonts of the set alone; without them, the machine's own. */
export function fontEnvironment(set: FontSet): Record<string, string> {
  if (!hasFonts(set)) return {};
  return { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts', `${set}.conf`) };
}
