import type { Monster } from '../contract/monsters.ts';
import type { Built } from '../rules/creature/build-creature.ts';

type Dcs = Built['dcs'];
type Texts = Pick<Monster, 'combat' | 'combat_html' | 'description' | 'description_html' | 'family' | 'wider_families'>;

/**
 * The texts of a monster and of its families with the save DCs that changed, each below the heading of its special ability. HTML has the
 * printed DC beside it: `DC 21 [was 19]`.
 */
export function textsWithDcs(printed: Monster, dcs: Dcs): Partial<Texts> {
  if (dcs.length === 0) return {};
  const changed = (text: string | null) => text && withDcs(text, dcs, ({ to }) => `DC ${to}`);
  const marked = (html: string | null) =>
    html && withDcs(html, dcs, ({ from, to }) => `DC ${to} <span class="was">[was ${from}]</span>`);
  const ofFamily = (family: NonNullable<Monster['family']>) => ({
    ...family,
    description_html: marked(family.description_html),
    combat_html: marked(family.combat_html),
  });
  return {
    combat: changed(printed.combat),
    combat_html: marked(printed.combat_html),
    description: changed(printed.description),
    description_html: marked(printed.description_html),
    family: printed.family && ofFamily(printed.family),
    wider_families: printed.wider_families.map(ofFamily),
  };
}

/** A heading of HTML, a heading of plain text with its kind of ability, or a DC. */
const HEADING_OR_DC =
  /<(?:p|li)[^>]*>\s*<(strong|em)>(.+?)<\/\1>(?:\s*<em>([A-Z].*?\.)<\/em>)?|(?:^|(?<=\s))([A-Z][^.()<]{1,60}) \((?:Ex|Su|Sp|Ps)\)\.|\bDC (\d+)/g;

function withDcs(text: string, dcs: Dcs, written: (change: Dcs[number]) => string): string {
  const names = new Set(dcs.map(({ of }) => of));
  const plain = [...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const tokens = new RegExp(`${HEADING_OR_DC.source}|(?:^|(?<=\\s))(${plain})(?=[.:] | \\()`, 'g');
  let section: string | undefined;
  return text.replace(tokens, (words, _, bold?: string, below?: string, kind?: string, dc?: string, named?: string) => {
    const heading = below ?? bold ?? kind ?? named;
    if (heading !== undefined) section = titleOf(heading);
    const change = dcs.find(({ of, from }) => of === section && String(from) === dc);
    return change === undefined ? words : written(change);
  });
}

const titleOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\((?:Ex|Su|Sp|Ps)\)/, '')
    .replace(/[.:]$/, '')
    .trim();
