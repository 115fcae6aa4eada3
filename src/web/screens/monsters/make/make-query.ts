import { MAKE_PARAMETERS } from '../../../../contract/page-parameters.ts';
import type { RawQuery } from '../../../../contract/query.ts';

/** What a creature is made with, as its address has it. */
export type Make = {
  hd: string;
  array: string;
  augment: boolean;
  /** `celestial`, `half-dragon:red`, in the order in which they are laid on. */
  templates: readonly string[];
  /** `fighter:4`. */
  classes: readonly string[];
  /** Abilities from the one that gets the array's best score on. */
  order: readonly string[];
  /** Ability points, one for each name. */
  increases: readonly string[];
  /** `weapon-focus:claw`. */
  feats: readonly string[];
  /** `listen:5`. */
  skills: readonly string[];
  /** `greatclub:greatsword`, `greatclub:greatclub:huge`. */
  weapons: readonly string[];
  /** The form of a lycanthrope. */
  form: string;
};

const BUILD = [
  ...['hd', 'template', 'class', 'array', 'order', 'increase', 'feat', 'skill'],
  ...['weapon', 'form', 'augment'],
];
const ADDED = MAKE_PARAMETERS.filter((name) => name !== 'make');

const DEFAULT_COUNT = '1';

/** Whether the address asks for the panel, or for a creature that is made. */
export const isMake = (query: RawQuery): boolean =>
  [...BUILD, ...ADDED, 'make'].some((name) => query[name] !== undefined);

/** Whether the address holds anything that changes the creature. */
export const isBuilt = (query: RawQuery): boolean => BUILD.some((name) => query[name] !== undefined);

/** Whether the address has what a field of the panel added, and is to be replaced by `makeQuery`. */
export const hasAdded = (query: RawQuery): boolean => ADDED.some((name) => query[name] !== undefined);

export function readMake(query: RawQuery): Make {
  const { hd = '', array = '', form = '', augment, template, class: classes, increase } = query;
  return {
    hd,
    array,
    form,
    augment: augment === '1',
    order: [...listOf(query.order), ...listOf(query.add_order)],
    feats: [...listOf(query.feat), ...withChoice(query.add_feat, query.add_choice)],
    skills: withCount(listOf(query.skill), query.add_skill, query.add_ranks),
    weapons: withWeapon(listOf(query.weapon), query.add_for, [query.add_weapon, query.add_size, query.add_rating]),
    templates: [...listOf(template), ...listOf(query.add_template)],
    classes: withCount(listOf(classes), query.add_class, query.add_levels),
    increases: [...listOf(increase), ...listOf(query.add_increase)],
  };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A feat with what it is taken for: `weapon-focus:claw`. */
const withChoice = (feat: string | undefined, choice = ''): string[] =>
  listOf(feat).map((slug) => [slug, ...listOf(choice.toLowerCase())].join(':'));

/** The lines `fighter:4` with one more, or with another number in one of them. */
function withCount(lines: readonly string[], added: string | undefined, count = DEFAULT_COUNT): string[] {
  if (added === undefined || added === '') return [...lines];
  const line = `${added}:${count}`;
  const at = lines.findIndex((each) => each.startsWith(`${added}:`));
  return at < 0 ? [...lines, line] : lines.with(at, line);
}

/** The lines `greatclub:greatsword` with one more, or with another weapon in place of the same attack's. */
function withWeapon(
  lines: readonly string[],
  attack = '',
  [weapon = '', ...more]: readonly (string | undefined)[] = [],
): string[] {
  if (attack === '' || weapon === '') return [...lines];
  const line = [attack, weapon, ...more].filter(Boolean).join(':');
  return [...lines.filter((each) => !each.startsWith(`${attack}:`)), line];
}

/** The parameters of an address; `make` keeps the panel open where nothing is made yet. */
export function makeQuery(make: Make): Record<string, string> {
  const { hd, array, order, augment, templates, classes, increases, feats, skills, weapons, form } = make;
  const query = Object.fromEntries(
    Object.entries({
      hd,
      template: templates.join(','),
      class: classes.join(','),
      array,
      order: order.join(','),
      increase: increases.join(','),
      feat: feats.join(','),
      skill: skills.join(','),
      weapon: weapons.join(','),
      form,
      augment: augment ? '1' : '',
    }).filter(([, value]) => value !== ''),
  );
  return Object.keys(query).length === 0 ? { make: '1' } : query;
}
