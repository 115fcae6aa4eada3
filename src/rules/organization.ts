/** How creatures are met: one alone, some on their way, or at home. */
export type Manner = 'lone' | 'patrol' | 'lair';

/** Creatures of one kind in a group. */
export type GroupMember = {
  /** The kind as printed, such as "dire wolves"; empty for the creature whose line it is. */
  text: string;
  from: number;
  to: number;
};

/** One of the ways in which a creature is met. */
export type CreatureGroup = {
  /** As printed, in lower case: "gang"; "solitary" for one creature. */
  name: string;
  manner: Manner;
  members: GroupMember[];
  /** Those who do not fight: "35% noncombatants". */
  noncombatants: string[];
  /** What has no figures of its own, as printed: "1 leader of 4th–6th level". */
  also: string[];
};

/** Names of groups that are at home. The books divide them by number alone; this reading is the site's own. */
const HOMES =
  /tribe|clan|nest|hive|colony|family|brood|clutch|eyrie|infestation|court|grove|patch|cete|tomb guard|guardian|polyp|domesticated/;

/** The name of a group that the line calls by its company alone: `or with tribe`. */
const COMPANY = 'in company';

const RANGE = String.raw`\d+d\d+(?:[+−]\d+)?|\d+(?:–\d+)?`;
const COUNTED = new RegExp(`^(?:at least )?(${RANGE})(?: (?!level)(.+))?$`);
const LEVELS = /\b\d+(?:st|nd|rd|th)(?:\b|-level)| per /;

/**
 * Reads the organization line of a stat block (Monster Manual, page 6): `Solitary, pair, or pack (2–4 plus 7–12 ghouls)` has three
 * groups. Of alternatives within a group (`7–12 orcs or 9–16 goblins`) the first is taken.
 * @param age of a dragon, in words: `young adult`. Its line has other groups for other ages.
 * @returns the groups in the order of the line; none for a line that names no group
 */
export function readOrganization(line: string, age?: string): CreatureGroup[] {
  return clausesFor(line, age).flatMap((clause) => splitOutside(clause).flatMap((text) => groupIn(text) ?? []));
}

/** The parts of a line that are for an age; the whole line where it names no ages. */
function clausesFor(line: string, age?: string): string[] {
  if (!line.includes(':')) return [line];
  const clauses = line.split(';').map((clause) => {
    const [ages = '', groups = ''] = clause.split(':');
    const names = ages
      .toLowerCase()
      .split(/,|\band\b|\bor\b/)
      .map((name) => name.trim());
    return { names, groups };
  });
  return clauses.filter(({ names }) => age === undefined || names.includes(age)).map(({ groups }) => groups);
}

/** Splits at commas, "or" and "and" outside brackets. */
function splitOutside(line: string): string[] {
  return line
    .split(/(?:, or |, and |, | or |;)(?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function groupIn(text: string): CreatureGroup | null {
  const [, before = '', inside] = /^([^(]*?)\s*(?:\(([^)]*)\))?$/.exec(text) ?? [];
  const name = before.toLowerCase().replace(/ \(.*/, '');
  const company = /^(?:(solitary) plus|in (?:the )?company of|with) (.+)$/.exec(name);
  if (company !== null) return made(company[1] ?? COMPANY, ['1', company[2] ?? '']);
  if (name === '') return null;
  if (inside === undefined) return made(name, [name === 'pair' ? '2' : '1']);
  if (inside === 'pair') return made(name, ['2']);
  const parts = piecesOf(inside);
  return made(name, COUNTED.test(parts[0] ?? '') ? parts : ['1', ...parts]);
}

/** The parts of what stands in the brackets of a group, without alternatives. */
function piecesOf(inside: string): string[] {
  const [first = ''] = inside.split(/;|, or (?=\d)/);
  return first
    .split(/ plus |,? and (?=\d)|, (?=\d)/)
    .map((piece) => (LEVELS.test(piece) ? piece : piece.replace(/ or \d.*$/, '')).trim())
    .filter(Boolean);
}

/** What a word in the brackets of its own line means that is no other creature. */
const IS_OWN = /^(?:swarms|adults|with .*)$/;

function made(name: string, pieces: readonly string[]): CreatureGroup {
  const members: GroupMember[] = [];
  const noncombatants: string[] = [];
  const also: string[] = [];
  for (const piece of pieces) {
    const counted = LEVELS.test(piece) ? null : COUNTED.exec(piece);
    const [, range = '', words = ''] = counted ?? [];
    if (/noncombatants|offspring/.test(piece)) noncombatants.push(piece);
    else if (counted === null) also.push(piece);
    else {
      members.push({ text: IS_OWN.test(words) ? '' : words, ...rangeOf(range) });
      if (words.startsWith('with ')) also.push(words);
    }
  }
  const most = members.reduce((sum, { to }) => sum + to, 0);
  const atHome = noncombatants.length > 0 || (most > 1 && HOMES.test(name));
  return {
    name,
    manner: atHome ? 'lair' : most === 1 && name !== COMPANY ? 'lone' : 'patrol',
    members,
    noncombatants,
    also,
  };
}

/** `2–4`, `3`, `1d4+1`. */
function rangeOf(text: string): { from: number; to: number } {
  const [, dice, sides, bonus = '0'] = /^(\d+)d(\d+)([+−]\d+)?$/.exec(text) ?? [];
  if (dice !== undefined) {
    const plus = Number(bonus.replace('−', '-'));
    return { from: Number(dice) + plus, to: Number(dice) * Number(sides) + plus };
  }
  const [from = 1, to = from] = text.split('–').map(Number);
  return { from, to };
}
