import { type BuiltPart, counted } from '../../../contract/built-creatures.ts';
import { type Query, withQuery } from '../../paths.ts';

/** Parameters as an address has them, with the commas and colons of their values as they are. */
export const buildText = (query: Query): string =>
  withQuery('', query).slice(1).replaceAll('%2C', ',').replaceAll('%3A', ':');

/** A creature that is summoned with what the spell adds to it. */
export interface SummonedPart {
  slug: string;
  template: string | null;
  augmented: boolean;
  /** A number, or dice that are rolled when it joins. */
  count: string;
}

const AUGMENTED = 'augmented';
const SUMMONED = /^([a-z0-9-]+)((?:\.[a-z0-9-]+)*)(?::(\d{1,3}|\d{1,2}d\d{1,2}(?:\+\d{1,2})?))?$/;

/** A summoned creature as an address has it: `lion.celestial.augmented:1d3`. */
export const summonedText = ({ slug, template, augmented, count }: SummonedPart): string =>
  counted([slug, ...(template === null ? [] : [template]), ...(augmented ? [AUGMENTED] : [])].join('.'), count);

/** The summoned creatures that an address names; what cannot be read is left out. */
export const summonedParts = (text = ''): BuiltPart[] =>
  text.split(',').flatMap((one) => {
    const [found, slug = '', added = '', count = '1'] = SUMMONED.exec(one.trim()) ?? [];
    if (found === undefined) return [];
    const words = added.split('.').filter(Boolean);
    const templates = words.filter((word) => word !== AUGMENTED);
    const build = buildText({
      template: templates.length === 0 ? undefined : templates.join(','),
      augment: words.includes(AUGMENTED) ? 1 : undefined,
    });
    return [{ slug, build, count }];
  });
