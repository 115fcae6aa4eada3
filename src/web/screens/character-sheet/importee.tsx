import { type ChangeEvent, useRef, useState } from 'react';
import type { CharacterSummary, ImportedCharacter } from '../../../contract/sheets.ts';
import { Icon } from '../../ui/icon.tsx';
import { AVATAR_TYPES, initialsOf, squareImage } from './avatar-image.ts';
import { CopyJson, SheetDetails } from './sheet-details.tsx';

type ImporteeProps = {
  character: ImportedCharacter;
  avatar: string | null;
  onAvatar: (avatar: string) => void;
  onForget: () => void;
};

/** Who was imported: avatar, name, level and class, and what one can do with the data. */
export function Importee({ character, avatar, onAvatar, onForget }: ImporteeProps) {
  const details = useRef<HTMLDialogElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { characterSummary: summary } = character;
  const name = summary.name ?? 'Unnamed character';
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!file) return;
    try {
      onAvatar(await squareImage(file));
      setFault(null);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The image could not be read.');
    }
  };
  return (
    <div className="importee">
      {avatar === null ? (
        <span className="versal" role="img" aria-label={`Initials of ${name}`}>
          {initialsOf(summary.name)}
        </span>
      ) : (
        <img className="avatar" src={avatar} alt={`Avatar of ${name}`} width="96" height="96" />
      )}
      <div>
        <h2>{name}</h2>
        <p className="keeper">{levelAndClass(summary)}</p>
        <p className="actions">
          <button className="button" type="button" onClick={() => picker.current?.click()}>
            <Icon name="image-up" /> Change Avatar
          </button>
          <button className="button" type="button" onClick={() => details.current?.showModal()}>
            View Details
          </button>
          <CopyJson text={JSON.stringify(character, null, 2)} />
          <button className="button quiet" type="button" onClick={onForget}>
            Forget this import
          </button>
        </p>
        <input ref={picker} type="file" accept={AVATAR_TYPES} aria-label="Avatar image" hidden onChange={change} />
        {fault && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      <SheetDetails ref={details} character={character} />
    </div>
  );
}

function levelAndClass({ level, class: classes }: CharacterSummary): string {
  if (level === null) return classes ?? 'The sheet names neither level nor class.';
  return classes === null ? `Level ${level}` : `Level ${level} ${classes}`;
}
