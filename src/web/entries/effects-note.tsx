import type { NamedSlug } from '../../contract/entries.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Panel } from '../ui/panel.tsx';

/**
 * The effects of an entry as links. A general effect is left out beside a specific one: `Reflex half` implies `Reflex
 * save`.
 */
export function EffectsNote({ effects }: { effects: readonly NamedSlug[] }) {
  if (effects.length === 0) return null;
  const shown = effects.filter(({ slug }) => !effects.some((other) => other.slug.startsWith(`${slug}-`)));
  return (
    <Panel labelledBy="effects">
      <SectionHead id="effects" name="Effects" />
      <ul className="spaced">
        {shown.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.effect(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
