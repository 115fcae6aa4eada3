import type { EffectSource } from './source.ts';
import { findAll, isCase, isDenied } from './wording.ts';

/** Modes of movement, with the words for them. */
const GRANTED = [
  [
    'fly',
    /\b(?:subject|you|wearer|wielder|owner|creatures?|rider|user|she|he|they) (?:can |may |also )*(?:fly|flies)(?: at| as| for| with| about| through|,|$)|\bflying? (?:speed|at will|once|twice|three times|\d\/day)|\bfly (?:at will|once|twice|three times|at a speed)|\bflies at a speed|\bcarry you through the air\b|\bwalks? on air\b|\btreads? (?:on )?air\b|\bability to fly\b|^fly\b/,
  ],
  ['swim', /\bswim speed|\bswims? (?:at |\d)|\bswimming speed/],
  [
    'climb',
    /\bclimb speed|\bclimbs? (?:and (?:travel|move|walk)\w* )?(?:on |at a speed|at \d|\d)|\bwalks? (?:up|on) walls|\bwalks? on (?:walls|ceilings)|\bclimbing speed|\bmoves? on walls\b/,
  ],
  ['burrow', /\bburrow(?:ing)? speed|\bburrows? (?:at|\d|through)/],
  ['water-walk', /\b(?:walk|tread|move|stand)s? on (?:any )?(?:liquids?|water)\b/],
  [
    'water-breathing',
    /\bbreathes? (?:freely )?(?:in |under ?)?water\b|\bbreathe (?:freely )?(?:under ?water|in water)\b/,
  ],
  ['ethereal', /\b(?:become|becomes|turns?|makes? (?:\w+ ){0,3}) ?ethereal\b/],
  ['gaseous', /\b(?:becomes?|turns?) (?:in)?to? ?(?:gas|gaseous|mist|vapor)\b/],
] as const;

/** `grants-fly` if the entry gives its subject the movement, `moves-fly` for a creature that has it. */
export function movements(source: EffectSource): string[] {
  if (source.kind === 'monsters') {
    const { speed } = source.value;
    const modes = (['burrow', 'climb', 'fly', 'swim'] as const).filter((mode) => speed[mode] !== undefined);
    const jaunts = (source.value.special_qualities ?? [])
      .concat(source.value.special_attacks ?? [])
      .join(', ')
      .toLowerCase();
    return [
      ...modes.map((mode) => `moves-${mode}`),
      ...(/\bethereal(?:ness| jaunt)\b/.test(jaunts) ? ['moves-ethereal'] : []),
      ...(/\bearth glide\b/.test(jaunts) ? ['moves-earth-glide'] : []),
    ];
  }
  const tags = GRANTED.filter(([, words]) => source.passages.some(({ text }) => grants(text, words))).map(
    ([mode]) => `grants-${mode}`,
  );
  return isTeleportation(source) ? [...tags, 'teleports'] : tags;
}

const OTHERS =
  /\b(?:familiar|mount flies|hawk|eye flies|if it can|creatures? that (?:can )?fl|flying creature|able to fly|summon|object|wind|arrow|bolt flies|dart|sword|weapon|spear|missile)\b/;

function grants(text: string, words: RegExp): boolean {
  return findAll(text, words).some(({ before }) => !isDenied(before) && !isCase(before) && !OTHERS.test(before));
}

/** Whether a spell has the subschool, or an item or feat says that it teleports its user. */
function isTeleportation(source: EffectSource): boolean {
  if (source.kind === 'spells') return source.value.subschools?.includes('teleportation') ?? false;
  if (source.kind === 'powers') return source.value.subdiscipline === 'teleportation';
  return source.passages.some(({ text }) =>
    findAll(
      text,
      /\b(?:wearer|user|bearer|wielder|you|he|she) (?:can |may )?teleports?\b|^(?:once|twice|three times) \w+ \w+, teleport\b|^teleport (?:three|once|twice|at)\b/,
    ).some(({ before }) => !isDenied(before) && !isCase(before)),
  );
}
