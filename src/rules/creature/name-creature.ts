import { hitDiceTotal } from '../monster-math.ts';
import { ordinal } from '../ordinal.ts';
import { raceName } from '../race-name.ts';
import { lycanthropeName } from './apply-lycanthrope.ts';
import { isMindless } from './apply-mindless.ts';
import type { CreatureBuild } from './creature-build.ts';
import type { Workshop } from './creature-facts.ts';
import { type Draft, isRacial } from './draft.ts';
import { isTypicalWarrior } from './replace-warrior.ts';

/** What a printed name has of class levels: `, 1st-Level Warrior`. */
const LEVELS = /,? \(?\d+\w\w-[Ll]evel [^)]+\)?$/;

const SUFFIXES = new Set(['skeleton', 'zombie', 'lich']);

/** `Half-Red Dragon Ogre, 4th-Level Fighter`. A template that takes class levels away leaves none in the name: `Ogre Zombie`. */
export function nameCreature(
  draft: Draft,
  { hd, templates, classes, form = 'base' }: CreatureBuild,
  workshop: Workshop,
): void {
  const { printed } = draft;
  const keepsLevels = !templates.some(({ template }) => {
    const changes = workshop.templates[template]?.changes;
    return changes !== undefined && isMindless(changes);
  });
  const replaced = classes.length > 0 && isTypicalWarrior(printed);
  const own = replaced ? raceName(printed.name) : printed.name;
  const advanced = hd !== undefined && hd !== hitDiceTotal((printed.hit_dice ?? []).filter(isRacial));
  const named = templates.reduce(
    (name, chosen) => {
      const { template, variety } = chosen;
      const facts = workshop.templates[template];
      if (facts === undefined) return name;
      if (facts.changes.hit_dice?.base_animal) {
        const { animal = variety } = facts.changes.varieties?.find((one) => one.slug === variety) ?? {};
        return lycanthropeName(name, chosen, facts, { animal: workshop.monsters[animal ?? ''], form });
      }
      if (SUFFIXES.has(template)) return `${name} ${facts.name}`;
      const kind = facts.changes.varieties?.find((one) => one.slug === variety)?.name;
      return `${kind === undefined ? facts.name : facts.name.replace('-', `-${kind} `)} ${name}`;
    },
    `${advanced ? 'Advanced ' : ''}${keepsLevels ? own : printed.name.replace(LEVELS, '')}`,
  );
  const levels = (keepsLevels ? classes : []).map(
    ({ class: slug, level }) => `, ${ordinal(level)}-Level ${workshop.classes[slug]?.name ?? slug}`,
  );
  draft.facts.name = `${named}${levels.join('')}`;
}
