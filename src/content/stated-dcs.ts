import { ABILITIES, ABILITY_NAMES, type Ability } from '../rules/abilities.ts';

/** A DC that a text states and that goes by an ability score. */
export interface StatedDc {
  /** The special ability that it is of. */
  of: string;
  ability: Ability;
  dc: number;
  /** The spell or power that it is of, as the text names it; empty for a DC to which the text adds the spell's level. */
  spell?: string;
  /** The level of the spell that it is said to be the equivalent of. */
  level?: number;
  /** Whether a footnote says how it comes about, such as by a power's augmentation. */
  noted: boolean;
  /** Whether the special ability consists of spells, powers, or abilities like them. */
  casting: boolean;
  /** The racial bonus that it includes. */
  racial: number;
}

/** A special ability: its heading, and the text to the next heading. */
interface Section {
  title: string;
  text: string;
}

const HEADING = /^(?:- )?(?:\*\*(.+?)\*\*(?: \*([A-Z][^*]*\.)\*)?|\*([A-Z][^*]*\.)\*)/;
const KINDS = /\s*\((?:Ex|Su|Sp|Ps)\)/;
const DC = /\bDC (\d+)\b/g;
const BASED = new RegExp(`([^.]*?)(${ABILITIES.map((ability) => ABILITY_NAMES[ability]).join('|')})-based([^.]*)`, 'g');

/**
 * The DCs of a Markdown text that go by an ability score, once for each value and spell of a special ability. The ability is the one that
 * a sentence names (`The save DC is Charisma-based.`), or else the one that such special abilities use (Monster Manual v.3.5,
 * glossary; Player's Handbook, the casters' classes). Others are left out.
 */
export function saveDcsIn(text: string): StatedDc[] {
  const found = sectionsOf(text).flatMap(dcsOf);
  const keys = found.map((one) => JSON.stringify(one));
  return found.filter((_, n) => keys.indexOf(keys[n] ?? '') === n);
}

/**
 * The text by headings in bold, and by those in italics below them. `whole` is what stands below the same heading in bold, and
 * below others with the same title.
 */
function sectionsOf(text: string): (Section & { whole: string })[] {
  const sections: (Section & { bold: number })[] = [];
  let bold = 0;
  for (const part of text.split(/\n\s*\n|\n(?=- )/)) {
    const paragraph = part.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const [heading = '', strong, below, emphasis = below] = HEADING.exec(paragraph) ?? [];
    const title = titleOf(emphasis ?? strong);
    if (strong !== undefined) bold += 1;
    const last = sections.at(-1);
    if (title !== undefined) sections.push({ title, text: paragraph.slice(heading.length), bold });
    else if (last !== undefined) last.text += `\n\n${paragraph}`;
  }
  return sections.map((section) => {
    const near = sections.filter((other) => other.bold === section.bold);
    const alike = sections.filter((other) => other.title === section.title);
    return { ...section, whole: [...near, ...alike].map((other) => other.text).join('\n\n') };
  });
}

const titleOf = (heading: string | undefined): string | undefined =>
  heading?.replace(KINDS, '').replace(/[.:]$/, '').trim();

function dcsOf({ title, text, whole }: Section & { whole: string }): StatedDc[] {
  const casting = CASTING.test(title);
  return [...text.matchAll(DC)].flatMap((match): StatedDc[] => {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const roll = rollOf(before, after);
    if (roll === undefined) return [];
    const check = roll !== 'save';
    const based = basedOn(after, check).at(0) ?? basedOn(before, check).at(-1) ?? basedOn(whole, check).at(0);
    if (/\bDCs? (?:is|are) based on\b/.test(whole)) return [];
    const known = based ?? (check ? undefined : usual(title));
    if (known === undefined) return [];
    const { ability, racial } = known;
    const noted = after.startsWith('\\*');
    return [
      {
        of: title,
        ability,
        dc: Number(match[1]),
        ...spellOf(before, after, title),
        noted,
        casting,
        racial: racial(roll),
      },
    ];
  });
}

/** The spell or power that a DC is of: the one before its parentheses, the one that gave the ability its name, or its level alone. */
function spellOf(before: string, after: string, title: string): Pick<StatedDc, 'spell' | 'level'> {
  if (/^ \+ (?:spell|power) level/.test(after)) return { spell: '' };
  const spell = /\*([^*]+)\*\\?\*? *(?:\d+\/day )?\([^()]*$/.exec(before)?.[1];
  if (spell !== undefined) return { spell };
  const level = /\bequivalent of an? (\d)(?:st|nd|rd|th)-level spell/.exec(after)?.[1];
  if (level !== undefined) return { level: Number(level) };
  return before.includes(`*${title.toLowerCase()}*`) ? { spell: title } : {};
}

/**
 * What is rolled against a DC: `save`, or the check in words. Absent for DCs that are the same for every creature, and for those
 * that go by a count.
 */
function rollOf(before: string, after: string): string | undefined {
  if (/^ \+ (?:\d|the number)/.test(after) || before.endsWith('typical save ')) return undefined;
  if (/^ (?:Fortitude|Reflex|Will|save|negates|half|partial)/.test(after)) return 'save';
  const check = CHECK.exec(after)?.[1];
  if (check !== undefined) return check;
  if (/^[^.;,)]{0,40}\bcheck/.test(after) || /\bchecks? \($/.test(before)) return undefined;
  const save = /(?:Fortitude|Reflex|Will)(?: half| save)?,? \(?$|\bsaves?[^.]{0,40} \(?$|save $|\([^()]*$/;
  return save.test(before) ? 'save' : undefined;
}

const CHECK = new RegExp(`^ (Escape Artist|${ABILITIES.map((ability) => ABILITY_NAMES[ability]).join('|')}) check`);

interface Basis {
  ability: Ability;
  /** The racial bonus on the DC of a save or of a check. */
  racial: (roll: string) => number;
}

/** What the sentences of a text say that the DCs of its saves, or those of its checks, are based on. */
function basedOn(text: string, check: boolean): Basis[] {
  return [...text.matchAll(BASED)].flatMap(([, words = '', name, rest = '']): Basis[] => {
    const ability = ABILITIES.find((one) => ABILITY_NAMES[one] === name);
    const ofChecks = /\bchecks?\b/.test(words);
    const fits = check ? ofChecks : !ofChecks || /\bsaves?\b/.test(words);
    return ability !== undefined && fits ? [{ ability, racial: (roll) => racialIn(rest, roll) }] : [];
  });
}

/** `and includes a +4 racial bonus`, or `and that of the Strength check includes a +4 racial bonus`. */
function racialIn(rest: string, roll: string): number {
  const [, of, bonus] = /(?:that of the (.+?) check )?includes? a \+(\d+) racial bonus/.exec(rest) ?? [];
  return of === undefined || of === roll ? Number(bonus ?? 0) : 0;
}

const CASTING = /\b(?:Spell-Like|Psi-Like|Psionics|Spells|Powers)\b/i;

/** What no sentence says: of spells by class, of the usual special abilities by their kind. */
const USUAL: readonly [title: RegExp, ability: Ability, racial?: number][] = [
  [/\b(?:Cleric|Druid|Ranger|Paladin|Blackguard|Psychic Warrior)\b.*\b(?:Spells|Powers)\b/i, 'wis'],
  [/\b(?:Wizard|Psion)\b.*\b(?:Spells|Powers)\b/i, 'int'],
  [/\b(?:Spell-Like|Psi-Like|Psionics|Spells|Powers|Gaze|Frightful Presence)\b/i, 'cha'],
  [/\b(?:Breath Weapon|Poison|Disease)\b/i, 'con'],
  [/\bTrample\b/i, 'str'],
  // Monster Manual v.3.5, page 16.
  [/\bAura of Menace\b/i, 'cha', 2],
];

function usual(title: string): Basis | undefined {
  const [, ability, racial = 0] = USUAL.find(([pattern]) => pattern.test(title)) ?? [];
  return ability && { ability, racial: () => racial };
}
