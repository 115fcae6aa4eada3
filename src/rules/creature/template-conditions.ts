/** What a template requires of its base creature. */
import { ABILITIES, ABILITY_NAMES } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import type { ChosenTemplate } from './apply-changes.ts';
import { CannotBuild } from './cannot-build.ts';
import type { CreatureFacts, TemplateFacts } from './creature-facts.ts';
import type { Draft } from './draft.ts';
import type { TemplateRules } from './template-rules.ts';

/** What the rules of the template require of its base creature, and what this one lacks. Throws a sentence that says so. */
export function mayHave(
  draft: Pick<Draft, 'facts' | 'templates'>,
  { template: slug, variety }: ChosenTemplate,
  { name, applies_to }: TemplateFacts,
): void {
  const { facts } = draft;
  const fault = (message: string) =>
    new CannotBuild('template', variety === undefined ? slug : `${slug}:${variety}`, message);
  if (draft.templates.includes(slug)) throw fault(`must be given once: the creature is already ${name.toLowerCase()}`);
  const {
    types,
    not_types,
    corporeal,
    living,
    not_mindless,
    not_subtypes,
    alignment,
    minimum = {},
    template,
  } = applies_to;
  const refuse = (lack: string) =>
    fault(`needs another creature. ${name}: ${plainText(applies_to.text)} ${lack}`.replace(/\.$/, ''));
  const typeWords = facts.type.replaceAll('-', ' ');
  if (types !== undefined && !types.includes(facts.type)) throw refuse(`The type here is ${typeWords}.`);
  if (not_types?.includes(facts.type)) throw refuse(`The type here is ${typeWords}.`);
  if (living && (facts.type === 'undead' || facts.type === 'construct')) throw refuse('This one does not live.');
  const subtypes = facts.subtypes ?? [];
  if (corporeal && subtypes.includes('incorporeal')) throw refuse('This one is incorporeal.');
  if (not_mindless && facts.abilities.int === undefined) throw refuse('This one has no Intelligence.');
  const barred = not_subtypes?.find((one) => subtypes.includes(one));
  if (barred !== undefined) throw refuse(`This one has the ${barred} subtype.`);
  for (const ability of ABILITIES) {
    const least = minimum[ability];
    const score = facts.abilities[ability];
    if (least !== undefined && (score ?? 0) < least)
      throw refuse(`${ABILITY_NAMES[ability]} here is ${score ?? 'missing'}, and ${least} is needed.`);
  }
  if (template !== undefined && !draft.templates.includes(template))
    throw refuse(`Give template=${template} before it.`);
  if (
    typeof facts.alignment !== 'string' &&
    alignment !== undefined &&
    !fitsAlignment(facts.alignment.alignment, alignment)
  )
    throw refuse(`This one is ${facts.alignment.tendency} ${facts.alignment.alignment.replaceAll('-', ' ')}.`);
}

/** Whether the rules allow a template for a creature that has the templates which it needs, such as a lich for the demilich. */
export function canHave(facts: CreatureFacts, slug: string, template: TemplateFacts): boolean {
  const { template: needed } = template.applies_to;
  try {
    mayHave({ facts, templates: needed === undefined ? [] : [needed] }, { template: slug }, template);
    return true;
  } catch (error) {
    if (error instanceof CannotBuild) return false;
    throw error;
  }
}

/** Whether lycanthropes can turn into an animal. */
export const isBaseAnimal = ({ type, subtypes }: CreatureFacts, slug: string, { hit_dice }: TemplateRules): boolean =>
  type === 'animal' && !subtypes?.includes('swarm') && !hit_dice?.not_animals?.includes(slug);

const plainText = (text: string): string =>
  `${capitalized(text.replace(/[*_]|\[([^\]]*)\]\([^)]*\)/g, '$1'))}${/[.]$/.test(text) ? '' : '.'}`;

function fitsAlignment(alignment: string, needed: NonNullable<TemplateFacts['applies_to']['alignment']>): boolean {
  const [good, evil] = [alignment.includes('good'), alignment.includes('evil')];
  return { 'good or neutral': !evil, nongood: !good, nonevil: !evil, evil }[needed];
}
