import { redirect, replace } from 'react-router';

/**
 * Leads from the address of a navigation within the site to another one; null leads nowhere. After a step through the history
 * the browser already has the address of the request, which the other replaces. Before that of a followed link it still has
 * the page one comes from, which stays, unless the other address is its own.
 * @throws the redirect
 */
export function redirectTo(address: string | null, { url }: Request): void {
  if (address === null) return;
  const [here] = location.href.split('#', 1);
  const to = new URL(address, location.origin).href;
  throw (here === url || here === to ? replace : redirect)(address);
}
