type SegmentsProps = {
  /** The name of the group for screen readers. */
  name: string;
  /** The parameter that the radio buttons share. */
  parameter: string;
  /** At least two; the first is the default. */
  options: readonly { id: string; label: string }[];
};

/**
 * A choice of one of a few options, side by side. Style sheets can react to the chosen one by its id, without scripts.
 */
export function Segments({ name, parameter, options }: SegmentsProps) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">{name}</legend>
      {options.map(({ id, label }, i) => (
        <label key={id}>
          <input type="radio" name={parameter} id={id} defaultChecked={i === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
