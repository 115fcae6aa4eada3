import { redirect } from 'react-router';
import type { Template } from '../../../contract/templates.ts';
import type { Answer } from '../../data/api.ts';
import { paths } from '../../paths.ts';

/** A template with the creature that was asked for, where it cannot have it. */
export type TemplatePage = Template & { refused?: string };

/**
 * The template's page for the creature that its address names.
 * @throws {Response} a redirect to that creature with the template, where it may have it
 */
export function withCreature(answer: Answer<Template>, query: URLSearchParams): Answer<TemplatePage> {
  const name = query.get('creature')?.trim() ?? '';
  if (!answer.ok || name === '') return answer;
  const to = creatureAddress(answer.value, name, query.get('variety') ?? '');
  if (to !== null) throw redirect(to);
  return { ok: true, value: { ...answer.value, refused: name } };
}

/**
 * The page of a creature with the template, and with the template that this one needs.
 * @param name its name or slug
 * @param variety a slug; the first variety stands for any other
 * @returns null where no such creature may have it
 */
export function creatureAddress(
  { slug, creatures, varieties, applies_to }: Template,
  name: string,
  variety: string,
): string | null {
  const wanted = name.toLowerCase();
  const creature = creatures.find((one) => one.name.toLowerCase() === wanted || one.slug === wanted);
  if (creature === undefined) return null;
  const [first] = varieties;
  const chosen = varieties.find((one) => one.slug === variety) ?? first;
  const own = chosen === undefined ? slug : `${slug}:${chosen.slug}`;
  const template = applies_to.template === null ? own : `${applies_to.template.slug},${own}`;
  return paths.entry('monsters', creature.slug, { template });
}
