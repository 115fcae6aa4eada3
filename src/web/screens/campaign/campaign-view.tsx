import type { ReactNode } from 'react';
import type { KindName } from '../../../contract/kinds.ts';
import { KINDS } from '../../../contract/kinds.ts';
import type { BookOptions } from '../../../contract/rulebooks.ts';
import { counted } from '../../../rules/counted.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { type Campaign, type NamedEntry, termsOf } from '../../my-books/campaign.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { chosenBooks } from './chosen-books.ts';
import type { HeldCount } from './held-counts.ts';
import { SafeText } from './safe-text.tsx';

export type PartName = 'name' | 'terms' | 'books' | 'bans' | 'added' | 'rules' | 'notes';

type CampaignViewProps = {
  campaign: Campaign;
  options: BookOptions;
  /** How much of each kind the table allows; null while it loads. */
  counts: readonly HeldCount[] | null;
  actions?: ReactNode;
  /** The form of a part, in place of what it says; null where it is read. */
  form?: (part: PartName) => ReactNode;
};

/** A campaign as its players read it, each part of it also as a form. */
export function CampaignView({ campaign, options, counts, actions, form = () => null }: CampaignViewProps) {
  const { name, bans, added, rules, notes, terms } = campaign;
  const { books } = chosenBooks(campaign.books, options);
  const parts = [
    counted(books.size, 'book'),
    ...(bans.length > 0 ? [counted(bans.length, 'ban')] : []),
    ...(added.length > 0 ? [counted(added.length, 'addition')] : []),
  ];
  return (
    <>
      <header className="title plain">
        <h1>{name}</h1>
        {actions}
        <div className="marks">
          <Tag look="lined">Campaign</Tag>
          <span className="muted">{parts.join(', ')}</span>
        </div>
      </header>
      {form('name')}
      <Holds counts={counts} terms={terms} />
      {form('terms')}
      <Part id="books" name="Books">
        {form('books') ?? <BookList options={options} chosen={books} />}
      </Part>
      {(bans.length > 0 || form('bans')) && (
        <Part id="bans" name="Bans">
          <Entries entries={bans} look="bans" />
          {form('bans')}
        </Part>
      )}
      {(added.length > 0 || form('added')) && (
        <Part id="added" name="Added">
          <Entries entries={added} look="bans plus" />
          {form('added')}
        </Part>
      )}
      {(rules !== '' || form('rules')) && (
        <Part id="house" name="House rules">
          {form('rules') ?? (
            <div className="prose">
              <SafeText text={rules} />
            </div>
          )}
        </Part>
      )}
      {(notes !== '' || form('notes')) && (
        <Part id="notes" name="Notes">
          {form('notes') ?? (
            <div className="prose">
              <SafeText text={notes} />
            </div>
          )}
        </Part>
      )}
    </>
  );
}

function Part({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section className="side" aria-labelledby={id}>
      <SectionHead id={id} name={name} />
      <div>{children}</div>
    </section>
  );
}

function Holds({ counts, terms }: { counts: CampaignViewProps['counts']; terms: string }) {
  const rows = termsOf(terms);
  return (
    <section className="stat" aria-labelledby="holds">
      <div className="stat-head">
        <h2 id="holds">What holds at this table</h2>
      </div>
      <dl className="glance">
        {HELD.map((kind) => {
          const count = counts?.find((each) => each.kind === kind);
          return (
            <div key={kind}>
              <dt>{KINDS[kind].title}</dt>
              <dd>
                {count ? (count.held?.toLocaleString('en') ?? '—') : '…'}{' '}
                {count?.all != null && <small>of {count.all.toLocaleString('en')}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      {rows.length > 0 && (
        <dl className="rows">
          {rows.map(({ label, value }) => (
            <div key={`${label} ${value}`}>
              <dt>{label || 'Also'}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const HELD: readonly KindName[] = ['feats', 'classes', 'spells', 'monsters'];

function BookList({ options, chosen }: { options: BookOptions; chosen: ReadonlySet<string> }) {
  const books = options.books.filter(({ slug }) => chosen.has(slug));
  const core = books.filter(({ edition }) => edition === 'core-35');
  const others = books.filter(({ edition }) => edition !== 'core-35');
  if (books.length === options.books.length) return <p>Every book is allowed.</p>;
  return (
    <ul className="book-list">
      {[...core, ...others].map(({ slug, name, abbr, edition }) => (
        <li key={slug}>
          <span className="abbr">{abbr}</span>
          <Link to={paths.entry('rulebooks', slug)}>{name}</Link>
          {edition === 'core-35' && <small>core</small>}
        </li>
      ))}
    </ul>
  );
}

function Entries({ entries, look }: { entries: readonly NamedEntry[]; look: 'bans' | 'bans plus' }) {
  return (
    <ul className={look}>
      {entries.map(({ kind, slug, name, note }) => (
        <li key={`${kind}/${slug}`}>
          <Icon name={look === 'bans' ? 'ban' : 'plus'} />
          <span>
            {look === 'bans' && <span className="sr-only">Banned: </span>}
            <Link to={paths.entry(kind, slug)}>{kind === 'spells' ? <em>{name}</em> : name}</Link>
          </span>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
