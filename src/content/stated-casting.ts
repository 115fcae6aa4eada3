import type { InnateCasting } from '../rules/creature/creature-facts.ts';

const PARAGRAPH = /\*Spells(?: \(\w+\))?\.\*(.*)/g;
const AS = /\bas an? (\d+)(?:st|nd|rd|th)-level ((?:(?:, | or )?\[[^\]]+\]\(classes\/[a-z-]+\))+)/g;
const CLASS = /\(classes\/([a-z-]+)\)/g;

/** As what a creature casts spells, by the paragraph `**Spells.**` of a text: `casts spells as a 7th-level [druid](classes/druid)`. */
export function castingIn(text: string): InnateCasting[] {
  return [...text.matchAll(PARAGRAPH)].flatMap(([, paragraph = '']) =>
    [...paragraph.matchAll(AS)].flatMap(([, level, classes = '']) =>
      [...classes.matchAll(CLASS)].map(([, slug = '']) => ({ class: slug, level: Number(level) })),
    ),
  );
}
