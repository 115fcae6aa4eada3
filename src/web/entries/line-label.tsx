import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

/** The terms, or `rules/…` pages, that explain the lines of stat blocks, by the labels of the lines in lower case. */
export type LineTerms = Readonly<Record<string, string>>;

/** The lines of spells and powers. Those that both have follow the same rules. */
export const CASTING_LINES: LineTerms = {
  school: 'school-and-subschool',
  discipline: 'discipline',
  components: 'spell-components',
  'spellcraft dc': 'spellcraft-dc',
  'casting time': 'casting-time',
  display: 'display',
  'manifesting time': 'manifesting-time',
  range: 'range',
  target: 'target',
  targets: 'target',
  effect: 'effect',
  area: 'area',
  duration: 'duration',
  'saving throw': 'saving-throw-of-a-spell',
  'spell resistance': 'spell-resistance',
  'power resistance': 'power-resistance',
  'power points': 'power-point-cost',
  'xp cost': 'spell-components',
};

/** The lines of a monster's stat block. */
export const STAT_BLOCK_LINES: LineTerms = {
  type: 'size-and-type',
  'hit dice': 'hit-dice',
  initiative: 'initiative',
  speed: 'speed-stat-block',
  'armor class': 'armor-class-stat-block',
  'base attack/grapple': 'base-attack-grapple',
  attack: 'attack-stat-block',
  'full attack': 'full-attack-stat-block',
  'space/reach': 'space-reach',
  'special attacks': 'special-attacks-and-special-qualities',
  'special qualities': 'special-attacks-and-special-qualities',
  saves: 'saves-stat-block',
  abilities: 'abilities-stat-block',
  skills: 'skills-stat-block',
  feats: 'feats-stat-block',
  environment: 'environment-stat-block',
  organization: 'organization',
  'challenge rating': 'challenge-rating',
  treasure: 'treasure-stat-block',
  alignment: 'alignment-stat-block',
  advancement: 'advancement',
  'level adjustment': 'level-adjustment',
};

/** The lines of items, weapons, armor and poisons. */
export const ITEM_LINES: LineTerms = {
  'body slot': 'rules/body-slots',
  weight: 'rules/carrying-capacity',
  'caster level': 'caster-level',
  'manifester level': 'manifester-level',
  'damage (small)': 'rules/weapon-damage-by-size',
  'damage (medium)': 'rules/weapon-damage-by-size',
  'damage type': 'rules/weapon-qualities',
  critical: 'critical-hit',
  'range increment': 'range-increment',
  special: 'rules/weapon-categories',
  bonus: 'rules/armor',
  'maximum dex bonus': 'rules/armor',
  'armor check penalty': 'armor-check-penalty',
  'arcane spell failure': 'arcane-spell-failure',
  speed: 'rules/armor',
  'fortitude save': 'rules/poison',
  'initial damage': 'rules/poison',
  'secondary damage': 'rules/poison',
};

type LineLabelProps = { label: string; terms: LineTerms };

/** The label of a line: a link to the term that explains the line, where there is one. It looks like the other labels. */
export function LineLabel({ label, terms }: LineLabelProps) {
  const line = label.toLowerCase();
  const term = terms[line] ?? terms[line.split(/,| or /)[0] ?? ''];
  if (term === undefined) return label;
  return (
    <Link className="line-label" to={pathOf(term)}>
      {label}
    </Link>
  );
}

function pathOf(term: string): string {
  const page = term.replace(/^rules\//, '');
  return paths.entry(page === term ? 'glossary' : 'rules', page);
}
