import address from 'virtual:icons';
import type { IconName } from './icon-names.ts';

type IconProps = {
  name: IconName;
  className?: string;
  /** What it says, where it does not stand beside a word that says the same. */
  label?: string;
};

/** An icon of the Lucide set, as tall as the text beside it. */
export function Icon({ name, className = 'i', label }: IconProps) {
  const drawing = <use href={`${address}#${name}`} />;
  if (label === undefined)
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
    );
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
