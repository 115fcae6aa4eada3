import { EFFECT_KINDS } from '../../../contract/effect-kinds.ts';
import type { Effect } from '../../../contract/effects.ts';
import { slugify } from '../../../contract/slug.ts';
import type { Answer, Failure } from '../../data/api.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { NotFoundState } from '../../navigation/page-states.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';

const LIST = { name: 'Effects', to: paths.effects() };

export function EffectScreen({ answer }: { answer: Answer<Effect> }) {
  if (!answer.ok) return <EffectFailure {...answer} />;
  const effect = answer.value;
  return (
    <>
      <Breadcrumb trail={[LIST]} here={effect.name} back={{ ...LIST, name: 'Back to Effects' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{effect.title}</h1>
            <div className="marks">
              <TagLink look="lined" to={`${paths.effects()}#${effect.group.slug}`}>
                {effect.group.name}
              </TagLink>
              {effect.term && (
                <span className="source-name">
                  Rules: <Link to={paths.entry('glossary', effect.term.slug)}>{effect.term.name}</Link>
                </span>
              )}
            </div>
            {effect.note && <p className="also">{effect.note}</p>}
          </header>
          {effect.kinds.map((kind) => (
            <Entries key={kind.kind} effect={effect.slug} kind={kind} />
          ))}
        </div>
        <Aside effect={effect} />
      </article>
    </>
  );
}

function EffectFailure({ status, cause }: Failure) {
  const missing = status === 404;
  const title = missing ? 'Effect not found' : 'The effect could not be loaded';
  return (
    <>
      <Breadcrumb trail={[LIST]} here={title} back={{ ...LIST, name: 'Back to Effects' }} />
      <h1 className="sr-only">{title}</h1>
      {missing ? (
        <NotFoundState title={title} back={{ to: LIST.to, label: 'Back to Effects' }}>
          {cause}
        </NotFoundState>
      ) : (
        <ErrorState title={title} cause={cause} />
      )}
    </>
  );
}

type KindOfEffect = Effect['kinds'][number];

function Entries({
  effect,
  kind: { kind, title, total, spell_items, entries },
}: {
  effect: string;
  kind: KindOfEffect;
}) {
  const list = paths.list(kind, { effect });
  const left = total - spell_items - entries.length;
  return (
    <section className="side terms" aria-labelledby={kind}>
      <SectionHead id={kind} name={title}>
        {' '}
        <small>{total.toLocaleString('en')}</small>
      </SectionHead>
      <div>
        <dl>
          {entries.map(({ slug, name, summary }) => (
            <div key={slug}>
              <dt>
                <Link className="name" to={paths.entry(kind, slug)}>
                  {name}
                </Link>
              </dt>
              {summary && <dd>{summary}</dd>}
            </div>
          ))}
        </dl>
        {(left > 0 || spell_items > 0) && (
          <p className="muted">
            {[
              left > 0 && `${left.toLocaleString('en')} more`,
              spell_items > 0 && `${spell_items.toLocaleString('en')} potions, oils, scrolls and wands of such spells`,
            ]
              .filter(Boolean)
              .join(', and ')}
            : <Link to={list}>all as a list</Link>
          </p>
        )}
      </div>
    </section>
  );
}

function Aside({ effect }: { effect: Effect }) {
  const kinds = EFFECT_KINDS.flatMap((name) => effect.kinds.find(({ kind }) => kind === name) ?? []);
  return (
    <div className="aside">
      <Panel>
        <section aria-labelledby="as-a-filter">
          <SectionHead id="as-a-filter" name="As a filter" />
          <ul className="lines">
            {kinds.map(({ kind, title, total }) => (
              <li key={kind}>
                <Link to={paths.list(kind, { effect: effect.slug })}>{title}</Link>
                <span className="muted">{total.toLocaleString('en')}</span>
              </li>
            ))}
          </ul>
        </section>
        {effect.related.map(({ title, effects }) => (
          <section key={title} aria-labelledby={slugify(title)}>
            <SectionHead id={slugify(title)} name={title} />
            <ul className="spaced">
              {effects.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.effect(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Panel>
    </div>
  );
}
