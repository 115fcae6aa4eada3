import { z } from 'zod';
import type { SheetKind } from './sheet-texts.ts';

const URL_RULE = 'must be a Google Sheets link or the id in it';

export const sheetParameters = z.object({
  url: z
    .string({ error: URL_RULE })
    .max(2000, 'must be at most 2,000 characters long')
    .meta({ description: 'A Google Sheets link as the browser shows it, or the bare id' }),
});

/** A row of a tab: its columns are the sheet's own. */
export const sheetRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type SheetRow = z.infer<typeof sheetRow>;

export const characterSummary = z.object({
  name: z.string().nullable(),
  level: z.int().nullable().meta({ description: 'Character level: the sum over the classes' }),
  class: z.string().nullable().meta({ description: 'Such as "Wizard" or "Fighter 4 / Wizard 3"' }),
});
export type CharacterSummary = z.infer<typeof characterSummary>;

export const importedCharacter = z
  .object({
    characterSummary,
    Character_Sheet: z.array(sheetRow),
    Spells: z.array(sheetRow),
    Gear: z.array(sheetRow),
    notes: z.array(z.string()).meta({ description: 'What was missing or odd in the sheet, in words' }),
  })
  .meta({ id: 'ImportedCharacter' });
export type ImportedCharacter = z.infer<typeof importedCharacter>;

export const sheetName = z.object({ slug: z.string(), name: z.string() });
export type SheetName = z.infer<typeof sheetName>;

/** The names that the cells of a sheet are matched with, by kind. */
const names = z.array(sheetName);
export const sheetNames = z.object({
  spells: names,
  powers: names,
  items: names,
  feats: names,
  classes: names,
  races: names,
  deities: names,
  languages: names,
  rules: names.meta({ description: 'The nine alignments and their abbreviations, each with the page on alignment' }),
} satisfies Record<SheetKind, typeof names>);
export type SheetNames = z.infer<typeof sheetNames>;

export const sheetOptions = z.object({
  google_client_id: z.string().nullable().meta({ description: 'Set where private sheets can be read by signing in' }),
});
export type SheetOptions = z.infer<typeof sheetOptions>;
