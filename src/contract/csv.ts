/**
 * The options of every CSV file: RFC 4180, for spreadsheets. The byte order mark marks the file as UTF-8, and an apostrophe
 * before text that looks like a formula keeps it text.
 */
export const CSV = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;
