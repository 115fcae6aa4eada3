import type { LanguageCard } from '../../../contract/languages.ts';
import { CardFacts } from '../../lists/card-facts.tsx';
import { RowStar } from '../../lists/row-star.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** A language in the list. */
export function LanguageEntry({ language }: { language: LanguageCard }) {
  return (
    <li className="entry plain">
      <header>
        <h2 className="name">
          <Link to={paths.entry('languages', language.slug)}>{language.name}</Link>
        </h2>
        <RowStar kind="languages" slug={language.slug} name={language.name} />
      </header>
      <p className="sub">
        <span>{language.type}</span>
        <span className="src">{language.rulebook_name}</span>
      </p>
      <p className="say">{language.description}</p>
      <CardFacts
        facts={[
          ['Alphabet', language.script],
          ['Speakers', language.speakers],
        ]}
      />
    </li>
  );
}
