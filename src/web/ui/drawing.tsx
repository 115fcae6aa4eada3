import { filePaths } from '../paths.ts';

/** A solid drawing from `drawings.svg`; always beside the word that it stands for. */
export function Drawing({ name }: { name: string }) {
  return (
    <svg className="g" viewBox="0 0 512 512" aria-hidden="true">
      <use href={filePaths.drawing(name)} />
    </svg>
  );
}
