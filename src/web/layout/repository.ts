import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import { withQuery } from '../paths.ts';

/** The address of the project's repository as the site was configured, for every page that is rendered on the server. */
export const configuredRepository = createRouterContext<string | null>(null);

/** The same for the parts of a page; undefined in the browser, where it stands in the page that the server sent. */
export const Repository = createContext<string | null | undefined>(undefined);

/** The address of the project's repository, or null where the site does not name one. */
export function useRepository(): string | null {
  const known = useContext(Repository);
  if (known !== undefined) return known;
  return document.querySelector<HTMLLinkElement>('link[rel="code-repository"]')?.href ?? null;
}

/** Where a file of the project is edited. */
export const editAddress = (repository: string, file: string) => `${repository}/edit/main/${file}`;

/** Where an issue is opened, with what is known beforehand filled in. */
export const issueAddress = (repository: string, issue: { title?: string; body?: string }) =>
  withQuery(`${repository}/issues/new`, issue);
