import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { KINDS } from '../../../contract/kinds.ts';
import type { Specimen } from '../../../contract/rules.ts';
import { changed, useListQuery } from '../../data/list-query.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Sigil } from '../../ui/sigil.tsx';
import type { Example, ExampleLine } from './load-example.ts';

/** The number of the line that a section explains; null for other sections. */
export function lineNumber(specimen: Specimen | null, id: string | null): number | null {
  const place = specimen?.lines.findIndex((line) => line.id === id) ?? -1;
  return place < 0 ? null : place + 1;
}

type SpecimenProps = {
  specimen: Specimen;
  example: Example;
  /** Told of the line that is pointed at or has the focus, and of null when it is left. */
  onPoint: (id: string | null) => void;
};

/** An entry whose lines are numbered. Each label leads to the section that explains the line. */
export function SpecimenBlock({ specimen, example, onPoint }: SpecimenProps) {
  const { kind } = specimen;
  const { slug, name, school, below, lines, unknown } = example;
  return (
    <section className="stat specimen" aria-label={`${name} as an example`}>
      <div className="stat-head">
        {school !== null && <Sigil school={school} />}
        <p className="specimen-name">
          <LineName specimen={specimen} id="name" onPoint={onPoint}>
            {name}
          </LineName>
          <span className="specimen-below" data-tone={school === null ? undefined : `school-${school}`}>
            {below.map(({ id, text, label }) => (
              <LineName key={label} specimen={specimen} id={id} onPoint={onPoint}>
                {text}
              </LineName>
            ))}
          </span>
        </p>
        <Examples specimen={specimen} example={example} />
      </div>
      {unknown !== null && (
        <p className="tool-problem" role="alert">
          There is no {KINDS[kind].singular} “{unknown}”. This is {name}.
        </p>
      )}
      <dl className="rows">
        {lines.map((line) => (
          <Row key={line.label} specimen={specimen} line={line} onPoint={onPoint} />
        ))}
        {specimen.lines.some(({ id }) => id === 'descriptive-text') && (
          <div>
            <dt>
              <LineName specimen={specimen} id="descriptive-text" onPoint={onPoint}>
                Description
              </LineName>
            </dt>
            <dd>
              on <Link to={paths.entry(kind, slug)}>the page of {name}</Link>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type RowProps = Pick<SpecimenProps, 'specimen' | 'onPoint'> & { line: ExampleLine };

function Row({ specimen, line: { id, label, text }, onPoint }: RowProps) {
  return (
    <div>
      <dt>
        <LineName specimen={specimen} id={id} onPoint={onPoint}>
          {label}
        </LineName>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

type LineNameProps = Pick<SpecimenProps, 'specimen' | 'onPoint'> & { id: string | null; children: string };

/** The number and label of a line: a link to its section. */
function LineName({ specimen, id, onPoint, children }: LineNameProps) {
  const number = lineNumber(specimen, id);
  if (number === null) return children;
  return (
    <a
      className="specimen-line"
      href={`#${id}`}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      <LineNumber number={number} />
      <span>{children}</span>
    </a>
  );
}

/** The number of a line, on the example and before the section that explains it. */
export function LineNumber({ number }: { number: number }) {
  return <span className="line-number">{number} </span>;
}

/** The examples that can be chosen. Without scripts the form sends the choice. */
function Examples({ specimen: { examples }, example: { slug, name } }: Pick<SpecimenProps, 'specimen' | 'example'>) {
  const query = useListQuery();
  const navigate = useNavigate();
  const listed = examples.some((one) => one.slug === slug) ? examples : [{ slug, name }, ...examples];
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(changed(query, { of: target.value }), { replace: true, preventScrollReset: true });
  return (
    <form className="grow" onSubmit={(event) => event.preventDefault()}>
      <Field inline label="Example" id="example" className="cast-as">
        {(control) => (
          <Select
            {...control}
            name="of"
            options={listed.map((one) => [one.slug, one.name])}
            value={slug}
            onChange={choose}
          />
        )}
      </Field>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  );
}
