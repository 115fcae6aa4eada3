/** The kinds of attacks that stat blocks name (Monster Manual v.3.5, page 312: Natural Weapons; page 5: Attack). */

/** Kinds of attack by slug. */
export const ATTACK_KINDS = {
  bite: 'Bite',
  claw: 'Claw',
  gore: 'Gore',
  hoof: 'Hoof',
  pincer: 'Pincer',
  slam: 'Slam',
  sting: 'Sting',
  tail: 'Tail',
  talon: 'Talon',
  tentacle: 'Tentacle',
  wing: 'Wing',
  ray: 'Ray',
  rock: 'Rock',
  swarm: 'Swarm',
  touch: 'Touch',
  web: 'Web',
  weapon: 'Weapon',
  'breath-weapon': 'Breath weapon',
  other: 'Other',
} as const;

export type AttackKind = keyof typeof ATTACK_KINDS;

const WORDS: readonly (readonly [AttackKind, RegExp])[] = [
  ['bite', /\bbites?\b/],
  ['claw', /\b(?:fore)?claws?\b/],
  ['gore', /\bgore\b|\bhorns?\b|\b(?:head|skull) butt\b|\bhead spike\b|\bram\b/],
  ['hoof', /\bhoo(?:f|ves)\b|\bstamps?\b/],
  ['pincer', /\bpincers?\b/],
  ['slam', /\bslams?\b/],
  ['sting', /\bstings?\b/],
  ['tail', /\btail\b/],
  ['talon', /\btalons?\b/],
  ['tentacle', /\btentacles?\b|\btendrils?\b/],
  ['wing', /\bwings?\b/],
  ['ray', /\brays?\b|\bsonic lance\b/],
  ['rock', /\brocks?\b|\bboulders?\b/],
  ['swarm', /\bswarm\b/],
  ['touch', /\btouch(?:es)?\b/],
  ['web', /\bwebs?\b/],
  [
    'weapon',
    /(?:sword|bow|axe|mace|hammer|spear|javelin|club|dagger|morningstar|rapier|glaive|trident|scimitar|staff|falchion|sling)s?\b|\b(?:spiked )?chains?\b|\b(?<!coil )whip\b|\b(?:heavy|light) pick\b|\b(?:halberd|guisarme|ranseur|scythe|flail|sickle|kukri|kama|sai|siangham|nunchaku|(?<!sonic )lance|dart|sap|hammer|waraxe|urgrosh|bolas)s?\b/,
  ],
];

/** The kinds of an attack by its name in a stat block: `tail slam` is a slam and one with the tail. Names of no kind are `other`. */
export function attackKinds(name: string): AttackKind[] {
  const text = name.toLowerCase();
  const found = WORDS.flatMap(([kind, words]) => (words.test(text) ? [kind] : []));
  return found.length > 0 ? found : ['other'];
}
