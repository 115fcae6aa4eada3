import { BONUS_TYPES, type BonusType } from '../../rules/bonuses.ts';
import { SAVES } from '../../rules/saves.ts';
import type { EffectSource } from './source.ts';
import { findAll, isDenied } from './wording.ts';
import { ABILITIES } from './words.ts';

/** What bonuses are added to, with the words for it. Skills are matched by their names. */
const TARGETS: readonly (readonly [slug: string, words: RegExp])[] = [
  ['ac', /\b(?:ac|armor class)\b/],
  ['natural-armor', /\bnatural armor(?! bonus)\b/],
  ['armor', /\bsuits? of armor\b/],
  ['shield', /\bsuits? of armor or (?:a )?shields?\b/],
  ['attack', /\b(?:attack rolls?|attacks?|to hit|hit)\b(?! of opportunity)(?!er)/],
  ['damage', /\bdamage(?: rolls?)?\b(?! reduction)/],
  ['saves', /\b(?:saves?|saving throws?)\b(?! dcs?)/],
  ['initiative', /\binitiative\b/],
  ['grapple', /\bgrapple checks?\b|\bgrappl(?:e|ing)\b/],
  ['caster-level', /(?<!per |effective |your )caster level(?: checks?)?\b/],
  ['manifester-level', /\bmanifester level(?: checks?)?\b/],
  ['turning', /\bturning (?:checks?|damage)\b/],
  ['speed', /(?<!at a )\bspeed\b/],
  ['hit-points', /(?<!temporary )\bhit points\b/],
];

const TYPE_WORDS = BONUS_TYPES.filter((type) => type !== 'untyped').map((type) => type.replace('-', ' '));
const TYPE = `(?:${TYPE_WORDS.join('|')})`;
const AMOUNT = String.raw`(?:an? )?(?:extra |additional |further )?(?:[+]\d+(?:[- ]f(?:oo|ee)t|[- ]ft\.)?|\d+-(?:foot|ft\.))`;

/** `+4 morale bonus on saves`, `an insight bonus to AC of +2`, `a bonus of +2 on`. */
const BONUS = new RegExp(
  `\\b(?:an? )?(?:(${TYPE}) )bonus(?:es)?(?: of [+]\\d+)? (?:on|to|applies to) |(?<![\\w+])${AMOUNT} bonus(?:es)? (?:on|to) `,
);
/** `saves have a +2 bonus`, `Strength rises by a +4 enhancement bonus`. */
const TURNED = new RegExp(
  `\\b(?:has|have|gets?|gains?|receives?|with|rises? by|increases? by|improves? by|is raised by|goes? up by) ${AMOUNT} (?:(${TYPE}) )?bonus(?:es)?(?=[,.;]|$| (?:for|while|against|as|and (?:its|their|his|her|your|you)))`,
);
/** `+2 on Will saves`, in summaries. */
const SHORT = /(?<![\w)] )(?:^|, |; |and )[+]\d+ (?:on|to) /;

const NOT_GIVEN =
  /\b(?:no|nobody's|los(?:e|es|ing)|lack|foes?|opponents?|enem(?:y|ies)|attackers?|defender|the victim|usual|standard|your (?:own )?(?:strength|dexterity|constitution|intelligence|wisdom|charisma|base)|target) ?(?:[\w+]+ ){0,4}$|\bits (?:\w+ ){0,2}$/;
/** Words that give the bonus to somebody else: `the victim saves again, with a +2 bonus`. */
const OTHERS_BONUS = /\b(?:no|foes?|opponents?|attackers?|its save|that creature|one whose)\b/;
const OTHERS_SAVE = /\b(?:saves?|saving throw)(?: as well)?,? $/;
const STOPS =
  /[.;:(]| against\b| when\b| while\b| if\b| for \d| until\b| which\b| that\b| but\b| and (?:an? )?[+−-]\d| and (?:the|it|your|he|she|you|also)\b|\bpenalty| to (?!ac\b|armor|strength|dexterity|constitution|intelligence|wisdom|charisma|natural|attack|damage|hit\b|the\b|your\b|all\b|its\b|initiative|speed|saves|saving)| instead\b|, (?:it|you|he|she|they|the)\b| so (?:long|that)\b| as long\b/;

/** A skill with its name in rules texts. */
export type SkillName = { slug: string; name: string };

/**
 * `bonus-resistance-saves`: the types of bonus that the entry gives, and what they apply to. A bonus without a type is
 * `untyped`.
 * @param skills every skill, for bonuses on its checks
 */
export function bonusesGiven(source: EffectSource, skills: readonly SkillName[]): string[] {
  const tags = new Set(typedBonuses(source));
  const untyped = !namesType(source.passages.map(({ text }) => text).join(' '));
  for (const { text, part, head } of source.passages) {
    if (/\b(?:conditional|spells)\b/.test(head)) continue;
    for (const { match, before, after } of findAll(text, BONUS)) {
      if (isRefused(before, after)) continue;
      const [, first] = match;
      addAll(tags, typeBefore(first, before, match[0]), targetsIn(after, skills));
    }
    for (const { match, before } of findAll(text, TURNED)) {
      if (OTHERS_BONUS.test(before) || isDenied(before) || (match[0].startsWith('with') && OTHERS_SAVE.test(before)))
        continue;
      const subject =
        before.split(/, (?=(?:the|you|it|he|she|they|each|every|an?|and (?:the|you|it|he|she|they))\b)/).at(-1) ??
        before;
      addAll(tags, match[1] ?? 'untyped', targetsIn(subject, skills, true));
    }
    if (part === 'summary' && untyped)
      for (const { after } of findAll(text, SHORT)) addAll(tags, 'untyped', targetsIn(after, skills));
  }
  return [...tags];
}

/**
 * Whether the text names a type. Summaries leave types out, so that their bonuses are untyped only if the whole entry
 * names none.
 */
function namesType(text: string): boolean {
  return new RegExp(`\\b${TYPE} bonus|\\(${TYPE}\\)`).test(text);
}

function typeBefore(first: string | undefined, before: string, words: string): string {
  return first ?? new RegExp(`(${TYPE}) bonus`).exec(words)?.[1] ?? (/\bbase attack $/.test(before) ? '' : 'untyped');
}

function isRefused(before: string, after: string): boolean {
  return (
    NOT_GIVEN.test(before) ||
    isDenied(before) ||
    /\b(?:don't|doesn't|do not|does not) (?:work|count|apply)\b|\bcounts? against you\b/.test(after) ||
    /^(?:its|this|that|the|their|his|her) (?:save|saving throw|check|roll)\b|^(?:resist|avoid|escape(?! artist))/.test(
      after,
    )
  );
}

function addAll(tags: Set<string>, type: string, targets: readonly string[]): void {
  if (!type) return;
  const slug = type.replace(' ', '-') as BonusType;
  for (const target of targets) tags.add(`bonus-${slug}-${target}`);
}

/** The targets that the words after a bonus name. */
function targetsIn(words: string, skills: readonly SkillName[], whole = false): string[] {
  const stop = whole ? -1 : ` ${words}`.search(STOPS) - 1;
  const text = stop >= 0 ? words.slice(0, stop) : words.slice(0, whole ? undefined : 140);
  const found = new Set(TARGETS.filter(([, pattern]) => pattern.test(text)).map(([slug]) => slug));
  for (const { slug, name } of skills)
    if (new RegExp(`\\b${name.toLowerCase()}\\b`).test(text) && namesSkill(text, name)) found.add(slug);
  if (/\b(?<!-based )skill checks?\b|\bskill roll\b/.test(text)) found.add('skills');
  for (const ability of ABILITIES)
    if (new RegExp(`\\b${ability}\\b(?!-| modifier| bonus)`).test(text))
      found.add(
        new RegExp(`\\b${ability}(?:,? (?:and|or|\\w+))* checks?\\b|\\bbased on ${ability}`).test(text)
          ? `${ability}-checks`
          : ability,
      );
  for (const ability of ABILITIES)
    if (new RegExp(`\\b${ability}-based (?:skill )?checks?\\b`).test(text)) found.add(`${ability}-checks`);
  if (/\b(?:all )?ability checks\b/.test(text)) found.add('ability-checks');
  if (/\b(?:an|any|one(?: more| other)?|that|one of your) ability(?: score| of your choice)/.test(text))
    for (const ability of ABILITIES) found.add(ability);
  const saves = SAVES.filter((save) => new RegExp(`\\b${save}\\b`).test(text));
  if (saves.length > 0 && saves.length < 3 && found.delete('saves')) for (const save of saves) found.add(save);
  if (found.has('natural-armor')) found.delete('ac');
  return [...found];
}

/** Whether the text names the skill. A name that is also an ordinary word counts only next to "check". */
function namesSkill(text: string, name: string): boolean {
  return (
    /\bchecks?\b/.test(text) ||
    !/^(?:Hide|Climb|Jump|Swim|Search|Spot|Listen|Ride|Balance|Heal|Perform|Appraise|Survival|Use Rope|Disguise|Bluff|Concentration)$/.test(
      name,
    ) ||
    new RegExp(`\\b${name.toLowerCase()}(?: and \\w+)*$`).test(text.trim())
  );
}

/** Bonuses of the tables: armor, shields, and the enhancement bonuses of armor and weapons. */
function typedBonuses(source: EffectSource): string[] {
  if (source.kind !== 'items') return [];
  const { armor, base, type } = source.value;
  const tags: string[] = [];
  if (armor?.bonus) tags.push(armor.kind === 'shield' ? 'bonus-shield-ac' : 'bonus-armor-ac');
  if (base?.enhancement !== undefined)
    tags.push(
      ...(type === 'magic-armor'
        ? ['bonus-enhancement-armor']
        : type === 'magic-shield'
          ? ['bonus-enhancement-shield']
          : type === 'magic-weapon'
            ? ['bonus-enhancement-attack', 'bonus-enhancement-damage']
            : []),
    );
  return tags;
}
