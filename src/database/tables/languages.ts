import { flag, listTable, text } from './table.ts';

export const languageTables = {
  /** `type`: spoken, written and so on. `script`: its alphabet, or an empty string. Both are slugs. */
  languages: listTable({ type: text, script: text, secret: flag }),
};
