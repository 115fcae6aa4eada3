import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** `primary`: the main action of a form. `quiet`: a tool among others. `link`: reads like a link in a sentence. */
type ButtonVariant = 'primary' | 'quiet' | 'link';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** Shown before the text. */
  icon?: IconName;
  /** For the position of the button. Its look follows from `variant`. */
  className?: string;
};

/** The icon of an icon button, and its label for screen readers. */
export type IconButtonLook = { icon: IconName; label: string; className?: string };

/**
 * What pressing the button does. A submit button works without scripts. Any other button calls `onClick`; it is hidden
 * where scripts do not run, and takes no props of forms.
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

/** The class names of an element that looks like a button. */
export const buttonClass = ({ variant, className }: ButtonLook, needsScript = false): string =>
  `${LOOKS[variant ?? 'plain']}${className ? ` ${className}` : ''}${needsScript ? ' needs-script' : ''}`;

/** A button with text. */
export function Button({ variant, icon, className, type, children, ...props }: ButtonProps) {
  return (
    <button {...props} className={buttonClass({ variant, className }, !type)} type={type ?? 'button'}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button with only an icon. It needs scripts and is hidden without them. */
export function IconButton({ icon, label, className = '', ...props }: IconButtonProps) {
  return (
    <button {...props} className={`icon-button ${className} needs-script`} type="button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook & { href: string; children: ReactNode };

/** A link to another site or to a file that looks like a button. */
export function ButtonAnchor({ variant, icon, className, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={buttonClass({ variant, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
