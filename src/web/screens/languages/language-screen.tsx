import type { NamedSlug } from '../../../contract/entries.ts';
import type { KindName } from '../../../contract/kinds.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Answer } from '../../data/api.ts';
import { EntryActions } from '../../entries/entry-actions.tsx';
import { EntryFailure } from '../../entries/entry-failure.tsx';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { EntryLinks } from '../../entries/entry-links.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { ProseSections } from '../../entries/prose-sections.tsx';
import { SourceLine } from '../../entries/source-line.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { paths } from '../../paths.ts';
import { Tag } from '../../ui/tag.tsx';

export function LanguageScreen({ answer }: { answer: Answer<Language> }) {
  if (!answer.ok) return <EntryFailure kind="languages" failure={answer} />;
  const language = answer.value;
  const list = { name: 'Languages', to: paths.list('languages') };
  return (
    <>
      <Breadcrumb trail={[list]} here={language.name} back={{ ...list, name: 'Back to Languages' }} />
      <article className="detail">
        <div>
          <header className="title plain">
            <h1>{language.name}</h1>
            <EntryActions kind="languages" slug={language.slug} name={language.name} books={language} />
            <div className="marks">
              <Tag look="lined">{language.type}</Tag>
              <SourceLine name={language.rulebook_name} slug={language.rulebook_slug} page={language.page} />
            </div>
          </header>
          <section className="stat" aria-label="Facts">
            <StatRows
              rows={[
                ['Type', language.type],
                ['Alphabet', language.script],
                ['Also written in it', linked('languages', language.same_script)],
                ['Typical speakers', language.typical_speakers],
                ['Races', linked('races', language.races.automatic)],
                ['Bonus for races', linked('races', language.races.bonus)],
                ['Bonus for classes', linked('classes', language.bonus_for_classes)],
              ]}
            />
          </section>
          <ProseSections
            sections={[
              ['Description', language.description_html],
              ['Usage', language.usage_html],
              ['Learning it', language.game_rule_info_html],
            ]}
          />
          <NamedBy groups={language.named_by} />
          <Neighbours kind="languages" previous={language.previous} next={language.next} />
        </div>
        <EntryFoot kind="languages" entry={language} />
      </article>
    </>
  );
}

const linked = (kind: KindName, entries: readonly NamedSlug[]) =>
  entries.length > 0 ? <EntryLinks kind={kind} entries={entries} /> : null;
