import { bonusParts } from './vocabulary.ts';

/** Terms of the glossary whose slug differs from the word of the tag. */
const TERMS: Readonly<Record<string, string>> = {
  'damage-nonlethal': 'nonlethal-damage',
  'inflicts-dead': 'dead',
  'removes-ability-damage': 'ability-damaged',
  'removes-ability-drain': 'ability-drained',
  'immune-mind-affecting': 'mind-affecting',
  'immune-critical-hits': 'critical-hit',
  'grants-ethereal': 'ethereal',
  'moves-ethereal': 'ethereal',
  teleports: 'teleportation',
};

/** The slug that the glossary term for a tag would have: `resistance-bonus` of `bonus-resistance-saves`. */
export function termOf(slug: string): string {
  const known = TERMS[slug];
  if (known !== undefined) return known;
  const [, prefix = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(slug) ?? [];
  switch (prefix) {
    case 'bonus':
      return bonusTerm(bonusParts(rest).type);
    case 'action':
      return `${rest}-action`;
    case 'damage':
      return isAbility(rest) ? 'ability-damaged' : slug;
    case 'drain':
      return 'ability-drained';
    case 'save':
      return 'saving-throw';
    case 'inflicts':
    case 'removes':
    case 'area':
    case 'affects':
      return rest;
    default:
      return slug;
  }
}

const isAbility = (word: string) => /^(?:strength|dexterity|constitution|intelligence|wisdom|charisma)$/.test(word);
const bonusTerm = (type: string) =>
  type === 'natural-armor' ? type : type === 'untyped' ? 'stacking' : `${type}-bonus`;
