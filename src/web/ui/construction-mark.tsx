import { Construction } from 'lucide-react';

/** Says that a section is still being built. */
export function ConstructionMark() {
  return <Construction className="i" role="img" aria-label="work in progress" aria-hidden={false} />;
}
