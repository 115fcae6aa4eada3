import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field that changes the address while the visitor types, even several times before the address has the first
 * change. It is what was typed, until the address changes to something that the field has not sent.
 *
 * @param value the field's value in the address
 * @returns the text, what sets it, and what is to be called with each value that is sent to the address
 */
export function useSentDraft(value: string): [string, (text: string) => void, (sent: string) => void] {
  const [text, setText] = useState(value);
  /** What was sent and is not in the address yet, oldest first. */
  const awaited = useRef<string[]>([]);
  useEffect(() => {
    const place = awaited.current.indexOf(value);
    if (place < 0) setText(value);
    awaited.current.splice(0, place < 0 ? Infinity : place + 1);
  }, [value]);
  const send = (sent: string) => {
    if (sent !== (awaited.current.at(-1) ?? value)) awaited.current.push(sent);
  };
  return [text, setText, send];
}
