import type { ReactNode } from 'react';
import { Drawing } from '../ui/drawing.tsx';
import { Message } from '../ui/message.tsx';
import { ButtonLink } from './button-link.tsx';

type NotFoundStateProps = { title: string; children: ReactNode; back: { to: string; label: string } };

/** What does not exist, and the way back. */
export function NotFoundState({ title, children, back }: NotFoundStateProps) {
  return (
    <Message
      tone="bad"
      icon="search-x"
      role="alert"
      title={title}
      action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
    >
      {children}
    </Message>
  );
}

/** An empty list: a drawing, a sentence and what to do next. */
export function EmptyState({
  drawing,
  sentence,
  children,
}: {
  drawing: string;
  sentence: string;
  children?: ReactNode;
}) {
  return (
    <div className="state">
      <Drawing name={drawing} />
      <p className="name">{sentence}</p>
      {children}
    </div>
  );
}

/** A note that needs attention, such as a section under construction. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Message tone="warn" icon="construction" title={title} inline>
      {children}
    </Message>
  );
}
