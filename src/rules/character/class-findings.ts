/** Findings about alignment, deity, domains, and the classes' requirements. */

import { clericAlignments, formatAlignments } from '../alignment.ts';
import { FIRST_EPIC_LEVEL } from '../class-progression.ts';
import { missingForClass } from './class-conditions.ts';
import type { ClassFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { lackSentence } from './lack-sentence.ts';
import { levelsIn, type Sheet } from './sheet.ts';

const words = (slug: string) => slug.replaceAll('-', ' ');

/** The alignment that each base class asks for, and a cleric's deity. */
export function alignmentFindings(sheet: Sheet): Finding[] {
  const { character, classes, facts } = sheet;
  const { alignment } = character;
  if (alignment === undefined) return [];
  const own = classes
    .filter(({ facts: held }) => !held.prestige && held.alignments !== null && !held.alignments.includes(alignment))
    .map(({ facts: { slug, name, alignments, source } }): Finding => {
      const open = formatAlignments(alignments ?? []).toLowerCase();
      const message = `A ${name.toLowerCase()} is ${open}; this one is ${words(alignment)} and cannot gain levels in the class`;
      return { severity: 'error', about: slug, message, source };
    });
  const deity = facts.deities[character.deity ?? ''];
  if (deity === undefined || levelsIn(sheet, 'cleric') === 0) return own;
  const open = deity.cleric_alignments ?? clericAlignments(deity.alignment);
  if (open.includes(alignment)) return own;
  const message = `${deity.name} is ${words(deity.alignment)}, and clerics may be ${open.map(words).join(', ')}; this one is ${words(alignment)}`;
  return [...own, { severity: 'error', about: 'cleric', message, source: "Player's Handbook v.3.5, page 32" }];
}

/** Requirements of prestige classes, levels past a class's table, domains, and classes that the reference knows by name only. */
export function classFindings(sheet: Sheet): Finding[] {
  return [
    ...sheet.classes.flatMap(({ facts, level }) => findingsOfClass(facts, level, sheet)),
    ...domainFindings(sheet),
  ];
}

function findingsOfClass(facts: ClassFacts, level: number, sheet: Sheet): Finding[] {
  const { slug, name, source, max_level } = facts;
  if (facts.facts_only)
    return [
      {
        severity: 'warning',
        about: slug,
        message: `What ${name} gives and requires stands in its book; its levels count only where the figures are known`,
        source,
      },
    ];
  const lacking = facts.prestige ? missingForClass(facts, sheet) : [];
  const requirements = lacking
    .filter(({ kind, text }) => kind !== 'ask' || !sheet.character.confirmed.includes(text))
    .map(
      (missing): Finding => ({
        severity: missing.kind === 'ask' ? 'warning' : 'error',
        about: slug,
        message: lackSentence(name, missing),
        source,
      }),
    );
  const isEpic = sheet.level >= FIRST_EPIC_LEVEL && (max_level ?? 0) >= EPIC_TABLE_LEVELS;
  if (max_level === null || level <= max_level || isEpic) return requirements;
  const message = `${name} has ${max_level} levels; there are ${level}`;
  return [...requirements, { severity: 'error', about: slug, message, source }];
}

/** Classes with fewer levels have no epic progression (SRD, Epic Level Basics: Epic Prestige Classes). */
const EPIC_TABLE_LEVELS = 10;
const CLERIC_DOMAINS = 2;

function domainFindings(sheet: Sheet): Finding[] {
  const { character, facts } = sheet;
  const { domains } = character;
  const deity = facts.deities[character.deity ?? ''];
  const foreign = domains
    .filter((domain) => deity !== undefined && !deity.domains.includes(domain))
    .map((domain): Finding => {
      const own = deity?.domains.map((each) => facts.domains[each] ?? each).join(', ');
      const message = `${facts.domains[domain] ?? domain} is no domain of ${deity?.name}, whose domains are ${own}`;
      return { severity: 'error', about: domain, message, source: deity?.source ?? '' };
    });
  const bonus =
    sheet.feats.filter(({ feat }) => feat === 'bonus-domain').length + (levelsIn(sheet, 'divine-emissary') > 0 ? 1 : 0);
  const most = (levelsIn(sheet, 'cleric') > 0 ? CLERIC_DOMAINS : 0) + bonus;
  if (most === 0 || domains.length <= most) return foreign;
  const message = `There are ${domains.length} domains; the character chooses ${most}`;
  return [...foreign, { severity: 'error', about: 'domains', message, source: "Player's Handbook v.3.5, page 32" }];
}
