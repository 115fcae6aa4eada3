import { useState } from 'react';
import type { NamedSlug } from '../../../contract/entries.ts';
import { Field } from '../../ui/field.tsx';

type NameFieldProps = {
  label: string;
  /** Shown in the empty field. */
  placeholder: string;
  options: readonly NamedSlug[];
  /** The id of a list of the names that other fields use, too; the field has one of its own where absent. */
  list?: string;
  onChoose: (slug: string) => void;
};

/** A field that completes names and takes one as soon as it is written out or chosen. */
export function NameField({ label, placeholder, options, list, onChoose }: NameFieldProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const take = (value: string): boolean => {
    const wanted = value.trim().toLowerCase();
    const found = options.find(({ name }) => name.toLowerCase() === wanted);
    if (found === undefined) return false;
    setText('');
    setFault('');
    onChoose(found.slug);
    return true;
  };
  const finish = () => {
    if (text.trim() !== '' && !take(text)) setFault(`Nothing here is named “${text.trim().slice(0, 60)}”.`);
  };
  return (
    <Field label={<span className="sr-only">{label}</span>} error={fault}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            list={list ?? `${control.id}-names`}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              const { inputType } = event.nativeEvent as InputEvent;
              setFault('');
              // A choice from the list replaces the text at once; what is typed is taken on leaving the field.
              if (inputType === 'insertReplacementText' || inputType === undefined) {
                if (take(event.target.value)) return;
              }
              setText(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              finish();
            }}
            onBlur={finish}
          />
          {list === undefined && <Names id={`${control.id}-names`} options={options} />}
        </>
      )}
    </Field>
  );
}

/** The names that fields complete. */
export function Names({ id, options }: { id: string; options: readonly NamedSlug[] }) {
  return (
    <datalist id={id}>
      {options.map(({ slug, name }) => (
        <option key={slug} value={name} />
      ))}
    </datalist>
  );
}
