import address from 'virtual:icons';
import { Drawing } from '../../ui/drawing.tsx';
import type { CardFace } from './card-face.ts';
import type { CardPart } from './card-fit.ts';

type CardProps = { face: CardFace; part?: CardPart; number?: number; of?: number };

/**
 * One card of an entry, or one of several. Without `part` it is not fitted yet and has the whole text in the smallest
 * size.
 */
export function Card({ face, part, number = 1, of = 1 }: CardProps) {
  const facts = part ? face.facts.slice(part.firstFact, part.firstFact + part.facts) : face.facts;
  const continued = number > 1;
  return (
    <li
      className={continued ? 'card continued' : 'card'}
      data-card={face.key}
      data-size={part?.size ?? 'tiny'}
      data-tone={face.tone}
    >
      <header>
        <Sign face={face} />
        <h2>{face.name}</h2>
        <p>{continued ? 'continued' : face.line}</p>
      </header>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules text without HTML of its own, or a piece of it */}
      <div className="text" dangerouslySetInnerHTML={{ __html: part?.html ?? face.html }} />
      <footer>
        <span>{of > 1 ? [face.foot, `${number} of ${of}`].filter(Boolean).join(' · ') : face.foot}</span>
        <span>{face.source}</span>
      </footer>
    </li>
  );
}

/** The back of a card: kind and category, by which a pile can be sorted. */
export function CardBack({ face }: { face: CardFace }) {
  return (
    <li className="card back" data-tone={face.tone} aria-hidden="true">
      <Sign face={face} />
      <p>{face.name}</p>
      <small>{face.line}</small>
    </li>
  );
}

function Sign({ face: { sign } }: { face: CardFace }) {
  return (
    <span className="sigil">
      {'school' in sign && (
        <svg className="sigil-drawing" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${address}#${sign.school}`} />
        </svg>
      )}
      {'drawing' in sign && <Drawing name={sign.drawing} />}
      {'letters' in sign && <b>{sign.letters}</b>}
    </span>
  );
}
