import address from 'virtual:icons';
import type { IconName } from './icon-names.ts';

type IconProps = {
  name: IconName;
  className?: string;
  /** The text for screen readers. Absent if a text beside the icon says the same. */
  label?: string;
};

const HIDDEN = { 'aria-hidden': true } as const;
const drawings = new Map<IconName, { __html: string }>();

/** Returns the same object for the same name, so that React skips unchanged icons. */
function drawingOf(name: IconName): { __html: string } {
  const known = drawings.get(name) ?? { __html: `<use href="${address}#${name}"></use>` };
  drawings.set(name, known);
  return known;
}

/** An icon of the Lucide set, as tall as the text beside it. */
export function Icon({ name, className = 'icon', label }: IconProps) {
  const attributes = label === undefined ? HIDDEN : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: halves the number of elements; names are constants
  return <svg className={className} viewBox="0 0 24 24" {...attributes} dangerouslySetInnerHTML={drawingOf(name)} />;
}
