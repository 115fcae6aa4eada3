import type { z } from 'zod';
import type { verification } from '../../contract/entries.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { Icon } from '../ui/icon.tsx';

type VerificationNoteProps = { verification: z.infer<typeof verification> };

/** Says that the entry's figures were held against the rules, and where the book prints something else. */
export function VerificationNote({ verification }: VerificationNoteProps) {
  if (verification === null) return null;
  const { checks, exceptions } = verification;
  return (
    <section className="note" aria-labelledby="checked">
      <SectionHead id="checked" name="Checked against the rules" />
      <p>
        <Icon name="check" className="i yes" /> {checks} {checks === 1 ? 'figure' : 'figures'} of this entry{' '}
        {checks === 1 ? 'was' : 'were'} worked out anew
        {exceptions.length > 0 ? '; as printed, against the rules:' : checks === 1 ? ' and agrees.' : ' and agree.'}
      </p>
      {exceptions.length > 0 && (
        <dl className="facts exceptions">
          {exceptions.map(({ rule, printed, computed, reason }) => (
            <div key={`${rule} ${printed}`}>
              <dt>{rule.replaceAll('-', ' ')}</dt>
              <dd>
                {printed} printed, {computed} by the rules. {reason}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
