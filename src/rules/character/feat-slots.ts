/**
 * The feats that a character may choose, and which of its feats fill them.
 *
 * Sources: Player's Handbook v.3.5, pages 22 (Table 3–2), 13 (humans) and 87; from 21st level: SRD "Epic Level Basics" (Feats).
 */

import { LEVELS_BETWEEN_FEATS } from '../class-progression.ts';
import { ordinal } from '../ordinal.ts';
import { type SlotRule, slotRules } from './bonus-feats.ts';
import type { FeatFacts } from './facts.ts';
import type { Build, Special, TakenFeat } from './sheet.ts';

export type FeatSlot = SlotRule & {
  /** `1st level`, `human`, `Fighter 2`. */
  from: string;
  /** The level that gives it: of the character, or of a class. */
  gained: { class?: string; level: number };
  filledBy?: TakenFeat;
};

/** Every slot: one at 1st level and at each level divisible by three, those of the race and of classes. */
function allSlots({ level, race, classes }: Build, specials: readonly Special[]): FeatSlot[] {
  const byLevel = [
    1,
    ...Array.from({ length: Math.floor(level / LEVELS_BETWEEN_FEATS) }, (_, i) => (i + 1) * LEVELS_BETWEEN_FEATS),
  ];
  const any = (from: string, gained: number): FeatSlot => ({ from, gained: { level: gained }, accepts: () => true });
  return [
    ...(level > 0 ? byLevel.map((each) => any(`${ordinal(each)} level`, each)) : []),
    ...Array.from({ length: race.extra_feats }, () => any(race.name, 1)),
    ...classes.flatMap(({ facts }) =>
      specials
        .filter((special) => special.class === facts.slug)
        .flatMap(({ level: gained, text }) =>
          slotRules(facts, gained, text).map(
            (rule): FeatSlot => ({
              ...rule,
              from: `${facts.name} ${gained}`,
              gained: { class: facts.slug, level: gained },
            }),
          ),
        ),
    ),
  ];
}

export type FilledSlots = {
  slots: readonly FeatSlot[];
  /** Feats for which no slot is left. */
  left: readonly TakenFeat[];
};

/**
 * Fills the slots with the chosen feats so that as few as possible are left over. A ranger's slots are of the style that leaves
 * fewer. Feats whose prerequisites are not met go to slots that ask for none, where there are such.
 *
 * @param meets whether the prerequisites of the feat are met
 */
export function fillFeatSlots(
  build: Build,
  specials: readonly Special[],
  chosen: readonly TakenFeat[],
  meets: (feat: TakenFeat) => boolean,
): FilledSlots {
  const all = allSlots(build, specials);
  const feats = chosen.flatMap((taken) => {
    const facts = build.facts.feats[taken.feat];
    return facts === undefined ? [] : [{ taken, facts, meets: meets(taken) }];
  });
  const of = (style: SlotRule['style']) =>
    fill(
      all.filter((slot) => slot.style === undefined || slot.style === style),
      feats,
    );
  const archery = of('archery');
  const other = of('two-weapon');
  return other.left.length < archery.left.length ? other : archery;
}

type Chosen = { taken: TakenFeat; facts: FeatFacts; meets: boolean };

/** Pairs feats and slots: each feat takes a free slot, or moves another one on (augmenting paths). */
function fill(slots: readonly FeatSlot[], feats: readonly Chosen[]): FilledSlots {
  const holder = new Map<number, number>();
  const fits = feats.map(({ facts, meets }) => {
    const fitting = slots.flatMap((slot, index) => (slot.accepts(facts) ? [index] : []));
    const free = meets ? [] : fitting.filter((index) => slots[index]?.free);
    // The narrow slots first: those of levels take any feat.
    return free.length > 0 ? free : fitting.reverse();
  });
  const place = (feat: number, seen: Set<number>): boolean => {
    for (const slot of fits[feat] ?? []) {
      if (seen.has(slot)) continue;
      seen.add(slot);
      const held = holder.get(slot);
      if (held === undefined || place(held, seen)) {
        holder.set(slot, feat);
        return true;
      }
    }
    return false;
  };
  const left = feats.filter((_, index) => !place(index, new Set())).map(({ taken }) => taken);
  return {
    slots: slots.map((slot, index) => {
      const held = holder.get(index);
      const filledBy = held === undefined ? undefined : feats[held]?.taken;
      return filledBy === undefined ? slot : { ...slot, filledBy };
    }),
    left,
  };
}
