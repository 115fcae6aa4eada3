import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import { FORMS_ON_A_PAGE, type FormSort } from '../contract/form-options.ts';
import { type Form, type FormParameters, type Forms, formParameters, forms } from '../contract/forms.ts';
import { InvalidParameters } from '../contract/problems.ts';
import type { ClassFacts } from '../rules/character/facts.ts';
import type { CreatureFacts } from '../rules/creature/creature-facts.ts';
import { sizeName } from '../rules/creature/stat-block-fields.ts';
import { formFigures, type Shaper } from '../rules/forms/form-figures.ts';
import { type FormFacts, gained } from '../rules/forms/special-lists.ts';
import { gainsOf, isForm, LOWEST_LEVELS, mostFormDice, WAYS } from '../rules/forms/ways.ts';
import { formatSpeed, sentenceCase } from '../rules/monster-format.ts';
import { hitDiceTotal } from '../rules/monster-math.ts';
import { SIZES } from '../rules/monster-vocabulary.ts';
import { type BaseBonuses, baseBonusesOf } from './base-bonuses.ts';
import { type ApiRoute, queryRoute } from './route.ts';

export function formRoutes({ creatures, character, forms: queries }: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/forms',
      tag: 'Forms',
      summary: 'The forms that wild shape, polymorph and the like give, with the figures of who takes them',
      parameters: formParameters,
      answer: forms,
      quota: QUOTAS.creatures,
      answerQuery: async (query) => {
        const [lookup, { classes }, facts] = await Promise.all([creatures.facts(), character.facts(), queries.facts()]);
        return toJson(found(query, { ...lookup, classes, facts }));
      },
    }),
  ];
}

interface Known {
  monsters: Readonly<Record<string, CreatureFacts>>;
  types: Readonly<Record<string, string>>;
  classes: Readonly<Record<string, ClassFacts>>;
  facts: Readonly<Record<string, FormFacts>>;
}

interface Candidate {
  form: Form;
  facts: CreatureFacts;
}

function found(query: FormParameters, known: Known): Forms {
  const { by, page } = query;
  const level = levelOf(query);
  const bonuses = bonusesOf(query, level, known);
  const most = mostFormDice(by, level);
  const all = candidates(query, level, bonuses, known);
  const fitting = all.filter((one) => fits(one, query)).sort(ORDERS[query.sort]);
  return {
    by,
    level,
    most_hit_dice: most,
    base_attack: bonuses.baseAttack,
    fortitude: bonuses.fortitude,
    reflex: bonuses.reflex,
    total: fitting.length,
    page,
    pages: Math.max(1, Math.ceil(fitting.length / FORMS_ON_A_PAGE)),
    sizes: SIZES.filter((size) => all.some(({ facts }) => facts.size === size)).map((slug) => ({
      slug,
      name: sentenceCase(slug),
    })),
    types: Object.entries(known.types)
      .filter(([type]) => all.some(({ facts }) => facts.type === type))
      .map(([slug, name]) => ({ slug, name })),
    gains: [...new Set(all.flatMap(({ form }) => gainNames(form)))].sort(),
    forms: fitting.slice((page - 1) * FORMS_ON_A_PAGE, page * FORMS_ON_A_PAGE).map(({ form }) => form),
  };
}

function levelOf({ by, level = LOWEST_LEVELS[by] }: FormParameters): number {
  const lowest = by === 'wild-shape' ? LOWEST_LEVELS[by] : 1;
  if (level >= lowest) return level;
  throw new InvalidParameters([
    {
      parameter: 'level',
      value: String(level),
      message: `must be at least ${lowest}: druids have wild shape from there on`,
    },
  ]);
}

function bonusesOf({ by, base_attack, fort, reflex }: FormParameters, level: number, { classes }: Known): BaseBonuses {
  const usual = baseBonusesOf(classes[WAYS[by].usual], level);
  return {
    ...usual,
    baseAttack: base_attack ?? usual.baseAttack,
    fortitude: fort ?? usual.fortitude,
    reflex: reflex ?? usual.reflex,
  };
}

function candidates(query: FormParameters, level: number, bonuses: BaseBonuses, known: Known): Candidate[] {
  const { by, own_type, own_size, str = 10, dex = 10, con = 10 } = query;
  const shaper: Shaper = {
    ...bonuses,
    ...(by === 'alter-self' ? { abilities: { str, dex, con } } : {}),
  };
  return Object.entries(known.monsters).flatMap(([slug, facts]): Candidate[] => {
    const special = known.facts[slug];
    if (special === undefined || special.templated) return [];
    if (!isForm(facts, by, level, { type: own_type, size: own_size })) return [];
    return [{ facts, form: formOf(slug, facts, { shaper, special, query, known }) }];
  });
}

interface Taking {
  shaper: Shaper;
  special: FormFacts;
  query: FormParameters;
  known: Known;
}

function formOf(slug: string, facts: CreatureFacts, { shaper, special, query, known }: Taking): Form {
  const gains = gainsOf(query.by, facts.type);
  const figures = formFigures(facts, shaper, gains === 'all' ? facts.feats : []);
  const { total, touch, flat_footed, terms } = figures.armorClass;
  return {
    slug,
    name: facts.name,
    size_name: sizeName(facts),
    type_name: known.types[facts.type] ?? facts.type,
    hit_dice: hitDiceTotal(facts.hit_dice ?? []),
    speed: formatSpeed(figures.speed).replace(/ \(\d+ squares?\)/, ''),
    armor_class: total,
    touch,
    flat_footed,
    armor_terms: terms,
    full_attack: figures.fullAttack || null,
    best_attack: figures.best,
    attack_terms: figures.attackTerms,
    average_damage: figures.average,
    ...figures.abilities,
    fortitude: figures.fortitude,
    reflex: figures.reflex,
    ...gained(special, gains),
  };
}

/** `rake 1d4+2` → `rake`. */
const plainName = (text: string): string =>
  text
    .replace(/\s*(?:\(|[+−-]?\d).*$/, '')
    .toLowerCase()
    .trim();
const gainNames = ({ attacks, qualities }: Form): string[] => [...attacks, ...qualities].map(plainName).filter(Boolean);

function fits({ form, facts }: Candidate, { hd, size, type, move, gains }: FormParameters): boolean {
  return (
    (hd === undefined || form.hit_dice <= hd) &&
    (size === undefined || facts.size === size) &&
    (type === undefined || facts.type === type) &&
    (move === undefined || facts.speed[move] !== undefined) &&
    (gains === undefined || gainNames(form).includes(gains))
  );
}

const byName = (a: Candidate, b: Candidate): number => a.form.name.localeCompare(b.form.name);
const best = ({ form }: Candidate): number => form.best_attack ?? Number.NEGATIVE_INFINITY;
const descending =
  (...figures: ((one: Candidate) => number)[]) =>
  (a: Candidate, b: Candidate): number => {
    for (const figure of figures) if (figure(a) !== figure(b)) return figure(b) > figure(a) ? 1 : -1;
    return byName(a, b);
  };

const ORDERS: Readonly<Record<FormSort, (a: Candidate, b: Candidate) => number>> = {
  attack: descending(best, ({ form }) => form.average_damage),
  damage: descending(({ form }) => form.average_damage, best),
  armor: descending(({ form }) => form.armor_class),
  hd: descending(({ form }) => form.hit_dice, best),
  name: byName,
};
