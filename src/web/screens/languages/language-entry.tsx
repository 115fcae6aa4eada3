import type { LanguageCard } from '../../../contract/languages.ts';
import { ListEntry } from '../../lists/list-entry.tsx';

/** A language in the list. */
export function LanguageEntry({ language }: { language: LanguageCard }) {
  return (
    <ListEntry
      kind="languages"
      entry={language}
      line={
        <>
          <span>{language.type}</span>
          <span className="source-name">{language.rulebook_name}</span>
        </>
      }
      text={language.description}
      facts={[
        ['Alphabet', language.script],
        ['Speakers', language.speakers],
      ]}
    />
  );
}
