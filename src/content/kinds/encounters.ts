import type { EncounterPool, PoolCreature, PoolGroup } from '../../contract/encounter-pool.ts';
import { habitatsOf } from '../../rules/habitats.ts';
import { type CreatureGroup, readOrganization } from '../../rules/organization.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import type { Writer } from '../writer.ts';
import { monsterForms } from './monster-mentions.ts';

/** Adds what encounters are found among. */
export function compileEncounters(context: CompileContext, writer: Writer): void {
  const forms = monsterForms(context);
  const creatures = context.all('monsters').flatMap((entry) => creatureOf(entry, forms) ?? []);
  const traps = context.all('traps').map(({ slug, value: { name, rulebook: book, challenge_rating } }) => ({
    slug,
    name,
    book,
    rating: String(challenge_rating),
  }));
  writer.lookup('encounters', { creatures, traps } satisfies EncounterPool);
}

function creatureOf(
  { slug, value }: NumberedEntry<'monsters'>,
  forms: ReadonlyMap<string, string>,
): PoolCreature | null {
  if (value.challenge_rating === undefined) return null;
  const groups = readOrganization(value.organization ?? '', value.age?.replaceAll('-', ' '));
  return {
    slug,
    name: value.name,
    type: value.type,
    book: value.rulebook,
    rating: String(value.challenge_rating),
    habitats: habitatsOf(value.environment ?? ''),
    treasure: value.treasure ?? null,
    groups: groups.length === 0 ? [ALONE(slug)] : groups.flatMap((group) => groupOf(slug, group, forms) ?? []),
  };
}

/** How a creature is met whose line names no group. */
const ALONE = (slug: string): PoolGroup => ({
  name: 'solitary',
  manner: 'lone',
  members: [{ slug, from: 1, to: 1 }],
  beside: [],
});

/** A group of creatures that are all known; null where it has others who fight, such as leaders with class levels. */
function groupOf(slug: string, group: CreatureGroup, forms: ReadonlyMap<string, string>): PoolGroup | null {
  if (group.also.length > 0) return null;
  const members = group.members.flatMap(({ text, from, to }) => {
    const kind = text === '' ? slug : forms.get((text.split(' or ')[0] ?? text).toLowerCase());
    return kind === undefined ? [] : [{ slug: kind, from, to }];
  });
  if (members.length < group.members.length) return null;
  return { name: group.name, manner: group.manner, members, beside: group.noncombatants };
}
