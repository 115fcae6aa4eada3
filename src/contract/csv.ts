/**
 * How tables for spreadsheets are written: RFC 4180, with a byte order mark, by which they know that it is UTF-8, and an
 * apostrophe before text that they would take for a formula.
 */
export const CSV = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;
