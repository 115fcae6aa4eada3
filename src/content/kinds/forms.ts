import type { FormFacts, SpecialLists } from '../../rules/forms/special-lists.ts';
import type { CompileContext } from '../compile-context.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Writer } from '../writer.ts';
import { templatesByMonster } from './templates.ts';

/** Adds what a form gives beside the figures of its stat block. */
export function compileForms(context: CompileContext, writer: Writer): void {
  const templates = templatesByMonster(context);
  const forms = context.all('monsters').map(({ slug, value }): [string, FormFacts] => {
    const kinds = kindsIn([value.combat, value.description, ...familyTexts(value, context)]);
    return [
      slug,
      {
        templated: templates.has(slug),
        attacks: withDragon(value, sorted(value.special_attacks ?? [], kinds)),
        qualities: sorted(value.special_qualities ?? [], kinds),
      },
    ];
  });
  writer.lookup('forms', Object.fromEntries(forms));
}

/** Dragons by age have these as figures. */
function withDragon({ breath_weapon, frightful_presence_dc }: Monster, lists: SpecialLists): SpecialLists {
  const { extraordinary, supernatural } = lists;
  return {
    ...lists,
    extraordinary: frightful_presence_dc === undefined ? extraordinary : [...extraordinary, 'frightful presence'],
    supernatural: breath_weapon === undefined ? supernatural : [...supernatural, 'breath weapon'],
  };
}

type Kind = 'Ex' | 'Su' | 'Sp';

function familyTexts({ family }: Monster, context: CompileContext): (string | undefined)[] {
  if (family === undefined) return [];
  const value = context.get('monster-families', family);
  return value === undefined ? [] : [value.description, value.combat];
}

const HEADING = /\*\*([^*]+?)\s*\((Ex|Su|Sp|Ps)\b[^*]*\*\*/g;

/** What the paragraphs of a text say of the abilities that they head: `**Rake (Ex).**`. */
function kindsIn(texts: readonly (string | undefined)[]): ReadonlyMap<string, Kind> {
  const found = new Map<string, Kind>();
  for (const text of texts)
    for (const [, name = '', kind] of (text ?? '').matchAll(HEADING))
      found.set(plain(name), kind === 'Ps' ? 'Sp' : (kind as Kind));
  return found;
}

const plain = (name: string): string =>
  name
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .trim();

/** What is not headed by its kind, by the rules of the glossary (Monster Manual v.3.5, pages 305–317). */
const USUAL: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:spell-like|psi-like|spells)/, 'Sp'],
  [/^(?:breath weapon|gaze|.* gaze|energy drain)/, 'Su'],
];

function sorted(listed: readonly string[], kinds: ReadonlyMap<string, Kind>): SpecialLists {
  const kindOf = (text: string): Kind => {
    const name = plain(text.replace(/\s*(?:\(|[+\d]).*$/, ''));
    const headed = kinds.get(name) ?? [...kinds].find(([key]) => name.startsWith(key) || key.startsWith(name))?.[1];
    return headed ?? USUAL.find(([pattern]) => pattern.test(name))?.[1] ?? 'Ex';
  };
  const of = (kind: Kind) => listed.filter((text) => kindOf(text) === kind);
  return { extraordinary: of('Ex'), supernatural: of('Su'), spellLike: of('Sp') };
}
