import { Icon } from './icon.tsx';

/** Says that a section is still being built: as quiet as a footnote sign, raised behind the name. */
export function ConstructionMark() {
  return (
    <span className="construction" title="Work in progress">
      <Icon name="construction" label="work in progress" />
    </span>
  );
}
