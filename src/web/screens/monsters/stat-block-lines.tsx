import { Fragment } from 'react';
import type { Monster } from '../../../contract/monsters.ts';
import { type Ability, linkedPieces } from '../../../printed/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { dicePieces } from '../../../rules/dice.ts';
import { NOTHING } from '../../../rules/monster-format.ts';
import { signed } from '../../../rules/signed.ts';
import { Dice } from '../../entries/dice.tsx';
import { DiceText } from '../../entries/dice-text.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

type Term = Monster['special_terms'][number];
type LineProps = { text: string; abilities: readonly Ability[]; terms?: readonly Term[] };

/** A line whose abilities link to their text below, and whose glossary terms link to the glossary, with a tooltip. */
export function LinkedLine({ text, abilities, terms = [] }: LineProps) {
  const termsById = new Map(terms.map((term) => [`term ${term.text}`, term]));
  const targets = [...abilities, ...[...termsById].map(([id, { text }]) => ({ name: text, id }))];
  return withOffsets(linkedPieces(text, targets)).map(({ piece, offset }) => {
    const term = termsById.get(piece.id ?? '');
    if (piece.id === null)
      return <DiceText key={offset} text={piece.text} labelOf={(before) => lastPart(text.slice(0, offset) + before)} />;
    return term ? (
      <Link key={offset} className="term" to={term.url} data-tip={term.summary}>
        {piece.text}
      </Link>
    ) : (
      <a key={offset} href={`#${piece.id}`}>
        {piece.text}
      </a>
    );
  });
}

/** What a line names last: "Rend" of "Improved grab, rend ". */
const lastPart = (before: string) =>
  capitalized(
    before
      .split(/[,;] /)
      .at(-1)
      ?.replace(/\s*\($/, '')
      .trim() ?? '',
  );

/** An attack line. Every bonus is rolled with its damage, and all damage on its own. */
export function AttackLine({ text, abilities }: LineProps) {
  return withOffsets(dicePieces(text)).map(({ piece, offset }) => {
    if (piece.dice === null)
      return <LinkedLine key={offset} text={piece.text.replace(/\($/, '')} abilities={abilities} />;
    const dice = (
      <Dice
        key={offset}
        dice={piece.dice}
        label={attackLabel(text.slice(0, offset), piece.text)}
        damage={DAMAGE.exec(text.slice(offset))?.[1]}
      >
        {piece.text}
      </Dice>
    );
    // Keeps an opening parenthesis on the line of the dice that follow.
    return text[offset - 1] !== '(' ? (
      dice
    ) : (
      <span key={offset} className="nobr">
        ({dice}
      </span>
    );
  });
}

/** An attack bonus with the damage that follows it. */
const DAMAGE = /^[+−]\d+(?:\/[+−]\d+)* (?:melee|ranged)(?: touch)? \(([^()]*)\)/;

/** The name of a roll, from the words before it: "Tentacle +12", "Tentacle damage 1d6+8". */
function attackLabel(before: string, rolled: string): string {
  const damage = before.includes('(', before.lastIndexOf(')') + 1);
  const last = before.split(/\) and |\) or |\); or |\), /).at(-1) ?? '';
  const name = last.replace(/\s[+−]\d.*$/, '').trim();
  const attack = capitalized(name);
  return damage ? `${attack} damage ${rolled}` : `${attack} ${rolled}`;
}

/** Adds to each piece its offset in the line. */
function withOffsets<Piece extends { text: string }>(pieces: readonly Piece[]): { piece: Piece; offset: number }[] {
  let next = 0;
  return pieces.map((piece) => {
    const offset = next;
    next += piece.text.length;
    return { piece, offset };
  });
}

/** The organization, in which other monsters are links. */
export function OrganizationLine({ monster }: { monster: Monster }) {
  const { organization, organization_monsters } = monster;
  const mentions = organization_monsters.map(({ text, slug }) => ({ name: text, id: slug }));
  return withOffsets(linkedPieces(organization ?? '', mentions)).map(({ piece, offset }) =>
    piece.id === null ? (
      <Fragment key={offset}>{piece.text}</Fragment>
    ) : (
      <Link key={offset} to={paths.entry('monsters', piece.id)}>
        {piece.text}
      </Link>
    ),
  );
}

type SkillLineProps = { skills: Monster['skills']; note: string | null };

/** Skills with their modifiers. Skills are links, and modifiers can be rolled. */
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

/** Feats as links. A raised B marks bonus feats. */
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
