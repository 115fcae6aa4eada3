import type { Template } from '../../../contract/templates.ts';
import { useFollowLinks } from '../../entries/prose.tsx';
import { SectionHead } from '../../layout/section-head.tsx';

/** A table of a template. */
export function TemplateTable({ table: { id, name, columns, rows } }: { table: Template['tables'][number] }) {
  const follow = useFollowLinks();
  return (
    <section className="side" aria-labelledby={id}>
      <SectionHead id={id} name={name} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link inside fires a click as well */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys */}
      <section className="book-table scroll" tabIndex={0} aria-label={`${name}, table`} onClick={follow}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={first}>
                <th scope="row">
                  <Cell html={first} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
                    key={index}
                  >
                    <Cell html={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Cell({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from typed data and names of entries
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
