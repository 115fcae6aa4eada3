/**
 * The Spellcraft DC of an epic spell, and the cost of developing it.
 *
 * Source: Epic Level Handbook, chapter 2 (SRD "Epic Spells", Developing Epic Spells).
 */

const GP_PER_DC = 9000;
const GP_PER_DAY = 50_000;
const GP_PER_XP = 25;

/** The base Spellcraft DC of each seed (Table: Epic Seeds). */
export const EPIC_SEEDS = {
  afflict: 14,
  animate: 25,
  'animate-dead': 23,
  armor: 14,
  banish: 27,
  compel: 19,
  conceal: 17,
  conjure: 21,
  contact: 23,
  delude: 14,
  destroy: 29,
  dispel: 19,
  energy: 19,
  foresee: 17,
  fortify: 17,
  heal: 25,
  life: 27,
  reflect: 27,
  reveal: 19,
  slay: 25,
  summon: 14,
  transform: 21,
  transport: 27,
  ward: 14,
} as const;
export type EpicSeed = keyof typeof EPIC_SEEDS;

/** What each application of a factor adds to the DC (Table: Epic Spell Factors). */
export const EPIC_FACTORS = {
  round: 2,
  action: 20,
  quickened: 28,
  contingent: 25,
  verbal: 2,
  somatic: 2,
  duration: 2,
  dismissible: 2,
  range: 2,
  'extra-target': 10,
  'target-to-area': 10,
  'personal-to-area': 15,
  'target-to-touch': 4,
  'touch-to-target': 4,
  bolt: 2,
  cylinder: 2,
  cone: 2,
  cubes: 2,
  radius: 2,
  'area-to-target': 4,
  'area-to-touch': 4,
  area: 4,
  save: 2,
  'spell-resistance': 2,
  dispel: 2,
  'damage-die': 10,
} as const;
export type EpicFactor = keyof typeof EPIC_FACTORS;

/** What the factors that multiply do (Table: Epic Spell Factors). */
export const EPIC_MULTIPLIERS = { permanent: 5, tablet: 2 } as const;
export type EpicMultiplier = keyof typeof EPIC_MULTIPLIERS;

/** What each application of a mitigating factor takes off the DC (Table: Epic Spell Mitigating Factors). */
export const EPIC_MITIGATION = {
  backlash: 1,
  'hundred-xp': 1,
  minute: 2,
  day: 2,
  personal: 2,
  'damage-die': 5,
} as const;
export type EpicMitigation = keyof typeof EPIC_MITIGATION;

/** The level that an epic slot counts as, for the participants of a ritual and elsewhere. */
export const EPIC_SLOT_LEVEL = 10;

/**
 * What one participant of a ritual takes off the DC by the level of the slot, 1 to 9 or that of an epic slot
 * (Table: Additional Participants in Rituals).
 */
export const participantReduction = (slotLevel: number): number => 2 * slotLevel - 1;

/** An epic spell in development. */
export type EpicDevelopment = {
  /** A seed that is used twice stands twice. */
  seeds: readonly EpicSeed[];
  /** Factors of single seeds and ad hoc ones, in points of DC; those below 0 mitigate. */
  adHoc: readonly number[];
  /** How often each factor is applied. */
  factors: Partial<Record<EpicFactor, number>>;
  multipliers: readonly EpicMultiplier[];
  /** What the DM multiplies by, 1 for nothing. */
  adHocTimes: number;
  mitigation: Partial<Record<EpicMitigation, number>>;
  /** The level of the slot of each participant of a ritual. */
  participants: readonly number[];
};

/** The parts of a final Spellcraft DC, which is `(seeds + factors) × times − less`. */
export type EpicSum = { seeds: number; factors: number; times: number; less: number; dc: number };

/** The final Spellcraft DC of a spell in development: what mitigates comes off last, after the multiplication. */
export function developedDc(spell: EpicDevelopment): EpicSum {
  const { seeds, adHoc, factors, multipliers, adHocTimes, mitigation, participants } = spell;
  const added = adHoc.filter((points) => points > 0);
  const mitigated = adHoc.filter((points) => points < 0);
  return epicSum(
    seeds.map((seed) => EPIC_SEEDS[seed]),
    sum(added) + weighted(factors, EPIC_FACTORS),
    multipliers.reduce((product, multiplier) => product * EPIC_MULTIPLIERS[multiplier], adHocTimes),
    -sum(mitigated) + weighted(mitigation, EPIC_MITIGATION) + sum(participants.map(participantReduction)),
  );
}

/**
 * The final Spellcraft DC: the DCs of the seeds and of all factors that add, times all factors that multiply, less the mitigating
 * factors. `factors` is as printed, each with its change in brackets: "permanent (×5 DC), burn 200 XP (−2 DC)".
 */
export function epicSpellDc(seedDcs: readonly number[], factors: string): number {
  const changes = printedFactors(factors);
  const pointsOf = (sign: string) => changes.filter((change) => change.sign === sign).map(({ points }) => points);
  const times = pointsOf('×').reduce((product, points) => product * points, 1);
  return epicSum(seedDcs, sum(pointsOf('+')), times, sum(pointsOf('−'))).dc;
}

/** Each factor of a printed list: what it is called, and its change of the DC. */
export function printedFactors(factors: string): { name: string; sign: string; points: number }[] {
  return [...factors.matchAll(/([^();]*)\((?:ad hoc )?([+×−])([\d,]+) DC\)/g)].map(
    ([, name = '', sign = '', digits = '']) => ({
      name: name.replace(/^[,;\s]+(?:and )?/, '').trim(),
      sign,
      points: Number(digits.replaceAll(',', '')),
    }),
  );
}

/** The cost in gp of developing a spell of this final Spellcraft DC. */
export const epicDevelopmentCost = (dc: number): number => GP_PER_DC * dc;

/** The days and XP that a development of this cost in gp takes. */
export function epicDevelopmentEffort(gp: number): { days: number; xp: number } {
  return { days: Math.ceil(gp / GP_PER_DAY), xp: gp / GP_PER_XP };
}

function epicSum(seedDcs: readonly number[], factors: number, times: number, less: number): EpicSum {
  const seeds = sum(seedDcs);
  return { seeds, factors, times, less, dc: (seeds + factors) * times - less };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function weighted<Name extends string>(
  counts: Partial<Record<Name, number>>,
  points: Readonly<Record<Name, number>>,
): number {
  const names = Object.keys(counts) as Name[];
  return sum(names.map((name) => (counts[name] ?? 0) * points[name]));
}
