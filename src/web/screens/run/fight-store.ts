import {
  type Combatant,
  type Fight,
  type FightAttack,
  NO_FIGHT,
  type SaveName,
} from '../../../rules/fight/fight-state.ts';
import { json, stored } from '../../storage/stored.ts';
import { useStored } from '../../storage/use-stored.ts';

/** A character that a visitor entered for a fight; the next one begins with the same. */
export type Hero = {
  name: string;
  bonus: number;
  armor: number | null;
  points: number | null;
  attacks: readonly FightAttack[];
  saves: Readonly<Record<SaveName, number>> | null;
};

export const NEW_HERO: Hero = { name: '', bonus: 0, armor: null, points: null, attacks: [], saves: null };

const NO_HEROES: readonly Hero[] = [];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value);

function isBody(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.ailments)) return false;
  return (
    [value.points, value.temporary, value.nonlethal].every(isNumber) &&
    typeof value.stable === 'boolean' &&
    isNumberOrNull(value.most) &&
    value.ailments.every((one) => isRecord(one) && typeof one.name === 'string' && isNumberOrNull(one.rounds))
  );
}

const isAttacks = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (one) => isRecord(one) && typeof one.name === 'string' && isNumber(one.bonus) && typeof one.damage === 'string',
  );

const isSaves = (value: unknown): boolean =>
  value === null || (isRecord(value) && [value.fort, value.reflex, value.will].every(isNumberOrNull));

function isCombatant(value: unknown): value is Combatant {
  if (!isRecord(value)) return false;
  const { id, name, build, bonus, initiative, armor, attacks, bodies, saves, fastHealing, regeneration } = value;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (build === undefined || typeof build === 'string') &&
    [bonus, fastHealing, regeneration].every(isNumber) &&
    [initiative, armor].every(isNumberOrNull) &&
    isAttacks(attacks) &&
    isSaves(saves) &&
    Array.isArray(bodies) &&
    bodies.length > 0 &&
    bodies.every(isBody)
  );
}

function readFight(value: unknown): Fight {
  if (!isRecord(value) || !Array.isArray(value.combatants) || !isNumber(value.round)) return NO_FIGHT;
  if (!value.combatants.every(isCombatant)) return NO_FIGHT;
  const log = Array.isArray(value.log) ? value.log.filter((one) => isRecord(one) && typeof one.text === 'string') : [];
  return {
    round: value.round,
    turn: typeof value.turn === 'string' ? value.turn : null,
    interrupted: typeof value.interrupted === 'string' ? value.interrupted : null,
    combatants: value.combatants,
    log: log as Fight['log'],
  };
}

/** The fight of this browser. Every action stores it, so that a reload or an empty battery loses nothing. */
export const fightStore = stored<Fight>('fight', {
  parse: json(readFight),
  serialize: (fight) => (fight.combatants.length === 0 ? null : JSON.stringify(fight)),
});

/** The fight as it goes on, also in other windows; none on the server and in the first render. */
export const useStoredFight = (): Fight => useStored(fightStore, NO_FIGHT);

const isHero = (value: unknown): value is Hero =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isNumber(value.bonus) &&
  isNumberOrNull(value.armor) &&
  isNumberOrNull(value.points) &&
  isAttacks(value.attacks) &&
  isSaves(value.saves);

/** The characters of the last fight. */
export const heroStore = stored<readonly Hero[]>('fight-heroes', {
  parse: json((value) => (Array.isArray(value) ? value.filter(isHero).slice(0, 20) : NO_HEROES)),
  serialize: (heroes) => (heroes.length === 0 ? null : JSON.stringify(heroes)),
});

export const useHeroes = (): readonly Hero[] => useStored(heroStore, NO_HEROES);
