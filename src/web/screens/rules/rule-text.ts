/** A part of a page's text: prose as HTML, or the place of a table. */
export type TextPart = { html: string } | { table: string };

/** A section of a page: its heading, null before the first one, and what stands under it. */
export type TextSection = { id: string | null; name: string; parts: TextPart[] };

const MARKS = /<h2 id="([^"]*)">(.*?)<\/h2>|<figure data-table="([^"]*)"><\/figure>/g;

/** The sections of a page's `text_html`. The first one has no heading and begins with the lead. */
export function sectionsOf(html: string): TextSection[] {
  let section: TextSection = { id: null, name: '', parts: [] };
  const sections = [section];
  let end = 0;
  const addProse = (until: number) => {
    const prose = html.slice(end, until).trim();
    if (prose !== '') section.parts.push({ html: prose });
  };
  for (const mark of html.matchAll(MARKS)) {
    const [whole, id, heading = '', table] = mark;
    addProse(mark.index);
    end = mark.index + whole.length;
    if (table !== undefined) section.parts.push({ table });
    else {
      section = { id: id ?? null, name: heading.replace(/<[^>]*>/g, ''), parts: [] };
      sections.push(section);
    }
  }
  addProse(html.length);
  return sections;
}

/** Divides the text before the first heading into its first paragraph and the rest. */
export function leadOf({ parts }: TextSection): { lead: string; rest: TextPart[] } {
  const [first, ...others] = parts;
  if (first === undefined || !('html' in first)) return { lead: '', rest: parts };
  const end = first.html.indexOf('</p>') + '</p>'.length;
  const more = first.html.slice(end).trim();
  return { lead: first.html.slice(0, end), rest: more === '' ? others : [{ html: more }, ...others] };
}
