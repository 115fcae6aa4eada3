import type { Template } from '../../../contract/templates.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';

/** Beside the text: the monsters printed with the template, those that belong to it, and the other templates. */
export function TemplateAside({ template }: { template: Template }) {
  const { samples, related, templates, slug } = template;
  return (
    <div className="aside">
      {samples.length > 0 && (
        <Panel labelledBy="samples">
          <SectionHead id="samples" name="Printed with it" />
          <ul>
            {samples.map((sample) => (
              <li key={sample.slug}>
                <Link to={paths.entry('monsters', sample.slug)}>{sample.name}</Link>
                <SampleNote sample={sample} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {related.length > 0 && (
        <Panel labelledBy="related">
          <SectionHead id="related" name="See also" />
          <ul>
            {related.map((monster) => (
              <li key={monster.slug}>
                <Link to={paths.entry('monsters', monster.slug)}>{monster.name}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel labelledBy="all-templates">
        <SectionHead id="all-templates" name="Templates" />
        <ul>
          {templates.map((other) => (
            <li key={other.slug}>
              <Link to={paths.entry('templates', other.slug)} aria-current={other.slug === slug ? 'page' : undefined}>
                {other.name}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** The base creature and what distinguishes the sample: `from unicorn, 7th-level cleric`. */
function SampleNote({ sample: { base, note } }: { sample: Template['samples'][number] }) {
  if (base === null && note === null) return null;
  return (
    <small className="muted">
      {' '}
      {base && (
        <>
          from <Link to={paths.entry('monsters', base.slug)}>{base.name}</Link>
        </>
      )}
      {base && note && ', '}
      {note}
    </small>
  );
}
