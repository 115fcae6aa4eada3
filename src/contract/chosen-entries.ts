import { z } from 'zod';
import { isKindName, KIND_NAMES } from './kinds.ts';
import { MAX_CHOSEN, MAX_CHOSEN_DETAILS } from './limits.ts';
import { listedCard } from './listed.ts';
import { truncatedValue, yesOrNo } from './parameters.ts';

const ADDRESS = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

const EXPECTED = 'must be entries such as spells/fireball, joined by commas';
const KINDS_ALLOWED = `The kinds are ${KIND_NAMES.join(', ')}`;

/** `spells/fireball,items/rope`: entries by kind and slug, each once, in the order given. */
const addresses = z.string({ error: `${EXPECTED}. ${KINDS_ALLOWED}` }).transform((text, context) => {
  const parts = [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);
  if (parts.length > MAX_CHOSEN) context.addIssue({ code: 'custom', message: `must be at most ${MAX_CHOSEN} entries` });
  return parts.slice(0, MAX_CHOSEN).flatMap((part) => {
    const [, kind = '', slug = ''] = ADDRESS.exec(part) ?? [];
    if (isKindName(kind) && slug.length <= 120) return [{ kind, slug }];
    const message = `${EXPECTED}; "${truncatedValue(part)}" is none. ${KINDS_ALLOWED}`;
    context.addIssue({ code: 'custom', message });
    return [];
  });
});

const TOO_MANY_DETAILS = `must be at most ${MAX_CHOSEN_DETAILS} entries where whole is yes`;

export const chosenParameters = z
  .object({
    of: addresses.meta({
      type: 'string',
      description: `At most ${MAX_CHOSEN} entries by kind and slug, joined by commas: spells/fireball,items/rope-hempen`,
    }),
    whole: yesOrNo.default(false).meta({
      description: `yes: everything that is known of each, as its own address answers; at most ${MAX_CHOSEN_DETAILS} entries`,
    }),
  })
  .refine(({ of, whole }) => !whole || of.length <= MAX_CHOSEN_DETAILS, { path: ['of'], error: TOO_MANY_DETAILS });
export type ChosenParameters = z.output<typeof chosenParameters>;

export const chosenEntries = z
  .object({
    entries: z
      .array(z.looseObject({ kind: z.enum(KIND_NAMES), slug: z.string(), name: z.string() }))
      .meta({ description: 'In the order asked for, each as in the list of its kind' }),
    listed: z
      .array(listedCard.extend({ kind: z.enum(KIND_NAMES) }))
      .optional()
      .meta({
        description: 'Those known by name, book and page only, in the order asked for; absent where there are none',
      }),
    redirects: z.record(z.string(), z.string()).optional().meta({
      description:
        'The current addresses of those asked for by a former one or another name; absent where there are none',
    }),
    missing: z.array(z.string()).meta({ description: 'What there is no entry of, as asked for' }),
  })
  .meta({ id: 'ChosenEntries' });
