import { Icon } from './icon.tsx';

/** Says that a section is still being built. */
export function ConstructionMark() {
  return <Icon name="construction" label="work in progress" />;
}
