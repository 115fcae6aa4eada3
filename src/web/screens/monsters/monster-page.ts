import type { BuiltMonster, CreatureOptions } from '../../../contract/creature-build.ts';
import type { Monster } from '../../../contract/monsters.ts';
import type { Make } from './make/make-query.ts';

/** What the page of a monster shows: the printed one, or a creature made of it. */
export type MonsterPage = Monster & {
  build?: BuiltMonster['build'];
  /** The panel that makes another creature of it, where the address opens it. */
  panel?: {
    make: Make;
    options: CreatureOptions;
    printed: Monster;
    /** The attacks with weapons that can be replaced. */
    weapons: BuiltMonster['build']['weapons'];
    /** Why the creature cannot be made. */
    fault?: string;
  };
};
