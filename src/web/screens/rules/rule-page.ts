import type { Rule } from '../../../contract/rules.ts';
import type { Example } from './load-example.ts';

/** A page of the rules, and the example that it explains line by line; null where it has none. */
export type RulePage = Rule & { example: Example | null };
