import { Form } from 'react-router';
import { KINDS } from '../../../contract/kinds.ts';
import type { CatalogueCounts } from '../../../contract/search.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Api, apiOf, pageApi } from '../../data/api.ts';
import { StructuredData } from '../../layout/page-identity.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import { SearchInput } from '../../layout/search-input.tsx';
import { SECTIONS, type Section, type SectionName, SITE_NAME, SITE_TITLE, TOOLS } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConstructionMark } from '../../ui/construction-mark.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/home';
import { Die } from './die.tsx';
import styleUrl from './home.css?url';

const load = async (api: Api) => {
  const answer = await api<CatalogueCounts>(apiPaths.counts());
  return answer.ok ? answer.value.counts : {};
};
export const loader = ({ context }: Route.LoaderArgs) => load(apiOf(context));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(pageApi(request));

export const links = () => [screenStyle(styleUrl)];
export const meta = () => [
  { title: `${SITE_NAME} · ${SITE_TITLE}` },
  {
    name: 'description',
    content:
      'Spells, feats, classes, races, monsters, items, skills and more of D&D 3.5e: every rule found in seconds, checked, and free to use.',
  },
];

/** A description of each section. */
const SECTION_TEXTS: Readonly<Record<SectionName, string>> = {
  spells: 'Schools, levels and components, with every figure as the books print it.',
  feats: 'Prerequisites, benefits and categories, and what each feat leads to.',
  classes: 'Variants, skills, requirements and level tables.',
  races: 'Traits, languages and favored classes.',
  monsters: 'Stats, abilities and challenge ratings.',
  items: 'Magic items, weapons, armor and equipment.',
  skills: 'Descriptions, checks and synergies.',
  languages: 'Languages and dialects for character creation.',
  deities: 'Gods with their domains and alignments.',
  rulebooks: 'Source books and official publications.',
  shop: 'Generates a shopkeeper and a curated inventory.',
};

const TRY = [
  { label: 'fireball', to: paths.entry('spells', 'fireball') },
  { label: 'actions in combat', to: paths.entry('rules', 'actions-in-combat') },
  { label: 'grapple', to: paths.entry('rules', 'grapple') },
  { label: 'bag of holding', to: paths.entry('items', 'bag-of-holding') },
];

const BADGES = [
  ['Easy to navigate', 'One search for everything, filters that live in the address, and the whole site by keyboard.'],
  ['Community driven', 'The entries are plain files that anyone can read, check and correct.'],
  ['Complete reference', 'All that the System Reference Document holds, and an index of the books beyond it.'],
] as const;

export default function HomeScreen({ loaderData: counts }: Route.ComponentProps) {
  return (
    <>
      <StructuredData
        data={(origin) => ({
          '@type': 'WebSite',
          name: SITE_TITLE,
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}${paths.search()}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        })}
      />
      <div className="hero">
        <div>
          <h1>{SITE_TITLE}</h1>
          <p className="lede">
            The rules of the 3.5 edition, easy to find and quick to read. Look up any spell, feat or monster, stock a
            shop, and get back to the game.
          </p>
          <Form className="hero-search" action={paths.search()} role="search" aria-label="Everything">
            <SearchInput id="ask" label="Search everything" placeholder="Spell, rule, monster, item…" />
            <Button variant="primary" type="submit">
              Search
            </Button>
          </Form>
          <p className="hero-examples">
            Try{' '}
            {TRY.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </p>
        </div>
        <Die />
      </div>
      <section className="scotch" aria-labelledby="contents">
        <div className="contents-head">
          <h2 id="contents">Contents</h2>
        </div>
        <ul className="contents">
          <RulesCard count={counts.rules} />
          {SECTIONS.map((section) => (
            <SectionCard key={section.name} section={section} counts={counts} />
          ))}
          <BesideCard counts={counts} />
        </ul>
      </section>
      <section className="scotch home-tools" aria-labelledby="tools">
        <div className="contents-head">
          <h2 id="tools">Tools</h2>
          <p>What you make with them stays in this browser.</p>
        </div>
        <ul className="tool-row">
          {TOOLS.map(({ name, text, path, icon }) => (
            <li key={path}>
              <Link to={path}>
                <Icon name={icon} />
                <b>{name}</b>
              </Link>
              <small>{text}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className="about scotch" aria-labelledby="about">
        <div>
          <h2 id="about">About</h2>
          <div className="prose">
            <p className="dropcap">
              Every entry carries its figures as the books print them, with the book and page beside them, and explains
              its rules in plain words. Whatever a rule mentions is a link to that rule. Nothing asks for an account:
              what you choose here stays in your browser.
            </p>
            <p>Found a mistake? Each page has a link to report it.</p>
          </div>
        </div>
        <ul className="badges">
          {BADGES.map(([title, text]) => (
            <li key={title}>
              <span className="versal" aria-hidden="true">
                {title[0]}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Pages of the rules that are asked for most. */
const ASKED = [
  { name: 'Actions in combat', slug: 'actions-in-combat' },
  { name: 'Conditions', slug: 'conditions' },
  { name: 'Special attacks', slug: 'special-attacks' },
  { name: 'Carrying capacity', slug: 'carrying-capacity' },
];

function RulesCard({ count }: { count: number | undefined }) {
  return (
    <li className="content wide">
      <Icon name="book-open-text" />
      <header>
        <h3 className="name">
          <Link to={paths.list('rules')}>Rules</Link>
        </h3>
        {count !== undefined && <span className="count">{count.toLocaleString('en')} pages</span>}
      </header>
      <p>How the game is played, chapter by chapter, with every table.</p>
      <div className="jump asked">
        {ASKED.map(({ name, slug }) => (
          <Link key={slug} to={paths.entry('rules', slug)}>
            {name}
          </Link>
        ))}
      </div>
    </li>
  );
}

/** The kinds that are no sections of the navigation. */
const BESIDE = ['glossary', 'templates', 'traps', 'powers', 'domains'] as const;

function BesideCard({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <li className="content wide also">
      <h3 className="name">Beside these</h3>
      <ul className="also-list">
        {BESIDE.map((kind) => (
          <li key={kind}>
            <Link to={paths.list(kind)}>{KINDS[kind].title}</Link>{' '}
            {counts[kind] !== undefined && <span className="count">{counts[kind].toLocaleString('en')}</span>}
          </li>
        ))}
        <li>
          <Link to={paths.effects()}>Effects</Link>
        </li>
      </ul>
    </li>
  );
}

function SectionCard({ section, counts }: { section: Section; counts: Readonly<Record<string, number>> }) {
  const count = counts[section.name];
  return (
    <li className={section.name === 'spells' ? 'content wide' : 'content'}>
      <Drawing name={section.drawing} />
      <header>
        <h3 className="name">
          <Link to={section.path}>{section.title}</Link>
        </h3>
        {section.construction && <ConstructionMark />}
        {count !== undefined && <span className="count">{count.toLocaleString('en')}</span>}
      </header>
      <p>{SECTION_TEXTS[section.name]}</p>
      {section.name === 'spells' && <LevelJump />}
    </li>
  );
}

function LevelJump() {
  return (
    <div className="jump">
      <span>By level</span>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => (
        <Link key={level} to={paths.list('spells', { level })} aria-label={`Level ${level} spells`}>
          {level}
        </Link>
      ))}
    </div>
  );
}
