import { ABILITIES, ABILITY_NAMES } from '../../rules/abilities.ts';
import type { SaveDc } from '../../rules/creature/creature-facts.ts';

const NAME = /^\*\*(.+?)\s*(?:\((?:Ex|Su|Sp|Ps)\))?\.\*\*/;
const DC = /(?:Fortitude|Reflex|Will) DC (\d+)|DC (\d+) (?:Fortitude|Reflex|Will)|\(DC (\d+)\)/g;
const BASED = new RegExp(`(${ABILITIES.map((ability) => ABILITY_NAMES[ability]).join('|')})-based`);

/** The save DCs of a Markdown text that are said to be based on an ability, each with the special ability that it is of. */
export function saveDcsIn(text: string): SaveDc[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const paragraph = part.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const name = NAME.exec(paragraph)?.[1];
    const based = BASED.exec(paragraph)?.[1];
    const ability = ABILITIES.find((one) => ABILITY_NAMES[one] === based);
    if (name === undefined || ability === undefined) return [];
    const dcs = [...paragraph.matchAll(DC)].map(([, a, b, c]) => Number(a ?? b ?? c));
    return [...new Set(dcs)].map((dc) => ({ of: name, ability, dc }));
  });
}
