import { slugify } from '../../contract/slug.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { Prose } from './prose.tsx';

type ProseSectionsProps = { sections: readonly (readonly [name: string, html: string | null])[] };

/** An entry's rules text in sections with headings. A section without text is left out. */
export function ProseSections({ sections }: ProseSectionsProps) {
  return sections.map(([name, html]) => {
    if (html === null) return null;
    const id = slugify(name);
    return (
      <section className="side" key={name} aria-labelledby={id}>
        <SectionHead id={id} name={name} />
        <Prose html={html} />
      </section>
    );
  });
}
