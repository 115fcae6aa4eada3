import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
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
          <Button icon="rotate-cw" data-reload="" onClick={() => navigate(0)}>
            Try again
          </Button>
        )
      }
    >
      {cause}
    </Message>
  );
}
