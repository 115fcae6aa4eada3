import { capitalized } from '../../../rules/capitalized.ts';
import type { Missing } from '../../../rules/character/missing.ts';
import { signed } from '../../../rules/signed.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { isFigure, missingLabel } from './standing-words.ts';

type NeedProps = {
  missing: Missing;
  /** The feats that are legal now, which is said beside their names. */
  legal: ReadonlySet<string>;
};

/** One condition that is not met: what there is, an arrow, and what it takes. */
export function Need({ missing, legal }: NeedProps) {
  const { kind, text, have, need } = missing;
  if (isFigure(missing))
    return (
      <span className="character-need">
        {missingLabel(missing)}{' '}
        <b>
          {shown(missing, have)}
          <Icon name="arrow-right" />
          <span className="sr-only"> to </span>
          {shown(missing, need)}
        </b>
      </span>
    );
  if (kind === 'feat' && typeof need === 'string')
    return (
      <span className="character-need">
        Feat <Link to={paths.entry('feats', need)}>{text}</Link>
        {legal.has(need) && <small> legal now</small>}
        {typeof have === 'string' && <small> yours is for {have.replaceAll('-', ' ')}</small>}
      </span>
    );
  return (
    <span className="character-need">
      {capitalized(text)}
      {typeof have === 'string' && <small> yours is {have.replaceAll('-', ' ')}</small>}
    </span>
  );
}

function shown({ text }: Missing, figure: Missing['have'] | Missing['need']): string {
  const value = Number(figure);
  return /[+−]\d/.test(text) ? signed(value) : String(value);
}
