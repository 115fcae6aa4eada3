import { useState } from 'react';
import type { CharacterSummary, ImportedCharacter } from '../../../contract/sheets.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { AVATAR_TYPES, initialsOf, squareImage } from './avatar-image.ts';
import { CopyJson, SheetDetails } from './sheet-details.tsx';

type ImporteeProps = {
  character: ImportedCharacter;
  avatar: string | null;
  onAvatar: (avatar: string) => void;
  onForget: () => void;
};

/** The imported character: avatar, name, level and class, and buttons for the data. */
export function Importee({ character, avatar, onAvatar, onForget }: ImporteeProps) {
  const [showsDetails, showDetails] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { characterSummary: summary } = character;
  const name = summary.name ?? 'Unnamed character';
  const change = async (file: File) => {
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
          <FileButton icon="image-up" accept={AVATAR_TYPES} onFile={change}>
            Change Avatar
          </FileButton>
          <Button onClick={() => showDetails(true)}>View Details</Button>
          <CopyJson text={JSON.stringify(character, null, 2)} />
          <Button variant="quiet" onClick={onForget}>
            Forget this import
          </Button>
        </p>
        {fault && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      {showsDetails && <SheetDetails character={character} onClose={() => showDetails(false)} />}
    </div>
  );
}

function levelAndClass({ level, class: classes }: CharacterSummary): string {
  if (level === null) return classes ?? 'The sheet names neither level nor class.';
  return classes === null ? `Level ${level}` : `Level ${level} ${classes}`;
}
