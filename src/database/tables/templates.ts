import { integer, listTable, nullable, text, valueTable } from './table.ts';

export const templateTables = {
  templates: listTable({
    /** The slug of the type that it gives; an empty string if the type stays. */
    type: text,
    level_adjustment: nullable(integer),
    /** Where it depends on the origin: the higher one. */
    highest_adjustment: nullable(integer),
  }),
  /** Creature types that may have the template. */
  template_bases: valueTable(),
  /** Inherited or acquired; both for lycanthropes. */
  template_origins: valueTable(),
};
