import type { NamedBy } from '../../contract/entries.ts';
import { KIND_NAMES, KINDS } from '../../contract/kinds.ts';
import type { CompileContext } from '../compile-context.ts';
import { textsIn } from '../lint/texts.ts';
import { proseLinks } from '../reference.ts';

const TEMPLATES = 'templates/';

/** The entries of other kinds whose texts link to a template, such as the lists of summoned creatures, by its slug. */
export function templateMentions(context: CompileContext): ReadonlyMap<string, NamedBy[]> {
  const links = KIND_NAMES.filter((kind) => kind !== 'templates').flatMap((kind) =>
    context.all(kind).flatMap(({ slug, value }) => {
      const found = new Set(textsIn(value).flatMap(({ text }) => (text.includes(TEMPLATES) ? proseLinks(text) : [])));
      return [...found]
        .filter((target) => target.startsWith(TEMPLATES))
        .map((target) => ({ kind, entry: { slug, name: value.name }, template: target.slice(TEMPLATES.length) }));
    }),
  );
  const byTemplate = Map.groupBy(links, ({ template }) => template);
  return new Map(
    [...byTemplate].map(([template, mentions]) => [
      template,
      [...Map.groupBy(mentions, ({ kind }) => kind)].map(([kind, group]) => ({
        kind,
        title: KINDS[kind].title,
        entries: group.map(({ entry }) => entry),
      })),
    ]),
  );
}
