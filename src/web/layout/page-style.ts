import listUrl from '../lists/list-screen.css?url';

/*
 * The links to style sheets, in the order of the cascade: the theme, then what lists need, then what a single screen needs.
 * React shows no screen before its style has come, and leaves the style where it is when the visitor goes on.
 */

export const themeStyle = (href: string) => ({ rel: 'stylesheet', href, precedence: 'theme' });

export const screenStyle = (href: string) => ({ rel: 'stylesheet', href, precedence: 'screen' });

export const listStyle = screenStyle(listUrl);
