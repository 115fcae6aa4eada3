import type { z } from 'zod';
import type { verification } from '../../contract/entries.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';

type VerificationNoteProps = { verification: z.infer<typeof verification> };

/**
 * States how many of the entry's figures were checked against the rules, and which ones the book prints differently.
 */
export function VerificationNote({ verification }: VerificationNoteProps) {
  if (verification === null) return null;
  const { checks, exceptions } = verification;
  return (
    <Panel labelledBy="checked">
      <SectionHead id="checked" name="Checked against the rules" />
      <p>
        <Icon name="check" className="icon mark-yes" /> {checks} {checks === 1 ? 'figure' : 'figures'} of this entry{' '}
        {checks === 1 ? 'was' : 'were'} recalculated
        {exceptions.length > 0
          ? '. These differ from the rules and stay as printed:'
          : checks === 1
            ? ' and agrees.'
            : ' and agree.'}
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
    </Panel>
  );
}
