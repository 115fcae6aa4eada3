import type { NamedSlug } from '../../contract/entries.ts';
import type { LanguageCard, Language as LanguageResponse } from '../../contract/languages.ts';
import { slugify } from '../../contract/slug.ts';
import { capitalized } from '../../rules/capitalized.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { plainText } from '../render.ts';
import type { Language } from '../schema/languages.ts';
import type { Writer } from '../writer.ts';
import { choices } from './choices.ts';
import { detailOf, namedBy } from './entry-fields.ts';

export function compileLanguages(context: CompileContext, writer: Writer): void {
  for (const entry of context.all('languages')) {
    const { value: language, columns } = entry;
    const card = cardOf(entry, context);
    const rules = gameRules(language, context);
    const sameScript = languagesWithSameScript(entry, context);
    const detail: LanguageResponse = {
      ...card,
      ...detailOf(entry, context),
      summary: language.summary,
      description_html: context.html(descriptionOf(language), entry),
      usage: plain(language.usage),
      usage_html: context.html(language.usage, entry),
      game_rule_info: plain(rules),
      game_rule_info_html: context.html(rules, entry),
      typical_speakers: card.speakers,
      script_info: scriptInfo(card, sameScript),
      races: racesKnowing(entry.slug, context),
      named_by: namedBy(entry, context, ['races']),
      same_script: sameScript,
      bonus_for_classes: (language.bonus_for_classes ?? []).map((slug) => context.namedSlug('classes', slug)),
    };
    const texts = [language.summary, card.speakers ?? undefined, language.description, language.usage];
    writer.addEntry(entry, { card, detail, summary: card.summary, texts });
    const { script = '', secret } = language;
    writer.add('languages', [{ ...columns, type: slugify(conveyance(language)), script, secret: secret ? 1 : 0 }]);
  }
  writer.lookup('choices-languages', choicesOf(context));
}

const descriptionOf = ({ description, summary }: Language): string => description ?? summary;
const plain = (markdown: string | undefined) => (markdown === undefined ? null : plainText(markdown));

function cardOf({ id, slug, value: language }: NumberedEntry<'languages'>, context: CompileContext): LanguageCard {
  const speakers = language.speakers?.join(', ');
  return {
    id,
    slug,
    name: language.name,
    type: typeOf(language),
    summary: language.summary,
    description: plainText(descriptionOf(language)),
    script: language.script === undefined ? null : context.word('scripts', language.script),
    speakers: speakers === undefined ? null : capitalized(speakers),
    rulebook_name: context.name('rulebooks', language.rulebook),
  };
}

/** How a language is conveyed: by signs, from mind to mind, or by voice and, if it has an alphabet, in writing. */
function conveyance({ conveyed_by, script }: Language): string {
  if (conveyed_by !== undefined) return { signs: 'Signed', mind: 'From mind to mind' }[conveyed_by];
  return script === undefined ? 'Spoken' : 'Spoken and written';
}

const typeOf = (language: Language) => conveyance(language) + (language.secret ? ', secret' : '');

function choicesOf(context: CompileContext): Record<string, NamedSlug[]> {
  const languages = context.all('languages').map(({ value }) => value);
  const types = new Map(languages.map((language) => [slugify(conveyance(language)), conveyance(language)]));
  return {
    type: choices(types.keys(), (slug) => types.get(slug) ?? slug),
    script: choices(
      languages.map(({ script }) => script),
      (slug) => context.word('scripts', slug),
    ),
    rulebook: choices(
      languages.map(({ rulebook }) => rulebook),
      (slug) => context.name('rulebooks', slug),
    ),
  };
}

function languagesWithSameScript({ slug, value }: NumberedEntry<'languages'>, context: CompileContext): NamedSlug[] {
  if (value.script === undefined) return [];
  return context
    .all('languages')
    .filter((other) => other.slug !== slug && other.value.script === value.script)
    .map((other) => ({ slug: other.slug, name: other.value.name }));
}

function scriptInfo({ name, script }: LanguageCard, others: readonly NamedSlug[]): string | null {
  if (script === null) return null;
  const shared = others.map((other) => other.name).join(', ');
  if (shared === '') return `${name} alone is written in the ${script} alphabet.`;
  return `The ${script} alphabet also writes ${shared}.`;
}

/** The races that list the language. Races that may choose any bonus language are left out. */
function racesKnowing(language: string, context: CompileContext): LanguageResponse['races'] {
  const races = context.all('races');
  const includes = (list: readonly string[] | 'any' | undefined) => list !== 'any' && list?.includes(language);
  const found = (knows: (languages: (typeof races)[number]['value']['languages']) => boolean | undefined) =>
    races.filter(({ value }) => knows(value.languages)).map(({ slug, value }) => ({ slug, name: value.name }));
  return {
    automatic: found((languages) => includes(languages?.automatic)),
    bonus: found((languages) => includes(languages?.bonus)),
  };
}

/** The rules for learning the language, in Markdown; undefined if it cannot be spoken. */
function gameRules({ secret, bonus_for_classes, conveyed_by }: Language, context: CompileContext): string | undefined {
  if (conveyed_by === 'mind') return undefined;
  const classes = (bonus_for_classes ?? []).map(
    (slug) => `[${context.name('classes', slug).toLowerCase()}](classes/${slug})`,
  );
  if (secret) return 'It is secret: its speakers teach it to nobody else, and it is never a bonus language.';
  const learning =
    'It can be learned with the [Speak Language](skills/speak-language) skill: 1 skill point where that is a class skill, 2 where it is not.';
  if (classes.length === 0) return learning;
  return `A ${classes.join(' or ')} may choose it as a bonus language whatever the race. ${learning}`;
}
