import type { Domain } from '../contract/domains.ts';
import type { EntryText } from './entry-text.ts';

/** A domain with its granted power and the spell of each level. */
export function domainText(domain: Domain): EntryText {
  return {
    name: `${domain.name} Domain`,
    facts: [
      ['Deities', domain.deities.map(({ name }) => name).join(', ')],
      ...domain.spells.map(({ level, name, note }) => [`Spell ${level}`, note ? `${name} (${note})` : name] as const),
    ],
    sections: [
      ['Granted power', domain.granted_power_html],
      [null, domain.description_html],
    ],
  };
}
