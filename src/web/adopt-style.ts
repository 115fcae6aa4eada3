/**
 * Adds a style sheet to the page, after all others: the style of something that is loaded late, imported with `?inline`, so that
 * it comes with the script.
 */
export function adoptStyle(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
