import type { z } from 'zod';
import type { ClassRequirement, ClassVariant } from '../../contract/classes.ts';
import { ordinal } from '../../rules/ordinal.ts';
import type { CompileContext } from '../compile-context.ts';
import { entryLink, escapeHtml } from '../html.ts';
import type { classRequirements } from '../schema/class-requirements.ts';
import { skillEntry } from './class-skills.ts';

type Requirements = z.infer<typeof classRequirements>;
type SkillRequirement = NonNullable<Requirements['skills']>[number];
type FeatRequirement = NonNullable<Requirements['feats']>[number];
type Casting = NonNullable<Requirements['spellcasting']>[number];
type RequirementFields = Pick<
  ClassVariant,
  'required_bab' | 'required_races' | 'required_skills' | 'required_feats' | 'requirements' | 'requirements_html'
>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

/** The requirements of a prestige class: base attack, races, skills and feats as typed fields, the others as HTML. */
export function requirementsOf(requirements: Requirements | undefined, context: CompileContext): RequirementFields {
  const others = otherRequirements(requirements ?? {}, context);
  const items = others.map(({ label, html }) => `<li>${label}: ${html}</li>`).join('');
  return {
    required_bab: requirements?.base_attack ?? null,
    required_races: (requirements?.races ?? []).map((slug, i, all) => ({
      ...plain(slug, context.name('races', slug)),
      text_before: i > 0 && i === all.length - 1 ? 'or' : null,
      remove_comma: all.length - 2 === i ? 1 : 0,
    })),
    required_skills: (requirements?.skills ?? []).map((skill) => skillRequirement(skill, context)),
    required_feats: (requirements?.feats ?? []).map((feat) => featRequirement(feat, context)),
    requirements: others,
    requirements_html: items === '' ? null : `<ul>${items}</ul>`,
  };
}

function plain(slug: string | null, name: string): ClassRequirement {
  return { slug, name, extra: null, text_before: null, text_after: null, remove_comma: 0 };
}

function skillRequirement({ skill, subtypes, ranks, count }: SkillRequirement, context: CompileContext) {
  const kinds = subtypes?.map((kind) => kind.replaceAll('-', ' ')).join(' or ');
  return {
    ...plain(skillEntry(skill, subtypes, context), context.name('skills', skill)),
    extra: kinds ?? (count === undefined ? null : `any ${inWords(count)}`),
    text_after: count === undefined ? null : 'in each',
    ranks,
  };
}

export function featRequirement(feat: FeatRequirement, context: CompileContext) {
  if (typeof feat === 'object' && 'count' in feat) {
    const categories = feat.categories.map((slug) => ({ slug, name: context.word('feat-categories', slug) }));
    const kinds = categories.map(({ name }) => name.toLowerCase()).join(' or ');
    const name = `${inWords(feat.count)} ${kinds} ${feat.count === 1 ? 'feat' : 'feats'}`;
    return { ...plain(null, name), text_before: 'any', categories };
  }
  const { feat: slug, choice } = typeof feat === 'string' ? { feat, choice: null } : feat;
  return { ...plain(slug, context.name('feats', slug)), extra: choice, categories: [] };
}

/** The requirements without typed fields, as labelled HTML: magic, languages, deeds. */
function otherRequirements(requirements: Requirements, context: CompileContext): RequirementFields['requirements'] {
  const { race_note, proficiencies, languages, spellcasting, manifesting, special } = requirements;
  const rows: [label: string, lines: readonly string[]][] = [
    ['Race', race_note ? [escapeHtml(race_note)] : []],
    ['Proficiencies', proficiencies ? [escapeHtml(proficiencies)] : []],
    [
      'Languages',
      languages
        ? [languages.map((slug) => entryLink('languages', context.namedSlug('languages', slug))).join(', ')]
        : [],
    ],
    ['Spellcasting', (spellcasting ?? []).map((casting) => castingText(casting, context))],
    ['Psionics', manifesting ? manifestingLines(manifesting, context) : []],
    ['Special', (special ?? []).map(escapeHtml)],
  ];
  return rows.flatMap(([label, lines]) => (lines.length === 0 ? [] : [{ label, html: lines.join('<br>') }]));
}

/** `Can cast 7th-level arcane spells; knows …`, `Can cast mage hand`. */
function castingText({ type, kind, level, spells, note }: Casting, context: CompileContext): string {
  const links = spells?.map((slug) => entryLink('spells', context.namedSlug('spells', slug))) ?? [];
  const words = [level && `${ordinal(level)}-level`, kind, type].filter(Boolean);
  const ability = links.length > 0 ? links.join(' and ') : words.length > 0 ? `${words.join(' ')} spells` : '';
  if (ability === '') return `Can cast ${escapeHtml(note ?? 'spells')}`;
  const separator = note?.startsWith('and ') ? ' ' : '; ';
  return `Can cast ${ability}${note ? separator + escapeHtml(note) : ''}`;
}

function manifestingLines(manifesting: NonNullable<Requirements['manifesting']>, context: CompileContext): string[] {
  const { level, manifester_level, power_points, powers } = manifesting;
  const links = powers?.map((slug) => entryLink('powers', context.namedSlug('powers', slug))).join(' and ');
  return [
    level && `Can manifest ${ordinal(level)}-level powers`,
    links && `Can manifest ${links}`,
    manifester_level && `Manifester level ${ordinal(manifester_level)}`,
    power_points && `A reserve of at least ${power_points} ${power_points === 1 ? 'power point' : 'power points'}`,
  ].filter((line) => typeof line === 'string');
}
