import type { UnderstoodWords } from '../contract/search.ts';
import { allBits, intersection, isEmptySet, membersOf, noBits } from '../shared/bits.ts';
import type { Lookups } from './lookups.ts';
import { type Matches, withFirst } from './matches.ts';
import { createNamedEntries } from './named-entries.ts';
import { type PlainQuestion, readPlainQuestion } from './plain-question.ts';
import type { QueryMatcher, ScopedQuery } from './query-matcher.ts';
import { asksHowMany, questionTopic } from './question-words.ts';
import { understoodWords } from './understood-words.ts';
import { createVocabulary } from './vocabulary.ts';

/** How a query is read: the words that are searched for, those that became filters, and what matches. */
export type Interpretation = { matches: Matches; words: readonly string[]; understood: readonly UnderstoodWords[] };

/** @param plain whether words are only searched for as text */
export type Interpreter = (query: ScopedQuery, plain: boolean) => Interpretation;

/** With this many texts or fewer that have all words of a question, its words are looked up one by one. */
const FEW_TEXTS = 5;
/** More words than these are no row of names. */
const MAX_WORDS_IN_TURN = 8;

/** Creates the reading of queries: a plain question becomes filters; of any other question its topic is searched for. */
export function createInterpreter(lookups: Lookups, { allowed, matching }: QueryMatcher): Interpreter {
  const { index, count, kinds } = lookups;
  const { namedByWords, namedSo, subjectOf, namedInTurn } = createNamedEntries(lookups);
  const vocabulary = createVocabulary(index);

  /**
   * The matches of the topic of a question. An entry that its first words name comes first. Where hardly any text has all of its
   * words, the question is about several entries: those that its words name one by one come first.
   */
  function aboutTopic(query: ScopedQuery): Matches {
    const passing = allowed(query) ?? allBits(count);
    const subject = subjectOf(query.words, passing);
    const together = matching(query, true);
    if (subject) return withFirst([subject], together);
    if (query.words.length === 1 || together.hasNames || membersOf(together.all, FEW_TEXTS + 1).length > FEW_TEXTS)
      return together;
    return withFirst(namedByWords(query.words, passing), together);
  }

  /** The matches of how many spells, feats and the like a class has: first the class, whose table says it. Null where none is named. */
  function aboutClass(query: ScopedQuery, topic: readonly string[]): Matches | null {
    const classes = intersection(kinds.get('classes') ?? noBits(count), allowed(query) ?? allBits(count));
    const named = namedByWords(topic, classes);
    return named.length > 0 ? withFirst(named, matching({ ...query, words: topic }, true)) : null;
  }

  /**
   * Reads the query as plain words, as a plain question with filters, or as a question about a topic. A name is no question
   * (`fire giant`), unless all of its words are filters and it is the name in another order, a page's or one word (`bard spells`).
   */
  function interpret(query: ScopedQuery, plain: boolean): Interpretation {
    const asTyped = (): Interpretation => ({ matches: matching(query), words: query.words, understood: [] });
    const typed = asTyped();
    if (plain) return typed;
    const isTypedName = typed.matches.isName && query.filters.length === 0;
    const question = readPlainQuestion(query.plain, query.filters, vocabulary);
    if (isTypedName && (question === null || question.words.length > 0)) return typed;
    const counted = asksHowMany(query.words) ? questionTopic(query.words) : null;
    const ofClass = counted && aboutClass(query, counted);
    if (ofClass) return { matches: ofClass, words: counted, understood: [] };
    if (question) {
      const named = isTypedName ? namedSo(query.words, allowed(query) ?? allBits(count)) : [];
      if (query.words.length > 1 && named.some(({ page }) => page === undefined)) return asTyped();
      const matches = asFilters(query, question);
      if (!isEmptySet(matches.all))
        return {
          matches: withFirst(named, matches),
          words: question.words,
          understood: understoodWords(question.parts, query),
        };
    }
    const isTopic = !typed.matches.hasAllWords && query.phrases.length === 0;
    const topic = isTopic ? questionTopic(query.words) : null;
    if (topic) return { matches: aboutTopic({ ...query, words: topic }), words: topic, understood: [] };
    return { matches: typedOrNamed(query, (question ? asTyped() : typed).matches), words: query.words, understood: [] };
  }

  function asFilters(query: ScopedQuery, { words, parts }: PlainQuestion): Matches {
    const filters = [...query.filters, ...parts.map((part) => part.filter)];
    return matching({ ...query, words, filters }, false, query.words);
  }

  /** The matches of words as typed; first the entries that they name one after another, where no name and few texts have all words. */
  function typedOrNamed(query: ScopedQuery, typed: Matches): Matches {
    const { words, filters, phrases } = query;
    if (
      typed.hasAllWords ||
      filters.length + phrases.length > 0 ||
      words.length < 2 ||
      words.length > MAX_WORDS_IN_TURN
    )
      return typed;
    if (membersOf(typed.all, FEW_TEXTS + 1).length > FEW_TEXTS) return typed;
    const hits = namedInTurn(words, allowed(query) ?? allBits(count));
    const matches = matching(query);
    return hits.length > 1 ? withFirst(hits, matches) : matches;
  }

  return interpret;
}
