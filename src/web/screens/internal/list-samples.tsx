import type { EntryCards } from '../../../contract/entry-cards.ts';
import { FilterFields, SearchField } from '../../lists/filter-fields.tsx';
import type { FilterOptions } from '../../lists/filter-options.ts';
import { Chips, LetterBar } from '../../lists/list-parts.tsx';
import { ListTable } from '../../lists/list-table.tsx';
import { Toolbar } from '../../lists/list-toolbar.tsx';
import { NumberPager, SimplePager } from '../../lists/pager.tsx';
import { ClassEntry } from '../classes/class-entry.tsx';
import { DeityEntry } from '../deities/deity-entry.tsx';
import { DomainEntry } from '../domains/domain-entry.tsx';
import { FeatEntry } from '../feats/feat-entry.tsx';
import { ItemEntry } from '../items/item-entry.tsx';
import { LanguageEntry } from '../languages/language-entry.tsx';
import { MonsterEntry } from '../monsters/monster-entry.tsx';
import { PowerEntry } from '../powers/power-entry.tsx';
import { SkillEntry } from '../skills/skill-entry.tsx';
import { spellColumns } from '../spells/spell-columns.tsx';
import { SpellEntry } from '../spells/spell-entry.tsx';
import { SPELL_FILTERS } from '../spells/spell-filters.ts';
import { Sample, State } from './samples.tsx';

type Shown =
  | 'spells'
  | 'feats'
  | 'classes'
  | 'monsters'
  | 'items'
  | 'skills'
  | 'languages'
  | 'deities'
  | 'powers'
  | 'domains';
export type Cards = { [Kind in Shown]: EntryCards[Kind][] };

const CHIPS = [
  { name: 'school', label: 'School', value: 'Evocation', to: '?level=3' },
  { name: 'level', label: 'Level', value: '3', to: '?school=evocation' },
];
const QUERY = { school: 'evocation', level: '3' };
const page = (number: number) => ({ total: 85, pages: 5, page: number, limit: 20 });

/** The components of lists. */
export function ListSamples({ cards, filterOptions }: { cards: Cards; filterOptions: FilterOptions }) {
  return (
    <>
      <Sample of="What a list is filtered by">
        <Chips chips={CHIPS} clear="Clear all filters" clearTo="?" />
        <LetterBar query={{ ...QUERY, letter: 'F' }} filterOptions={filterOptions} />
        <Toolbar kind="spells" query={QUERY} view="entries" sorts={filterOptions.sorts} />
      </Sample>
      <Sample of="Filters: a choice, figures, a strip, texts, yes or no">
        <div className="rail scotch">
          <SearchField label="Search spells" query={QUERY} />
          <FilterFields filters={SPELL_FILTERS} query={QUERY} filterOptions={filterOptions} />
        </div>
      </Sample>
      <Sample of="Entries">
        <Entries cards={cards} />
      </Sample>
      <Sample of="Table">
        <ListTable kind="spells" cards={cards.spells} columns={spellColumns(QUERY)} query={QUERY} />
      </Sample>
      <Sample of="Pages">
        <State is="The first, in numbers">
          <NumberPager query={QUERY} pagination={page(1)} />
        </State>
        <State is="One within, in numbers">
          <NumberPager query={QUERY} pagination={page(3)} />
        </State>
        <State is="The last, in words">
          <SimplePager query={QUERY} pagination={page(5)} />
        </State>
      </Sample>
    </>
  );
}

function Entries({ cards }: { cards: Cards }) {
  return (
    <ul className="entries">
      {cards.spells.slice(0, 1).map((spell) => (
        <SpellEntry key={spell.slug} spell={spell} />
      ))}
      {cards.feats.map((feat) => (
        <FeatEntry key={feat.slug} feat={feat} />
      ))}
      {cards.classes.map((item) => (
        <ClassEntry key={item.slug} item={item} />
      ))}
      {cards.monsters.map((monster) => (
        <MonsterEntry key={monster.slug} monster={monster} />
      ))}
      {cards.items.map((item) => (
        <ItemEntry key={item.slug} item={item} />
      ))}
      {cards.skills.map((skill) => (
        <SkillEntry key={skill.slug} skill={skill} />
      ))}
      {cards.languages.map((language) => (
        <LanguageEntry key={language.slug} language={language} />
      ))}
      {cards.deities.map((deity) => (
        <DeityEntry key={deity.slug} deity={deity} />
      ))}
      {cards.powers.map((power) => (
        <PowerEntry key={power.slug} power={power} />
      ))}
      {cards.domains.map((domain) => (
        <DomainEntry key={domain.slug} domain={domain} />
      ))}
    </ul>
  );
}
