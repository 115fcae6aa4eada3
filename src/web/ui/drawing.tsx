import { filePaths } from '../paths.ts';

/** A decorative drawing from `drawings.svg`; a text beside it says what it stands for. */
export function Drawing({ name }: { name: string }) {
  return (
    <svg className="drawing" viewBox="0 0 512 512" aria-hidden="true">
      <use href={filePaths.drawing(name)} />
    </svg>
  );
}
