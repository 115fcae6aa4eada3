import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import { withQuery } from '../paths.ts';

/** The configured address of the project's repository, for loaders on the server. */
export const configuredRepository = createRouterContext<string | null>(null);

/** The same for components. Undefined in the browser, which reads the address from the head of the page. */
export const Repository = createContext<string | null | undefined>(undefined);

/** The address of the project's repository; null where none is configured. */
export function useRepository(): string | null {
  const known = useContext(Repository);
  if (known !== undefined) return known;
  return document.querySelector<HTMLLinkElement>('link[rel="code-repository"]')?.href ?? null;
}

/** The page of the repository that edits a file. */
export const editAddress = (repository: string, file: string) => `${repository}/edit/main/${file}`;

/** The page of the repository that opens an issue, with title and text filled in. */
export const issueAddress = (repository: string, issue: { title?: string; body?: string }) =>
  withQuery(`${repository}/issues/new`, issue);
