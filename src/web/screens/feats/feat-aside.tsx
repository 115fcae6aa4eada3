import type { Feat } from '../../../contract/feats.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';

/** The side column: how the feat is taken, classes that require it, and other books that print it. */
export function FeatAside({ feat }: { feat: Feat }) {
  const required = feat.classes.filter(({ relation }) => relation === 'required');
  const epic = feat.classes.filter(({ relation }) => relation === 'epic-bonus');
  return (
    <div className="aside">
      <Panel>
        <section aria-labelledby="taking-it">
          <SectionHead id="taking-it" name="Taking it" />
          <dl className="facts">
            <dt>Fighter bonus feat</dt>
            <dd>{feat.fighter_bonus === 1 ? <Link to={paths.entry('classes', 'fighter')}>Yes</Link> : 'No'}</dd>
            {feat.choice && (
              <>
                <dt>Chosen with it</dt>
                <dd>{feat.choice}</dd>
              </>
            )}
            <dt>More than once</dt>
            <dd>{againText(feat)}</dd>
          </dl>
        </section>
        {required.length > 0 && (
          <section aria-labelledby="required-by-classes">
            <SectionHead id="required-by-classes" name="Required by classes" />
            <ClassLines classes={required} />
          </section>
        )}
        {epic.length > 0 && (
          <section aria-labelledby="epic-bonus-feat-of">
            <SectionHead id="epic-bonus-feat-of" name="Epic bonus feat of" />
            <ClassLines classes={epic} />
          </section>
        )}
        {feat.also_in.length > 0 && (
          <section aria-labelledby="also-appears-in">
            <SectionHead id="also-appears-in" name="Also appears in" />
            <ul className="lines">
              {feat.also_in.map(({ slug, name, page }) => (
                <li key={slug}>
                  <Link to={paths.entry('rulebooks', slug)}>{name}</Link>
                  {page !== null && <span className="muted">page {page}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Panel>
    </div>
  );
}

function againText({ multiple, stacks }: Feat): string {
  if (multiple === 0) return 'No';
  if (stacks === null) return 'Yes';
  return stacks === 1 ? 'Yes, and its effects stack' : 'Yes, but its effects do not stack';
}

function ClassLines({ classes }: { classes: Feat['classes'] }) {
  return (
    <ul className="lines">
      {classes.map(({ slug, name, note }) => (
        <li key={slug}>
          <Link to={paths.entry('classes', slug)}>{name}</Link>
          {note && <small className="muted">{note}</small>}
        </li>
      ))}
    </ul>
  );
}
