/** A creature that joins a fight with what was added to it, as an address has it: `lion.celestial.augmented:1d3`. */
export interface SummonedPart {
  slug: string;
  templates: readonly string[];
  augmented: boolean;
  /** A number, or dice that are rolled when it joins. */
  count: string;
}

const AUGMENTED = 'augmented';
const PART = /^([a-z0-9-]+)((?:\.[a-z0-9-]+)*)(?::(\d{1,3}|\d{1,2}d\d{1,2}(?:\+\d{1,2})?))?$/;

export const summonedText = ({ slug, templates, augmented, count }: SummonedPart): string =>
  [[slug, ...templates, ...(augmented ? [AUGMENTED] : [])].join('.'), ...(count === '1' ? [] : [count])].join(':');

/** The creatures that an address names; what cannot be read is left out. */
export const summonedParts = (text = ''): SummonedPart[] =>
  text.split(',').flatMap((one) => {
    const [found, slug = '', added = '', count = '1'] = PART.exec(one.trim()) ?? [];
    if (found === undefined) return [];
    const words = added.split('.').filter(Boolean);
    return [
      { slug, templates: words.filter((word) => word !== AUGMENTED), augmented: words.includes(AUGMENTED), count },
    ];
  });
