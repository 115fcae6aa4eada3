import { Fragment } from 'react';
import type { NamedSlug } from '../../contract/entries.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

type SchoolLineProps = {
  /** Schools of a spell, or the discipline of a power. */
  schools: readonly NamedSlug[];
  subschools: readonly NamedSlug[];
  descriptors: readonly NamedSlug[];
};

/** The line of school, subschool and descriptors as the books print it: `Conjuration (Creation) [Fire]`. */
export function SchoolLine({ schools, subschools, descriptors }: SchoolLineProps) {
  return (
    <>
      <Terms list={schools} slugOf={termOfSchool} separator="/" />
      {subschools.length > 0 && (
        <>
          {' ('}
          <Terms list={subschools} slugOf={termOfSchool} />)
        </>
      )}
      {descriptors.length > 0 && (
        <>
          {' ['}
          <Terms list={descriptors} slugOf={termOfDescriptor} />]
        </>
      )}
    </>
  );
}

type TermsProps = { list: readonly NamedSlug[]; slugOf: (slug: string) => string; separator?: string };

function Terms({ list, slugOf, separator = ', ' }: TermsProps) {
  return list.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && separator}
      <Link className="line-term" to={paths.entry('glossary', slugOf(slug))}>
        {name}
      </Link>
    </Fragment>
  ));
}

/** Schools whose names are those of other terms as well. */
const SCHOOL_TERMS: Readonly<Record<string, string>> = {
  healing: 'healing-subschool',
  telepathy: 'telepathy-discipline',
};
const termOfSchool = (slug: string) => SCHOOL_TERMS[slug] ?? slug;

/** Only this descriptor is a term of its own; the others are explained together. */
const termOfDescriptor = (slug: string) => (slug === 'mind-affecting' ? slug : 'descriptor');
