import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROBLEM_TYPE, problemOf } from '../contract/problems.ts';
import { DATA_POLICY } from './security.ts';

/** The statuses of requests that are refused before any work is done. */
export type RefusalStatus = 400 | 405 | 413 | 414 | 417 | 429 | 503;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.6 Georgia,serif}
body{background:#f6f1e4;color:#2b2118}
main{max-width:34rem;padding:2rem 1.5rem;border-top:3px double #7a1f1a}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;color:#7a1f1a}
a{color:inherit}
@media(prefers-color-scheme:dark){body{background:#1c1712;color:#e8dfcd}main{border-color:#d98a7a}h1{color:#d98a7a}}`;

const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** Responds to refused requests: to programs with a problem (RFC 9457), to people with a page of the same text. */
export class Refusals {
  readonly #problem: readonly string[];
  readonly #page: readonly string[];

  /** @param common header fields of every response, by name */
  constructor(common: Readonly<Record<string, string>>) {
    const shared = [...Object.entries(common).flat(), 'Cache-Control', 'no-store'];
    this.#problem = [
      ...[...shared, 'Content-Type', PROBLEM_TYPE, 'Content-Security-Policy', DATA_POLICY],
      ...['Access-Control-Allow-Origin', '*'],
    ];
    this.#page = [...shared, 'Content-Type', 'text/html; charset=utf-8', 'Content-Security-Policy', PAGE_POLICY];
  }

  /** @param headers further header fields, name and value in turn */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    status: RefusalStatus,
    detail: string,
    headers: readonly string[] = [],
  ): void {
    const forPeople = wantsPage(request);
    const { title } = problemOf(status, detail);
    const body = Buffer.from(forPeople ? pageOf(title, detail) : JSON.stringify(problemOf(status, detail)));
    const common = forPeople ? this.#page : this.#problem;
    response.writeHead(status, [...common, ...headers, 'Content-Length', String(body.length)]);
    response.end(body);
  }
}

/** Whether the client is a browser that opens a page: it names HTML in `Accept`, unlike programs and scripts. */
function wantsPage({ headers, url = '' }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true && !/^\/api\b/.test(url);
}

/** The texts need no escaping: they are the server's own, and nothing in them comes from the request. */
function pageOf(title: string, detail: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${detail}</p></main></body>
</html>
`;
}
