import { z } from 'zod';

/** How much a character may lack for an entry that a list shows: one thing, or any number. */
export const LACKING = ['one', 'any'] as const;

/** Characters of a character in an address, before they are escaped. */
const MAX_CHARACTER_LENGTH = 6000;

/** The parameters of a list whose entries a character can take or not. */
export const reachParameters = {
  character: z
    .string()
    .max(MAX_CHARACTER_LENGTH, `must be at most ${MAX_CHARACTER_LENGTH} characters`)
    .optional()
    .meta({
      description:
        'A character as in the address of /character, escaped as one value: race=elf&levels=fighter:4&dex=15. Only what it can take is left',
    }),
  lacking: z
    .enum(LACKING, { error: `must be ${LACKING.join(' or ')}` })
    .optional()
    .meta({
      description:
        'Adds what the character cannot take yet, and names in `lacking` what it lacks for each: entries for which it lacks one thing, or any number',
    }),
};

/** What a list says of the entries that a character cannot take. */
export const lackingMember = z.record(z.string(), z.array(z.string())).optional().meta({
  description: 'What the character lacks for an entry (slug), such as "Str 13": only with the parameter `lacking`',
});
