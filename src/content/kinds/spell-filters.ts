import type { NamedSlug } from '../../contract/entries.ts';
import {
  DURATION_KINDS,
  durationKinds,
  RANGE_KINDS,
  RESISTANCE_KINDS,
  rangeKinds,
  resistanceKinds,
  SAVE_EFFECTS,
  SAVE_KINDS,
  saveKinds,
} from '../../rules/spell-kinds.ts';
import type { Spell } from '../schema/spells.ts';
import type { Writer } from '../writer.ts';

/** Casting times by the slug of their effect without its group, the shortest first. */
const CASTING_KINDS = {
  free: 'Free action',
  standard: '1 standard action',
  'full-round': '1 round',
  rounds: 'Several rounds',
  minutes: 'Minutes',
  hours: 'Hours or days',
} as const;

/** Areas and shapes in the same way. */
const AREA_KINDS = {
  burst: 'Burst',
  emanation: 'Emanation',
  spread: 'Spread',
  cone: 'Cone',
  line: 'Line',
  cylinder: 'Cylinder',
  sphere: 'Sphere',
  cube: 'Cube',
  wall: 'Wall',
  ray: 'Ray',
} as const;

const namedSlugs = (names: Readonly<Record<string, string>>): NamedSlug[] =>
  Object.entries(names).map(([slug, name]) => ({ slug, name }));

/** The values of the filters by kinds of stat lines, in the order in which they are offered. */
export const SPELL_CHOICES = {
  save: namedSlugs(SAVE_KINDS),
  save_effect: namedSlugs(SAVE_EFFECTS),
  sr: namedSlugs(RESISTANCE_KINDS),
  range_kind: namedSlugs(RANGE_KINDS),
  casting_kind: namedSlugs(CASTING_KINDS),
  area_kind: namedSlugs(AREA_KINDS),
  duration_kind: namedSlugs(DURATION_KINDS),
} as const satisfies Record<string, readonly NamedSlug[]>;

/** Adds the spell's rows by which it is filtered by the kinds of its stat lines. `effects` are the slugs of its effects. */
export function addKinds(writer: Writer, id: number, spell: Spell, effects: readonly string[]): void {
  const { saving_throw, spell_resistance, range, duration } = spell;
  const rows = (values: readonly string[]) => values.map((value) => ({ id, value }));
  const ofGroup = (group: string) =>
    effects.flatMap((slug) => (slug.startsWith(group) ? [slug.slice(group.length)] : []));
  const saves = saving_throw === undefined ? [] : saveKinds(saving_throw);
  writer.add(
    'spell_saves',
    saves.map(({ save, effect }) => ({ id, save, effect: effect ?? '' })),
  );
  writer.add('spell_resistances', rows(spell_resistance === undefined ? [] : resistanceKinds(spell_resistance)));
  writer.add('spell_ranges', rows(range === undefined ? [] : rangeKinds(range)));
  writer.add('spell_castings', rows(ofGroup('action-')));
  writer.add('spell_areas', rows(ofGroup('area-')));
  writer.add('spell_durations', rows(durationKinds(duration)));
}
