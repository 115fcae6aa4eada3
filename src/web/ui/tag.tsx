import type { ReactNode } from 'react';

/** Colours of schools of magic, categories of feats and abilities, each by its slug (`theme/tones.css`). */
type Tone = `school-${string}` | `feat-${string}` | `ability-${string}`;

/** `filled`: grey or in a tone. `plain`: text in a tone. `lined`: an outline without a tone. */
export type TagLook = { className?: string } & (
  | { look?: 'filled' | 'plain'; tone?: Tone | undefined }
  | { look: 'lined'; tone?: never }
);

const LOOKS = { filled: 'tag', plain: 'tag tag-plain', lined: 'tag tag-lined' };

/** The attributes of an element that looks like a tag. */
export const tagAttributes = ({ look = 'filled', tone, className }: TagLook) => ({
  className: className ? `${LOOKS[look]} ${className}` : LOOKS[look],
  'data-tone': tone,
});

type TagProps = TagLook & {
  /** The full text if the tag is an abbreviation. */
  title?: string;
  children: ReactNode;
};

/** A short label for a category, such as a school or a type. */
export function Tag({ title, children, ...look }: TagProps) {
  if (title === undefined) return <span {...tagAttributes(look)}>{children}</span>;
  return (
    <abbr {...tagAttributes(look)} title={title}>
      {children}
    </abbr>
  );
}
