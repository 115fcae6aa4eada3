import type { Rulebook, RulebookRegister } from '../../../contract/rulebooks.ts';
import type { Answer, Api } from '../../data/api.ts';
import { clampedPage } from '../../data/list-request.ts';
import { registerCall } from './register-call.ts';

/** Items made from spells, of which a rulebook shows only the number. */
type MadeItems = Rulebook['contents'][number]['made'];

/** What the page of a rulebook shows: its figures, and one page of its register. */
export type RulebookPage = Omit<Rulebook, 'contents'> & {
  made: MadeItems;
  register: Answer<RulebookRegister>;
};

/** The rulebook with the page of its register that the address asks for; the last page where there are fewer. */
export async function loadRulebookPage(
  answer: Answer<Rulebook>,
  api: Api,
  query: URLSearchParams,
): Promise<Answer<RulebookPage>> {
  if (!answer.ok) return answer;
  const { contents, ...book } = answer.value;
  const page = clampedPage(query.get('page') ?? undefined);
  const asked = await api<RulebookRegister>(registerCall(book.slug, query, String(page)));
  const last = asked.ok ? clampedPage(String(page), asked.value.pagination.pages) : page;
  const register = last === page ? asked : await api<RulebookRegister>(registerCall(book.slug, query, String(last)));
  return { ok: true, value: { ...book, made: contents.flatMap(({ made }) => made), register } };
}
