import { createContext } from 'react-router';

/** A rendered page, or another file that a route makes, as it is sent. */
export type PageAnswer = {
  status: number;
  headers: Iterable<readonly [name: string, value: string]>;
  body: Uint8Array;
  /** The inline scripts that a rendered page was written with: its Content-Security-Policy names them. */
  scripts?: readonly string[];
};

/** The bytes of a rendered page. They are passed beside its `Response`, whose body would copy them several times. */
export const renderedPage = createContext<Pick<PageAnswer, 'body' | 'scripts'> | null>(null);

/** The page of a response with a body of its own, such as a redirect. */
export async function answerOf(response: Response): Promise<PageAnswer> {
  const { status, headers } = response;
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}
