import type { Item } from '../../../contract/items.ts';
import { slugify } from '../../../contract/slug.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { ErrataNote } from '../../entries/errata-note.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { RelationSection } from '../../entries/relation-section.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { TagLink } from '../../navigation/tag-link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { ItemBasics } from './item-basics.tsx';
import { ItemCosts } from './item-costs.tsx';
import { ItemProperties } from './item-properties.tsx';
import { ItemVariants } from './item-variants.tsx';

export function ItemScreen({ answer }: { answer: Answer<Item> }) {
  if (!answer.ok) return <EntryFailure kind="items" failure={answer} />;
  const item = answer.value;
  const list = { name: 'Items', to: paths.list('items') };
  return (
    <>
      <Breadcrumb trail={[list]} here={item.name} back={{ ...list, name: 'Back to Items' }} />
      <article className="detail">
        <div>
          <ItemTitle item={item} />
          <ItemBasics item={item} />
          <ItemCosts item={item} />
          <ProseSections sections={[['Description', item.description_html]]} />
          <ItemVariants id="variants" title="Variants" variants={item.variants} />
          <ItemVariants id="versions" title="Versions" variants={item.versions} here={item.slug} />
          <ProseSections sections={[['Visual Description', item.visual_description_html]]} />
          <ItemAura item={item} />
          {item.activation_name && (
            <section className="side" aria-labelledby="activation">
              <SectionHead id="activation" name="Activation" />
              <div className="prose">
                <p>
                  <strong>{item.activation_name}.</strong> {item.activation}
                </p>
              </div>
            </section>
          )}
          <ItemProperties item={item} />
          <AdditionalInformation item={item} />
          <RelationSection id="favored" title="Favored weapon of" kind="deities" list={item.favored_by} />
          {item.related.map(({ title, entries }) => (
            <RelationSection key={title} id={slugify(title)} title={title} kind="items" list={entries} />
          ))}
          <Neighbours kind="items" previous={item.previous} next={item.next} />
        </div>
        <SpellItemNote item={item} />
        <EntryFoot kind="items" entry={item} />
      </article>
    </>
  );
}

function ItemTitle({ item }: { item: Item }) {
  return (
    <header className="title plain">
      <h1>{item.name}</h1>
      <EntryActions kind="items" slug={item.slug} name={item.name} books={item} />
      <div className="marks">
        <TagLink to={paths.list('items', { type: item.type })}>{item.type_name}</TagLink>
        {item.material_name && item.material_slug && (
          <TagLink look="lined" to={paths.entry('items', item.material_slug)}>
            {item.material_name}
          </TagLink>
        )}
        <SourceLine name={item.rulebook_name} slug={item.rulebook_slug} page={item.page} />
      </div>
      <ErrataNote errata={item.errata} />
      {item.aliases.length > 0 && <p className="also">Also called {item.aliases.join('; ')}</p>}
    </header>
  );
}

/** The strength of its aura, and the DC to identify the school (SRD, detect magic and detect psionics). */
function ItemAura({ item }: { item: Item }) {
  const { aura_name, aura_dc, aura, manifester_level } = item;
  if (aura_name === null && aura === null) return null;
  const [spell, skill] =
    manifester_level === null
      ? [{ kind: 'spells', slug: 'detect-magic', name: 'detect magic' } as const, 'spellcraft' as const]
      : [{ kind: 'powers', slug: 'detect-psionics', name: 'detect psionics' } as const, 'psicraft' as const];
  return (
    <section className="side" aria-labelledby="aura">
      <SectionHead id="aura" name="Aura" />
      <div className="prose">
        {aura_name && (
          <p>
            <strong>{aura_name}.</strong>{' '}
            {aura_dc === null && item.variants.length > 0 && 'The table above has the aura of each variant.'}
            {aura_dc !== null && (
              <>
                A character who sees it by <Link to={paths.entry(spell.kind, spell.slug)}>{spell.name}</Link> learns its
                school with a{' '}
                <Link to={paths.entry('skills', skill)}>{skill === 'psicraft' ? 'Psicraft' : 'Spellcraft'}</Link> check
                (<strong>DC {aura_dc}</strong>, 15 + 1/2 {manifester_level === null ? 'caster' : 'manifester'} level).
              </>
            )}
          </p>
        )}
        {aura && <p>{aura}</p>}
      </div>
    </section>
  );
}

function AdditionalInformation({ item }: { item: Item }) {
  const compared = new Set(item.versions.flatMap((version) => version.facts.map(({ label }) => label)));
  const facts = item.facts.filter(({ label }) => !compared.has(label));
  if (facts.length === 0) return null;
  return (
    <section className="side" aria-labelledby="more">
      <SectionHead id="more" name="Additional Information" />
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The spell in a potion, oil, scroll or wand, and how it determines the price. */
function SpellItemNote({ item: { made_from, price_gp } }: { item: Item }) {
  if (made_from === null) return null;
  const { spell, spell_level, tradition, formula, computed_price_gp } = made_from;
  return (
    <div className="aside">
      <Panel>
        <section aria-labelledby="made-from">
          <SectionHead id="made-from" name="The spell" />
          <p>
            <Link to={paths.entry('spells', spell.slug)}>{spell.name}</Link>, {tradition} level {spell_level}
          </p>
        </section>
        <section aria-labelledby="price-rule">
          <SectionHead id="price-rule" name="Price by the rules" />
          <p>{formula}</p>
          {computed_price_gp !== price_gp && <p>The book prints another price, which stands.</p>}
        </section>
      </Panel>
    </div>
  );
}
