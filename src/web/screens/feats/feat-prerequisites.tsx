import type { Feat, TextPart } from '../../../contract/feats.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** The prerequisites: feats, skills, special and other conditions, or "None". */
export function FeatPrerequisites({ feat }: { feat: Feat }) {
  const { required_feats, required_skills, special_prerequisites, text_prerequisites } = feat;
  const rows = [
    {
      label: 'Feats',
      items: required_feats.map(({ slug, name, choice }) => (
        <li key={slug}>
          <Link to={paths.entry('feats', slug)}>{name}</Link>
          {choice && ` (${choice})`}
        </li>
      )),
    },
    {
      label: 'Skills',
      items: required_skills.map(({ slug, name, subtype, min_ranks }) => (
        <li key={`${slug} ${subtype}`}>
          <Link to={paths.entry('skills', slug)}>{subtype ? `${name} (${subtype})` : name}</Link> {min_ranks}{' '}
          {min_ranks === 1 ? 'rank' : 'ranks'}
        </li>
      )),
    },
    { label: 'Special', items: special_prerequisites.map(({ description, parts }) => line(description, parts)) },
    { label: 'Other', items: text_prerequisites.map(({ text, parts }) => line(text, parts)) },
  ].filter(({ items }) => items.length > 0);
  return (
    <section className="stat" aria-labelledby="prerequisites">
      <div className="stat-head">
        <SectionHead id="prerequisites" name="Prerequisites" />
        <span className="grow">Minimum level {feat.min_level}</span>
      </div>
      <dl className="rows">
        {rows.length === 0 && (
          <div>
            <dt>None</dt>
            <dd>
              {feat.min_level === 1 ? 'Open from the first level.' : `Open from character level ${feat.min_level}.`}
            </dd>
          </div>
        )}
        {rows.map(({ label, items }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul>{items}</ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function line(key: string, parts: readonly TextPart[]) {
  return (
    <li key={key}>
      {parts.map(({ text, url }, index) =>
        url === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
          <Link key={index} to={url}>
            {text}
          </Link>
        ),
      )}
    </li>
  );
}
