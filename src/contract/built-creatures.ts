/* How addresses name creatures that are built; free of zod. */

/** Several of a creature that was made of a monster. */
export interface BuiltPart {
  slug: string;
  /** What it is built with, as the address of its page has it: `class=fighter:4`; empty as printed. */
  build: string;
  /** A number, or dice that are rolled when it joins. */
  count: string;
}

/** As many built creatures can be in one encounter. */
export const MAX_BUILT = 12;

/** Such as `ogre:2`; one stands without a number. */
export const counted = (name: string, count: string): string => (count === '1' ? name : `${name}:${count}`);

/** A built creature as an address has it: the end of the address of its page, with how many: `ogre:2?class=fighter:4`. */
export const builtText = ({ slug, build, count }: BuiltPart): string => `${counted(slug, count)}?${build}`;

const BUILT = /^([a-z0-9-]+)(?::([1-9]\d{0,3}))?\?(.+)$/;
/** What is built with has commas too, but never a question mark. */
const NEXT_BUILT = /,(?=[a-z0-9-]+(?::\d+)?\?)/;

/** One built creature; null where the text names none. */
function builtPart(text: string): BuiltPart | null {
  const [found, slug = '', count = '1', build = ''] = BUILT.exec(text.trim()) ?? [];
  return found === undefined ? null : { slug, build, count };
}

/** The built creatures that an address names; what cannot be read is left out. */
export const builtParts = (text = ''): BuiltPart[] => text.split(NEXT_BUILT).flatMap((one) => builtPart(one) ?? []);

/** The built creatures that an address names; null where one of them cannot be read. */
export function allBuiltParts(text: string): BuiltPart[] | null {
  const parts = builtParts(text);
  return parts.length === text.split(NEXT_BUILT).length ? parts : null;
}
