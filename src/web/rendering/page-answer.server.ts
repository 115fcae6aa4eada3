import { createContext } from 'react-router';

/** A page, or another file that a screen makes, as it is sent. */
export type PageAnswer = {
  status: number;
  headers: Iterable<readonly [name: string, value: string]>;
  body: Uint8Array;
  /** The inline scripts that a rendered page was written with: its Content-Security-Policy names them. */
  scripts?: readonly string[];
};

/** A page that was rendered here: told beside its `Response`, whose way of taking it would copy it several times. */
export const renderedPage = createContext<Pick<PageAnswer, 'body' | 'scripts'> | null>(null);

/** What a response holds, where it was not rendered here. */
export async function answerOf(response: Response): Promise<PageAnswer> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}
