import address from 'virtual:icons';
import type { IconName } from './icon-names.ts';

type IconProps = {
  name: IconName;
  className?: string;
  /** What it says, where it does not stand beside a word that says the same. */
  label?: string;
};

const HIDDEN = { 'aria-hidden': true } as const;
const drawings = new Map<IconName, { __html: string }>();

/** The same object for each icon of a name, so that it is drawn once. */
function drawingOf(name: IconName): { __html: string } {
  const known = drawings.get(name) ?? { __html: `<use href="${address}#${name}"></use>` };
  drawings.set(name, known);
  return known;
}

/** An icon of the Lucide set, as tall as the text beside it. */
export function Icon({ name, className = 'i', label }: IconProps) {
  const says = label === undefined ? HIDDEN : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: half as many elements; names are our own
  return <svg className={className} viewBox="0 0 24 24" {...says} dangerouslySetInnerHTML={drawingOf(name)} />;
}
