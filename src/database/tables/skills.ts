import { flag, listTable, text } from './table.ts';

export const skillTables = {
  /** `ability`: the key ability's code, or an empty string. */
  skills: listTable({ ability: text, untrained: flag, armor_check_penalty: flag, psionic: flag }),
};
