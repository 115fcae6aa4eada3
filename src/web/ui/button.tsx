import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** `primary`: the main action of a form. `quiet`: a tool among others. `link`: reads like a link in a sentence. */
type ButtonVariant = 'primary' | 'quiet' | 'link';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** Stands before the words. */
  icon?: IconName;
  /** Places the button in its surroundings; its own look follows from `variant`. */
  className?: string;
};

/** What an icon button looks like, and its name for those who do not see the icon. */
export type IconButtonLook = { icon: IconName; label: string; className?: string };

/**
 * What pressing does. A submit button works without scripts. Any other calls `onClick`, which needs them, so that it is
 * hidden where scripts do not run; it has nothing to send with a form.
 */
type Press =
  | { type: 'submit'; onClick?: MouseEventHandler<HTMLButtonElement> }
  | {
      type?: never;
      onClick: MouseEventHandler<HTMLButtonElement>;
      name?: never;
      value?: never;
      form?: never;
      formNoValidate?: never;
    };

type NativeProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'className' | 'aria-label'>;

type ButtonProps = NativeProps & ButtonLook & Press & { 'aria-label'?: string; children: ReactNode };
type IconButtonProps = Omit<NativeProps, 'children'> &
  IconButtonLook & { onClick: MouseEventHandler<HTMLButtonElement> };

const LOOKS = { plain: 'button', primary: 'button button-primary', quiet: 'button button-quiet', link: 'link-button' };

/** The class names of something that looks like a button. */
export const buttonClass = ({ variant, className }: ButtonLook, needsScript = false): string =>
  `${LOOKS[variant ?? 'plain']}${className ? ` ${className}` : ''}${needsScript ? ' needs-script' : ''}`;

/** A button with words on it. */
export function Button({ variant, icon, className, type, children, ...props }: ButtonProps) {
  return (
    <button {...props} className={buttonClass({ variant, className }, !type)} type={type ?? 'button'}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that is an icon alone. Scripts do what it is for, so that it is hidden where they do not run. */
export function IconButton({ icon, label, className = '', ...props }: IconButtonProps) {
  return (
    <button {...props} className={`icon-button ${className} needs-script`} type="button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook & { href: string; children: ReactNode };

/** A link to another site or to a file, which looks like a button. */
export function ButtonAnchor({ variant, icon, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={buttonClass({ variant, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
