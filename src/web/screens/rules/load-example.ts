import type { NamedSlug } from '../../../contract/entries.ts';
import type { Monster } from '../../../contract/monsters.ts';
import type { Power } from '../../../contract/powers.ts';
import type { Specimen } from '../../../contract/rules.ts';
import type { SpecimenKind } from '../../../contract/specimens.ts';
import type { Spell } from '../../../contract/spells.ts';
import type { EntryText } from '../../../printed/entry-text.ts';
import { monsterText } from '../../../printed/monsters.ts';
import { powerText } from '../../../printed/powers.ts';
import { spellText } from '../../../printed/spells.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import { schoolOf } from '../powers/discipline-schools.ts';

/** A line of an example. `id`: the section that explains it; null where none does. */
export type ExampleLine = { id: string | null; label: string; text: string };

/** The example that a page explains line by line. */
export type Example = NamedSlug & {
  /** The school whose sign and color a spell or power has. */
  school: string | null;
  /** The line below its name, in the parts that are explained apart. */
  below: readonly ExampleLine[];
  lines: readonly ExampleLine[];
  /** What the address asks for and the catalogue lacks, so that the first example is shown. */
  unknown: string | null;
};

type Printed = { text: EntryText; school: string | null; below: readonly (readonly [label: string, text: string])[] };

/** Each kind's entries as they are printed. */
const PRINTED: { readonly [Kind in SpecimenKind]: (entry: Entries[Kind]) => Printed } = {
  spells: (spell) => {
    const text = spellText(spell);
    return { text, school: spell.school_slug, below: schoolParts('School', text.line) };
  },
  powers: (power) => {
    const text = powerText(power);
    return { text, school: schoolOf(power.discipline_slug), below: schoolParts('Discipline', text.line) };
  },
  monsters: (monster) => {
    const text = monsterText(monster);
    return { text, school: null, below: [['Size and Type', text.line ?? '']] };
  },
};
type Entries = { spells: Spell; powers: Power; monsters: Monster };

/** Loads the entry that the address names, or else the first example; null where it cannot be had. */
export async function loadExample(api: Api, specimen: Specimen, query: URLSearchParams): Promise<Example | null> {
  const { kind, examples } = specimen;
  const first = examples[0]?.slug ?? '';
  const asked = query.get('of') ?? '';
  if (/^[a-z0-9-]{1,120}$/.test(asked) && asked !== first) {
    const example = await exampleOf(api, specimen, kind, asked);
    if (example !== null) return example;
  }
  const example = await exampleOf(api, specimen, kind, first);
  return example && { ...example, unknown: asked === '' || asked === first ? null : asked.slice(0, 80) };
}

async function exampleOf<Kind extends SpecimenKind>(api: Api, specimen: Specimen, kind: Kind, slug: string) {
  const answer = await api<Entries[Kind]>(apiPaths.entry(kind, slug));
  if (!answer.ok) return null;
  const { text, school, below } = PRINTED[kind](answer.value);
  const facts = text.facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : ([[label, String(value)]] as const),
  );
  const line = ([label, said]: readonly [string, string]): ExampleLine => ({
    id: specimen.lines.find(({ labels }) => labels.includes(label))?.id ?? null,
    label,
    text: said,
  });
  return {
    slug: answer.value.slug,
    name: text.name,
    school,
    below: below.map(line),
    lines: facts.map(line),
    unknown: null,
  } satisfies Example;
}

/** `Evocation [Fire]` in its two parts. */
function schoolParts(label: string, line = ''): Printed['below'] {
  const [school = '', descriptors] = line.split(/ (?=\[)/);
  return [[label, school], ...(descriptors === undefined ? [] : [['Descriptor', descriptors] as const])];
}
