import type { Kysely } from 'kysely';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import { ABILITY_CODES } from '../contract/skill-filters.ts';
import type { Skill, SkillList, SkillParameters } from '../contract/skills.ts';
import type { Catalogue } from '../database/schema.ts';
import { columnIn, knownChoice } from './conditions.ts';
import { findEntry } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

const ABILITIES = ABILITY_CODES.map((code) => ({ slug: code, name: code }));

export function skillQueries(db: Kysely<Catalogue>) {
  return {
    find: (slug: string) => findEntry<Skill>(db, 'skills', slug),

    /** Throws `InvalidParameters` where the key ability is none of the six. */
    async list(query: SkillParameters): Promise<JsonText<SkillList>> {
      const errors: ParameterError[] = [];
      const conditions = columnIn('ability', knownChoice('ability', query.ability, ABILITIES, errors));
      if (errors.length > 0) throw new InvalidParameters(errors);
      return listPage<SkillList>(db, { kind: 'skills', query, conditions });
    },
  };
}
