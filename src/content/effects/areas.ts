import type { EffectSource } from './source.ts';

/** Shapes of areas with the words for them. */
const SHAPES = [
  ['burst', /\bburst\b/],
  ['emanation', /\b(?:emanation|emanating)\b/],
  ['spread', /\bspreads?\b/],
  ['cone', /\bcones?\b/],
  ['line', /\b(?:line(?!s? of (?:sight|effect))|line-shaped)\b/],
  ['cylinder', /\bcylinder\b/],
  ['sphere', /\b(?:sphere|hemisphere|hemispherical|spherical)\b/],
  ['cube', /\bcubes?\b/],
  ['wall', /\bwalls?\b/],
  ['ray', /\brays?\b/],
] as const;

/** Patterns of areas in texts: `60-foot cone`, `20-ft.-radius spread`, `10-foot-radius burst`. */
const IN_TEXT = [
  ['burst', /\b\d+[- ](?:foot|ft\.|feet)[^.;]{0,24}\bburst\b|\bburst (?:of|with) [^.;]{0,12}\d+[- ](?:foot|ft)/],
  ['emanation', /\b\d+[- ](?:foot|ft\.|feet)[^.;]{0,24}\bemanation\b/],
  ['spread', /\b\d+[- ](?:foot|ft\.|feet)[^.;]{0,24}\bspread\b/],
  ['cone', /\b\d+[- ](?:foot|ft\.|feet)[^.;]{0,16}\bcone\b|\bcone,? (?:of [a-z ]+ )?\d+ (?:ft|feet)|\bcones? \d+ feet/],
  [
    'line',
    /\b\d+[- ](?:foot|ft\.|feet)(?:[- ]long)?[- ]line\b(?! of (?:sight|effect))|\bline (?:of \w+ )?(?:\d+ (?:feet|ft)|\d+-foot)/,
  ],
  ['cylinder', /\b\d+[- ](?:foot|ft\.|feet)[^.;]{0,16}\bcylinder\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** `area-cone`: the shapes of the areas that the entry affects. Spells and powers print them in lines of their own. */
export function affectedAreas(source: EffectSource): string[] {
  if (source.kind === 'spells' || source.kind === 'powers') {
    const { value } = source;
    const lines = [value.area, value.effect, value.target_or_area, value.target_effect_or_area, value.target];
    const text = [...lines, value.name.startsWith('Wall of') && 'wall'].filter(Boolean).join(' | ').toLowerCase();
    return SHAPES.filter(([shape, words]) =>
      words.test(shape === 'cube' ? (value.area ?? '').toLowerCase() : text),
    ).map(([shape]) => `area-${shape}`);
  }
  if (source.kind === 'feats') return [];
  return IN_TEXT.filter(([, words]) => source.passages.some(({ text }) => words.test(text))).map(
    ([shape]) => `area-${shape}`,
  );
}
