import { listTable, text } from './table.ts';

export const glossaryTables = { glossary: listTable({ category: text }) };
