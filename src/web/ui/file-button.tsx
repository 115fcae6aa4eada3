import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type FileButtonProps = {
  icon: IconName;
  /** Types of files, as in the `accept` attribute: `.csv,.ods`. */
  accept: string;
  disabled?: boolean;
  /** Called with the chosen file, also if the same file is chosen again. */
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A file input that looks like a button. */
export function FileButton({ icon, accept, disabled = false, onFile, children }: FileButtonProps) {
  return (
    <label className={buttonClass({}, true)}>
      <Icon name={icon} />
      {children}
      <input
        className="sr-only"
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
