import { fold } from '../contract/slug.ts';

/*
 * The labels of fields in character sheets, compared without case, punctuation and accents.
 */

/** Longer texts are not labels. */
const MAX_LABEL_LENGTH = 100;

/** Folds a label: `Character Name:` and `CHARACTER_NAME` become `character name`; empty for a text that is too long for a label. */
export function labelOf(text: string): string {
  if (text.length > MAX_LABEL_LENGTH) return '';
  return fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export const NAME_LABELS = /^(?:(?:character|char|pc|hero) )?name$|^name of (?:the )?character$/;

/** Labels that may also be titles. They count only where no other label names the character. */
export const VAGUE_NAME_LABELS = /^(?:character|pc|hero)$/;
export const LEVEL_LABELS = /^(?:(?:character|total|char|current|class|effective character) )?(?:level|lvl)s?$/;
export const CLASS_LABELS =
  /^(?:character )?class(?:es)?(?: (?:and )?(?:levels?|lvls?))?$|^levels? (?:and )?class(?:es)?$/;
export const RACE_LABELS = /^(?:character )?race$/;
export const DEITY_LABELS = /^(?:patron )?(?:deity|god|religion)$/;
export const ALIGNMENT_LABELS = /^align(?:ment)?$/;
export const LANGUAGE_LABELS = /^languages?(?: (?:known|spoken))?$/;
export const FEAT_LABELS =
  /^(?:(?:bonus|general|class|character|known|metamagic|epic) )*feats?(?: (?:known|name|list|taken))?$|^feats and .*$/;

const FURTHER_LABELS = new Set(
  `player|player name|campaign|race|alignment|deity|religion|patron deity|size|age|gender|sex|height|weight|eyes|hair|skin|
  homeland|experience|experience points|xp|exp|ecl|next level|hp|hit points|hit dice|hd|ac|armor class|touch|flat footed|
  initiative|init|speed|base attack|base attack bonus|bab|grapple|attack|attacks|damage|critical|range|type|strength|
  dexterity|constitution|intelligence|wisdom|charisma|str|dex|con|int|wis|cha|ability|ability scores|score|modifier|mod|
  fortitude|reflex|will|fort|ref|saves|saving throws|skills|skill|ranks|languages|gold|gp|sp|cp|pp|money|equipment|gear|
  weapons|weapon|armor|shield|spells|penalty|max dex|cost|quantity|qty|price|special abilities|class features|racial traits|notes|value|total|familiar|
  animal companion|spell resistance|damage reduction|description|background`
    .split('|')
    .map((label) => label.trim()),
);

/** Whether a text is the label of a field, and so not the value of another label. */
export function isLabel(text: string): boolean {
  const label = labelOf(text);
  const patterns = [NAME_LABELS, VAGUE_NAME_LABELS, LEVEL_LABELS, CLASS_LABELS, FEAT_LABELS];
  return FURTHER_LABELS.has(label) || patterns.some((pattern) => pattern.test(label));
}
