import type { Feat } from '../../../contract/feats.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { RelationSection } from '../../entries/relation-section.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { ForMe } from '../../for-me/for-me.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { isListed, ListedScreen } from '../../listed/listed-entry.tsx';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { FeatAside } from './feat-aside.tsx';
import { FeatFailure } from './feat-failure.tsx';
import { FeatPrerequisites } from './feat-prerequisites.tsx';
import { FeatTree } from './feat-tree.tsx';

export function FeatScreen({ answer }: { answer: Answer<Feat> }) {
  if (!answer.ok) return <FeatFailure failure={answer} />;
  const feat = answer.value;
  if (isListed(feat)) return <ListedScreen kind="feats" entry={feat} />;
  const list = { name: 'Feats', to: paths.list('feats') };
  return (
    <>
      <Breadcrumb trail={[list]} here={feat.name} back={{ ...list, name: 'Back to Feats' }} />
      <article className="detail">
        <div>
          <FeatTitle feat={feat} />
          <ForMe kind="feats" slug={feat.slug} />
          <FeatPrerequisites feat={feat} />
          <ProseSections
            sections={[
              ['Benefit', feat.benefit_html],
              ['Normal', feat.normal_html],
              ['Special', feat.special_html],
              ['Description', feat.description_html],
              ...feat.type_rules.map(({ name, html }) => [name, html] as const),
            ]}
          />
          {feat.tree && <FeatTree tree={feat.tree} slug={feat.slug} />}
          <LeadsTo feat={feat} />
          <ItemsByType feat={feat} />
          <RelationSection id="items" title="Items made with it" kind="items" list={feat.items} />
          <RelationSection id="races" title="Races that give it" kind="races" list={feat.races} />
          <RelationSection
            id="monsters"
            title="Monsters with it"
            kind="monsters"
            list={feat.monsters}
            filter={{ feat: feat.slug }}
          />
          <Neighbours kind="feats" previous={feat.previous} next={feat.next} />
        </div>
        <FeatAside feat={feat} />
        <EntryFoot kind="feats" entry={feat} />
      </article>
    </>
  );
}

function FeatTitle({ feat }: { feat: Feat }) {
  const category = (
    <TagLink tone={`feat-${feat.category_slug}`} to={paths.list('feats', { category: feat.category_slug })}>
      {feat.category_name}
    </TagLink>
  );
  // Some categories are those of this reference, not of the books: the printed types come first then.
  const isPrinted = feat.types.some(({ slug }) => slug === feat.category_slug);
  const types = feat.types.filter(({ slug }) => slug !== feat.category_slug);
  return (
    <header className="title plain">
      <h1>{feat.name}</h1>
      <EntryActions kind="feats" slug={feat.slug} name={feat.name} books={feat} />
      <div className="marks">
        {isPrinted && category}
        {types.map(({ slug, name }) => (
          <Tag look="lined" key={slug}>
            {name}
          </Tag>
        ))}
        {!isPrinted && <span className="muted">listed under {category}</span>}
        {feat.fighter_bonus === 1 && <Tag look="lined">Fighter bonus feat</Tag>}
        <SourceLine name={feat.rulebook_name} slug={feat.rulebook_slug} page={feat.page} />
      </div>
      <ErrataNote errata={feat.errata} />
      {feat.aliases.length > 0 && <p className="also">Printed as {feat.aliases.join(', ')}</p>}
    </header>
  );
}

function LeadsTo({ feat }: { feat: Feat }) {
  if (feat.leads_to.length === 0) return null;
  return (
    <section className="side" aria-labelledby="leads-to">
      <SectionHead id="leads-to" name="Leads to" />
      <ul className="columns">
        {feat.leads_to.map(({ slug, name, min_level }) => (
          <li key={slug}>
            <Link to={paths.entry('feats', slug)}>{name}</Link> <span className="muted">level {min_level}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemsByType({ feat }: { feat: Feat }) {
  if (feat.item_types.length === 0) return null;
  return (
    <section className="side" aria-labelledby="item-types">
      <SectionHead id="item-types" level="h3" name="Makes every" />
      <ul className="columns">
        {feat.item_types.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={paths.list('items', { type: slug })}>{name}</Link> <span className="muted">{count} in all</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
