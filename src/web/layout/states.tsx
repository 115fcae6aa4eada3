import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Message } from '../ui/message.tsx';

type ErrorStateProps = { title: string; cause: string; children?: ReactNode };

/** An error: what failed, why, and a button that tries again. */
export function ErrorState({ title, cause, children }: ErrorStateProps) {
  const navigate = useNavigate();
  return (
    <Message
      tone="bad"
      icon="triangle-alert"
      role="alert"
      title={title}
      action={
        children ?? (
          <Button icon="rotate-cw" onClick={() => navigate(0)}>
            Try again
          </Button>
        )
      }
    >
      {cause}
    </Message>
  );
}

type NotFoundStateProps = { title: string; children: ReactNode; back: { to: string; label: string } };

/** An entry that does not exist, or could not be fetched. */
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

/** Skeletons of the entries that are being fetched, in their layout. */
export function LoadingEntries({ label, count = 8 }: { label: string; count?: number }) {
  return (
    <ul className="entries" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, i) => `bone-${i}`).map((key) => (
        <li className="entry bones" key={key} aria-hidden="true">
          <span className="bone bone-sigil" />
          <div>
            <span className="bone bone-name" />
          </div>
          <div className="bone-facts">
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Skeletons of the rows of a table, in their layout. */
export function LoadingRows({ label, count = 20 }: { label: string; count?: number }) {
  return (
    <ul className="row-bones" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, i) => `bone-${i}`).map((key) => (
        <li key={key} aria-hidden="true">
          <span className="bone bone-name" />
          <span className="bone" />
          <span className="bone" />
        </li>
      ))}
    </ul>
  );
}
