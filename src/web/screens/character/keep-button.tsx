import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { paths } from '../../paths.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { UNNAMED } from './character-head.tsx';
import { addCharacter, MAX_CHARACTERS } from './character-store.ts';

type KeepButtonProps = ButtonLook & { view: CharacterPlanAnswer; children: string };

/** Stores a character that was worked out among the visitor's own, and opens it. */
export function KeepButton({ view, children, ...look }: KeepButtonProps) {
  const navigate = useNavigate();
  const [full, setFull] = useState(false);
  const keep = () => {
    const id = addCharacter({ query: view.query, name: view.name ?? UNNAMED, sentence: view.sentence });
    if (id === null) setFull(true);
    else navigate(paths.ownCharacter(id));
  };
  return (
    <Button {...look} onClick={keep} disabled={full}>
      {full ? `You have ${MAX_CHARACTERS} characters already` : children}
    </Button>
  );
}
