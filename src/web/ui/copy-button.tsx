import { type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { copyText } from './copy-text.ts';

const CONFIRMED_MILLISECONDS = 4000;

type CopyButtonProps = Omit<ButtonLook, 'className'> & {
  /** Returns the text to copy, or null if there is nothing to copy. */
  text: () => string | null | Promise<string | null>;
  /** The text of the button after copying, such as "Link copied". */
  copied: string;
  children: ReactNode;
};

type Outcome = { copied: boolean; text: string };

/** Copies a text. If the browser refuses, the text appears selected in a field, to be copied by hand. */
export function CopyButton({ text, copied, children, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const done = outcome?.copied === true;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const value = await text();
    setOutcome(value === null ? null : { copied: await copyText(value), text: value });
  };
  return (
    <>
      <Button {...look} onClick={copy}>
        <span aria-live="polite">{done ? copied : children}</span>
      </Button>
      {outcome?.copied === false && <CopyByHand text={outcome.text} fieldRef={selectAll} />}
    </>
  );
}

/** A text that could not be copied, in a field. */
export function CopyByHand({ text, fieldRef }: { text: string; fieldRef?: Ref<HTMLTextAreaElement> }) {
  const id = useId();
  return (
    <span className="copy-by-hand">
      <label htmlFor={id}>The browser does not allow copying here. Copy it by hand:</label>
      <textarea id={id} readOnly rows={2} value={text} ref={fieldRef} />
    </span>
  );
}

/** Focuses the field, whose label then says what happened, and selects its text. */
const selectAll = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};
