import { useEffect, useState } from 'react';
import type { ImportedCharacter } from '../../../contract/sheets.ts';
import { signed } from '../../../rules/signed.ts';
import type { Recognition } from '../../../sheets/recognise.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Findings } from '../character/findings.tsx';
import { KeepButton } from '../character/keep-button.tsx';
import { useFacts } from '../character/use-character.ts';
import type { Audit, Compared } from './audit-sheet.ts';

type SheetAuditProps = { character: ImportedCharacter; recognition: Recognition };

/** What the sheet says beside what the rules give, what is wrong with the character, and what was not understood. */
export function SheetAudit({ character, recognition }: SheetAuditProps) {
  const facts = useFacts();
  const [audit, setAudit] = useState<Audit | null>(null);
  useEffect(() => {
    let stale = false;
    if (facts?.ok)
      import('./audit-sheet.ts').then(({ auditSheet }) => {
        if (!stale) setAudit(auditSheet(character, recognition, facts.value));
      });
    return () => {
      stale = true;
    };
  }, [character, recognition, facts]);
  if (facts?.ok === false) return <p className="fault">The sheet cannot be held against the rules. {facts.cause}</p>;
  if (audit === null || character.characterSummary.class === null) return null;
  return <Audited audit={audit} />;
}

function Audited({ audit: { sheet, view, compared } }: { audit: Audit }) {
  const wrong = compared.filter(({ agrees }) => !agrees).length;
  return (
    <>
      <section className="sheet-audit" aria-labelledby="audit">
        <SectionHead id="audit" name="Held against the rules">
          <small>
            {wrong === 0 ? 'every figure agrees' : `${wrong} ${wrong === 1 ? 'figure differs' : 'figures differ'}`}
          </small>
        </SectionHead>
        <p>
          <span>{view.sentence}.</span>
          <KeepButton icon="user-round" view={view}>
            Keep as my character
          </KeepButton>
        </p>
        {compared.length > 0 && (
          <table>
            <caption className="sr-only">Figures of the sheet and of the rules</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">The sheet says</th>
                <th scope="col">The rules give</th>
                <th scope="col">Where</th>
              </tr>
            </thead>
            <tbody>
              {compared.map((line) => (
                <Line key={`${line.figure} ${line.place}`} line={line} />
              ))}
            </tbody>
          </table>
        )}
        {sheet.unknown.length > 0 && (
          <>
            <h3>Not understood</h3>
            <ul>
              {sheet.unknown.map(({ text, place, nearest }) => (
                <li key={`${text} ${place}`}>
                  “{text}” in {place}
                  {nearest && `; the nearest name is ${nearest}`}.
                </li>
              ))}
            </ul>
          </>
        )}
        {sheet.left.length > 0 && <p className="muted">Not compared: {sheet.left.join(', ')}.</p>}
      </section>
      <Findings findings={view.findings} />
    </>
  );
}

function Line({ line: { label, value, rules, agrees, terms, place, source } }: { line: Compared }) {
  return (
    <tr data-differs={agrees ? undefined : ''}>
      <th scope="row">{label}</th>
      <td>
        {!agrees && <Icon name="x" />} {rules.startsWith('+') || rules.startsWith('−') ? signed(value) : value}
      </td>
      <td>
        {rules}
        {!agrees && terms.length > 0 && (
          <small> {terms.map(({ label: name, value: part }) => `${name} ${signed(part)}`).join(', ')}</small>
        )}
        {!agrees && <small> {source}</small>}
      </td>
      <td className="muted">{place}</td>
    </tr>
  );
}
