import { Fragment } from 'react';
import type { Monster } from '../../../contract/monsters.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { dicePieces } from '../../../rules/dice.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { Dice } from '../../entries/dice.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { type Ability, linkedPieces } from './abilities.ts';

type Term = Monster['special_terms'][number];
type LineProps = { text: string; abilities: readonly Ability[]; terms?: readonly Term[] };

/** A line in which the names of abilities lead to their text below, and the glossary's words explain themselves. */
export function LinkedLine({ text, abilities, terms = [] }: LineProps) {
  const named = new Map(terms.map((term) => [`term ${term.slug}`, term]));
  const targets = [...abilities, ...[...named].map(([id, { text }]) => ({ name: text, id }))];
  return placed(linkedPieces(text, targets)).map(({ piece, at }) => {
    const term = named.get(piece.id ?? '');
    if (piece.id === null) return <Fragment key={at}>{piece.text}</Fragment>;
    return term ? (
      <Link key={at} className="term" to={paths.entry('glossary', term.slug)} data-tip={term.summary}>
        {piece.text}
      </Link>
    ) : (
      <a key={at} href={`#${piece.id}`}>
        {piece.text}
      </a>
    );
  });
}

/** An attack line: every bonus and all damage can be rolled. */
export function AttackLine({ text, abilities }: LineProps) {
  return placed(dicePieces(text)).map(({ piece, at }) => {
    if (piece.dice === null) return <LinkedLine key={at} text={piece.text.replace(/\($/, '')} abilities={abilities} />;
    const dice = (
      <Dice key={at} dice={piece.dice} label={attackLabel(text.slice(0, at), piece.text)}>
        {piece.text}
      </Dice>
    );
    // A line does not end between a parenthesis and what it opens.
    return text[at - 1] !== '(' ? (
      dice
    ) : (
      <span key={at} className="nobr">
        ({dice}
      </span>
    );
  });
}

/** What is rolled for, by the words before it: "Tentacle +12", "Tentacle damage 1d6+8". */
function attackLabel(before: string, rolled: string): string {
  const damage = before.includes('(', before.lastIndexOf(')') + 1);
  const last = before.split(/\) and |\) or |\); or |\), /).at(-1) ?? '';
  const name = last.replace(/\s[+−]\d.*$/, '').trim();
  const shown = capitalized(name);
  return damage ? `${shown} damage ${rolled}` : `${shown} ${rolled}`;
}

/** Gives each piece the place in the line where it begins. */
function placed<Piece extends { text: string }>(pieces: readonly Piece[]): { piece: Piece; at: number }[] {
  let next = 0;
  return pieces.map((piece) => {
    const at = next;
    next += piece.text.length;
    return { piece, at };
  });
}

/** The organization, with links to the other monsters that it names. */
export function OrganizationLine({ monster }: { monster: Monster }) {
  const { organization, organization_monsters } = monster;
  const mentions = organization_monsters.map(({ text, slug }) => ({ name: text, id: slug }));
  return placed(linkedPieces(organization ?? '', mentions)).map(({ piece, at }) =>
    piece.id === null ? (
      <Fragment key={at}>{piece.text}</Fragment>
    ) : (
      <Link key={at} to={paths.entry('monsters', piece.id)}>
        {piece.text}
      </Link>
    ),
  );
}

type SkillLineProps = { skills: Monster['skills']; note: string | null };

/** Skills with their modifiers, each skill with a link to its page, each modifier to roll. */
export function SkillLine({ skills, note }: SkillLineProps) {
  if (skills.length === 0) return note ?? NOTHING;
  return (
    <>
      {skills.map(({ slug, name, modifier, extra }, i) => (
        <Fragment key={`${name} ${extra}`}>
          {i > 0 && ', '}
          {slug === null ? name : <Link to={paths.entry('skills', slug)}>{name}</Link>}
          {modifier !== null && (
            <>
              {' '}
              <Dice dice={`1d20${modifier < 0 ? '' : '+'}${modifier}`} label={`${name} ${signed(modifier)}`}>
                {signed(modifier)}
              </Dice>
            </>
          )}
          {modifier === null ? extra && ` ${extra}` : extra?.slice(signed(modifier).length)}
        </Fragment>
      ))}
      {note && ` ${note}`}
    </>
  );
}

/** Feats, each with a link to its page; a raised B marks bonus feats. */
export function FeatLine({ feats }: { feats: Monster['feats'] }) {
  if (feats.length === 0) return NOTHING;
  return feats.map(({ slug, name, extra, bonus }, i) => (
    <Fragment key={`${name} ${extra}`}>
      {i > 0 && ', '}
      {slug === null ? name : <Link to={paths.entry('feats', slug)}>{name}</Link>}
      {extra && ` ${extra}`}
      {bonus && (
        <sup>
          <abbr title="Bonus feat">B</abbr>
        </sup>
      )}
    </Fragment>
  ));
}
