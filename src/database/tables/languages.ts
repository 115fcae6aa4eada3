import { flag, listTable, text } from './table.ts';

export const languageTables = {
  /** `type`: how it is conveyed; `script`: its alphabet, or an empty string. Both are slugs. */
  languages: listTable({ type: text, script: text, secret: flag }),
};
