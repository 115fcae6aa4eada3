import { ButtonLink } from '../navigation/button-link.tsx';
import type { IconName } from '../ui/icon-names.ts';

type ToolLink = { name: string; to: string; icon: IconName };

/** Links from an entry to the tools that work it out. */
export function ToolLinks({ links }: { links: readonly ToolLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="actions">
      {links.map(({ name, to, icon }) => (
        <ButtonLink key={to} to={to} variant="quiet" icon={icon}>
          {name}
        </ButtonLink>
      ))}
    </p>
  );
}
