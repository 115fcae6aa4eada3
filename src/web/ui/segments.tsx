type SegmentsProps = {
  /** What is chosen, for screen readers. */
  name: string;
  /** The parameter that the radio buttons share. */
  parameter: string;
  /** At least two; the first is chosen at the start. */
  options: readonly { id: string; label: string }[];
};

/** One of a few options, side by side. Style sheets may act on the chosen one by its id, without scripts. */
export function Segments({ name, parameter, options }: SegmentsProps) {
  return (
    <fieldset className="segments">
      <legend className="sr">{name}</legend>
      {options.map(({ id, label }, i) => (
        <label key={id}>
          <input type="radio" name={parameter} id={id} defaultChecked={i === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
