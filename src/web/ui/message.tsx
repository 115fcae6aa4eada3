import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type MessageProps = {
  /** `bad`: something failed. `warn`: something to be aware of. */
  tone: 'bad' | 'warn';
  icon: IconName;
  /** How screen readers announce it: `alert` at once, `status` when they are idle; not at all where absent. */
  role?: 'alert' | 'status';
  title: string;
  /** Whether the text follows the title in the same line. */
  inline?: boolean;
  /** A button or a link that leads on. */
  action?: ReactNode;
  children: ReactNode;
};

/** What happened or is to be known: a title and a text beside an icon, and perhaps a way on. */
export function Message({ tone, icon, role, title, inline = false, action, children }: MessageProps) {
  return (
    <div className="message" role={role} data-tone={`state-${tone}`}>
      <span className="message-mark">
        <Icon name={icon} />
      </span>
      <div className="message-text">
        <strong>{title}</strong>
        {inline ? ' ' : <br />}
        {children}
      </div>
      {action}
    </div>
  );
}
