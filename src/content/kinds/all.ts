import type { KindName } from '../../contract/kinds.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Writer } from '../writer.ts';
import { compileClasses } from './classes.ts';
import { compileDeities } from './deities.ts';
import { compileDomains } from './domains.ts';
import { compileFeats } from './feats.ts';
import { compileGlossary } from './glossary.ts';
import { compileItems } from './items.ts';
import { compileLanguages } from './languages.ts';
import { compileMonsters } from './monsters.ts';
import { compilePowers } from './powers.ts';
import { compileRaces } from './races.ts';
import { compileRulebooks } from './rulebooks.ts';
import { compileRules } from './rules.ts';
import { compileSkills } from './skills.ts';
import { compileSpells } from './spells.ts';
import { compileTemplates } from './templates.ts';
import { compileTraps } from './traps.ts';

/** Turns the entries of a kind into rows. */
type Compiler = (context: CompileContext, writer: Writer) => void | Promise<void>;

/** The compiler of each kind; where entries match a search alike, those of the earlier kind come first. */
export const COMPILERS: Readonly<Record<KindName, Compiler>> = {
  spells: compileSpells,
  feats: compileFeats,
  classes: compileClasses,
  races: compileRaces,
  skills: compileSkills,
  templates: compileTemplates,
  monsters: compileMonsters,
  items: compileItems,
  languages: compileLanguages,
  deities: compileDeities,
  rulebooks: compileRulebooks,
  powers: compilePowers,
  domains: compileDomains,
  glossary: compileGlossary,
  rules: compileRules,
  traps: compileTraps,
};
