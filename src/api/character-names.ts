import type { CharacterRequest } from '../contract/character.ts';
import { truncatedValue } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import { canonicalSkill } from '../rules/character/skills.ts';

/** What in the request the catalogue does not know, and classes and skills that are given twice. */
export function unknownNames(request: CharacterRequest, facts: CharacterFacts): ParameterError[] {
  const { race, deity, classes, feats, spells = [], domains } = request;
  const unknown = (parameter: string, value: string, table: object, kind: string): ParameterError[] =>
    value in table ? [] : [{ parameter, value: truncatedValue(value), message: ruleOf(kind) }];
  return [
    ...unknown('race', race, facts.races, 'races'),
    ...(deity === undefined ? [] : unknown('deity', deity, facts.deities, 'deities')),
    ...classes.flatMap(({ class: slug }, i) => unknown(`classes.${i}.class`, slug, facts.classes, 'classes')),
    ...repeatedClasses(classes),
    ...skillErrors(request, facts),
    ...feats.flatMap((feat, i) =>
      unknown(`feats.${i}`, typeof feat === 'string' ? feat : feat.feat, facts.feats, 'feats'),
    ),
    ...spells.flatMap((slug, i) => unknown(`spells.${i}`, slug, facts.spells, 'spells')),
    ...domains.flatMap((slug, i) => unknown(`domains.${i}`, slug, facts.domains, 'domains')),
  ];
}

const ruleOf = (kind: string) => `must be the slug of an entry; /api/${kind}?search= finds one by name`;

function repeatedClasses(classes: CharacterRequest['classes']): ParameterError[] {
  return classes.flatMap(({ class: slug }, i) =>
    classes.findIndex((other) => other.class === slug) === i
      ? []
      : [
          {
            parameter: `classes.${i}.class`,
            value: truncatedValue(slug),
            message: 'must be another class than those before it',
          },
        ],
  );
}

/** Crafts and professions are open; the kinds of Knowledge and Perform are those of the books. */
const OPEN_SKILLS = ['craft', 'profession'];
const KIND = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function skillErrors({ ranks }: CharacterRequest, facts: CharacterFacts): ParameterError[] {
  const keys = Object.keys(ranks);
  const names = keys.map((key) => canonicalSkill(key, facts));
  return keys.flatMap((key, i): ParameterError[] => {
    const [skill = '', kind] = key.split(/:(.*)/s);
    const error = (message: string) => [
      { parameter: `ranks.${truncatedValue(key)}`, value: String(ranks[key]), message },
    ];
    const facts_ = facts.skills[skill];
    if (facts_ === undefined) return error(`must be of a skill by its slug; ${ruleOf('skills')}`);
    if (names.indexOf(names[i] ?? '') !== i) return error('must be given once');
    if (kind === undefined || facts_.subtypes.includes(kind)) return [];
    if (OPEN_SKILLS.includes(skill) && KIND.test(kind)) return [];
    return error(
      facts_.subtypes.length === 0
        ? 'must be of a skill without kinds'
        : `must be of one of its kinds: ${facts_.subtypes.join(', ')}`,
    );
  });
}
