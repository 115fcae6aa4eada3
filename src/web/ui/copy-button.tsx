import { type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { copyText } from './copy-text.ts';

const CONFIRMED_MILLISECONDS = 4000;

type CopyButtonProps = Omit<ButtonLook, 'className'> & {
  /** Gives what is copied, or null where there is nothing to copy. */
  text: () => string | null | Promise<string | null>;
  /** What the button says once it is done: "Link copied". */
  copied: string;
  children: ReactNode;
};

type Outcome = { copied: boolean; text: string };

/** Copies a text. Where the browser does not let it, the text stands in a field, selected, to be copied by hand. */
export function CopyButton({ text, copied, children, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const done = outcome?.copied === true;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const wanted = await text();
    setOutcome(wanted === null ? null : { copied: await copyText(wanted), text: wanted });
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

/** Enters the field, whose label then says what happened, and selects what stands in it. */
const selectAll = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};
