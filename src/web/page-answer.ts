import { createContext } from 'react-router';

/** A page, or another file that a screen makes, as it is sent. */
export type PageAnswer = { status: number; headers: Headers; body: string | Uint8Array };

/** The HTML that a page was rendered to: told here, as its way through a `Response` would copy it several times. */
export const renderedHtml = createContext<string | null>(null);

/** What a response holds, where it was not rendered here. */
export async function answerOf(response: Response): Promise<PageAnswer> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}
