import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What cannot be, and what one should know: each with its rule and page. */
export function Findings({ findings }: { findings: CharacterPlanAnswer['findings'] }) {
  const wrong = findings.filter(({ severity }) => severity === 'error').length;
  const toKnow = findings.length - wrong;
  return (
    <section className="character-part" aria-labelledby="findings">
      <SectionHead id="findings" name="Findings">
        <span className="character-aside">
          {wrong === 0 ? 'none wrong' : `${wrong} wrong`}
          {toKnow > 0 && `, ${toKnow} to know`}
        </span>
      </SectionHead>
      <ul className="character-findings">
        {findings.map(({ severity, message, source }) => (
          <li key={message} data-tone={severity === 'error' ? 'state-bad' : 'state-note'}>
            <span className="character-sign">
              <Icon name={severity === 'error' ? 'x' : 'flag'} />
              <span className="sr-only">{severity === 'error' ? 'Wrong:' : 'To know:'}</span>
            </span>
            <div>
              <p>{message}.</p>
              <p>{source}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
