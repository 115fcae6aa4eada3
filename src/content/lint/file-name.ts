import { slugify } from '../../contract/slug.ts';
import type { Finding } from '../finding.ts';
import type { Entry } from '../source-file.ts';

/** Checks that each file's name is the slug of its entry's name and qualifier, or the entry's own `slug`. */
export function checkFileNames(entries: readonly Entry[]): Finding[] {
  return entries.flatMap(({ file, slug, value }) => {
    const fromName = slugify('qualifier' in value && value.qualifier ? `${value.name} ${value.qualifier}` : value.name);
    const expected = 'slug' in value && value.slug ? value.slug : fromName;
    if (slug === expected) return [];
    return [
      { file, rule: 'file-name', message: `the name "${value.name}" asks for ${expected}.yaml; rename the file` },
    ];
  });
}
