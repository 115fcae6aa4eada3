import { type Query, withQuery } from '../../paths.ts';

/** Several of a creature that was made of a monster. */
export interface BuiltPart {
  slug: string;
  /** What it is built with, as the address of its page has it: `class=fighter:4`; empty as printed. */
  build: string;
  /** A number, or dice that are rolled when it joins. */
  count: string;
}

/** Parameters as an address has them, with the commas and colons of their values as they are. */
export const buildText = (query: Query): string =>
  withQuery('', query).slice(1).replaceAll('%2C', ',').replaceAll('%3A', ':');

const counted = (name: string, count: string): string => (count === '1' ? name : `${name}:${count}`);

/** A built creature as an address has it: the end of the address of its page, with how many: `ogre:2?class=fighter:4`. */
export const builtText = ({ slug, build, count }: BuiltPart): string => `${counted(slug, count)}?${build}`;

const BUILT = /^([a-z0-9-]+)(?::([1-9]\d{0,3}))?\?(.+)$/;
/** What is built with has commas too, but never a question mark. */
const NEXT_BUILT = /,(?=[a-z0-9-]+(?::\d+)?\?)/;

/** The built creatures that an address names; what cannot be read is left out. */
export const builtParts = (text = ''): BuiltPart[] =>
  text.split(NEXT_BUILT).flatMap((one) => {
    const [found, slug = '', count = '1', build = ''] = BUILT.exec(one.trim()) ?? [];
    return found === undefined ? [] : [{ slug, build, count }];
  });

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
