import type { SkillCard, Skill as SkillResponse } from '../../contract/skills.ts';
import { ABILITY_NAMES } from '../../rules/abilities.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import { type Skill, SYNERGY_BONUS, SYNERGY_RANKS } from '../schema/skills.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf } from './entry-fields.ts';
import { skillFacts } from './search-facts.ts';
import { subtypeWords } from './skill-names.ts';
import { classSkillOf, featsOf, monstersOf, racesOf, requiringClasses, synergiesOf } from './skill-relations.ts';

export function compileSkills(context: CompileContext, writer: Writer): void {
  for (const entry of context.all('skills')) {
    const { value: skill, columns } = entry;
    const card = cardOf(entry, context);
    const detail = { ...card, ...detailFieldsOf(entry, context) } satisfies SkillResponse;
    const { summary, description, check, action, try_again, special, synergy, restriction, untrained, epic } = skill;
    const texts = [summary, description, check, action, try_again, special, synergy, restriction, untrained, epic];
    writer.addEntry(entry, { card, detail, summary: card.summary, texts, facts: skillFacts(skill) });
    const { untrained: without_ranks, armor_check_penalty } = card;
    const psionic = skill.psionic ? 1 : 0;
    writer.add('skills', [
      { ...columns, ability: card.ability ?? '', untrained: without_ranks, armor_check_penalty, psionic },
    ]);
  }
  const books = context.all('skills').map(({ value }) => value.rulebook);
  writer.lookup('choices-skills', { rulebook: choices(books, (slug) => context.name('rulebooks', slug)) });
}

function abilityOf({ key_ability }: Skill): SkillCard['ability'] {
  return key_ability === 'none' ? null : (key_ability.toUpperCase() as SkillCard['ability']);
}

function cardOf({ id, slug, value: skill }: NumberedEntry<'skills'>, context: CompileContext): SkillCard {
  const { armor_check_penalty: penalty } = skill;
  return {
    id,
    slug,
    name: skill.name,
    summary: skill.summary ?? null,
    ability: abilityOf(skill),
    untrained: skill.trained_only ? 0 : 1,
    armor_check_penalty: penalty ? 1 : 0,
    armor_check_multiplier: penalty === 'double' ? 2 : penalty ? 1 : 0,
    rulebook_name: context.name('rulebooks', skill.rulebook),
  };
}

const PROSE = ['check', 'action', 'try_again', 'special', 'restriction', 'synergy', 'epic', 'description'] as const;
type ProseFields = { [Field in (typeof PROSE)[number] | `${(typeof PROSE)[number]}_html`]: string | null };

function detailFieldsOf(entry: NumberedEntry<'skills'>, context: CompileContext) {
  const { slug, value: skill } = entry;
  const plain = (markdown: string | undefined) => (markdown === undefined ? null : plainText(markdown));
  const prose = Object.fromEntries(
    PROSE.flatMap((field) => [
      [field, plain(skill[field])],
      [`${field}_html`, context.html(skill[field], entry)],
    ]),
  ) as ProseFields;
  const synergies = synergiesOf(context, slug);
  const feats = featsOf(context, slug);
  return {
    ...detailOf(entry, context),
    ...prose,
    untrained_text: plain(skill.untrained),
    untrained_html: context.html(skill.untrained, entry),
    base_skill: skill.base_skill === undefined ? null : context.name('skills', skill.base_skill),
    base_skill_slug: skill.base_skill ?? null,
    trained_only: skill.trained_only ? 1 : 0,
    psionic: skill.psionic ? 1 : 0,
    game_rule_info: checkFormula(skill),
    subtypes: (skill.subtypes ?? []).map(subtypeOf),
    synergy_ranks: SYNERGY_RANKS,
    synergy_bonus: SYNERGY_BONUS,
    synergies_given: synergies.given,
    synergies_received: synergies.received,
    opposed_by: skill.opposed_by === undefined ? null : context.namedSlug('skills', skill.opposed_by),
    opposes: context
      .all('skills')
      .filter(({ value }) => value.opposed_by === slug)
      .map((other) => ({ slug: other.slug, name: other.value.name })),
    class_skill_of: classSkillOf(context, slug),
    required_by_feats: feats.required,
    related_feats: feats.related,
    required_by_classes: requiringClasses(context, slug),
    races: racesOf(context, slug),
    monsters: monstersOf(context, slug),
  } as const;
}

function subtypeOf(subtype: NonNullable<Skill['subtypes']>[number]): SkillResponse['subtypes'][number] {
  if (typeof subtype === 'string') return { name: capitalized(subtypeWords(subtype)), slug: null, topics: [] };
  const name = capitalized(subtypeWords(subtype.name));
  return 'entry' in subtype ? { name, slug: subtype.entry, topics: [] } : { name, slug: null, topics: subtype.topics };
}

/** The formula of a check: `1d20 + ranks + Strength modifier + other modifiers − armor check penalty`. */
function checkFormula({ key_ability, armor_check_penalty }: Skill): string {
  if (key_ability === 'none') return 'No checks are made with it.';
  const penalty =
    armor_check_penalty === 'double'
      ? ' − twice the armor check penalty'
      : armor_check_penalty
        ? ' − armor check penalty'
        : '';
  return `1d20 + ranks + ${ABILITY_NAMES[key_ability]} modifier + other modifiers${penalty}`;
}
