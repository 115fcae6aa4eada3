import type { Monster } from '../../../contract/monsters.ts';
import { Prose } from '../../ui/prose.tsx';
import { ABILITY_TYPES, type Ability } from './abilities.ts';

type Block = { heading: string; html: string };

/** Description and combat text, the monster's own before that of its families, then each ability under its name. */
export function MonsterProse({
  monster,
  abilities,
  intros,
}: {
  monster: Monster;
  abilities: readonly Ability[];
  intros: readonly Block[];
}) {
  return (
    <>
      <Blocks id="description" title="Description" blocks={described(monster)} />
      <Blocks id="combat" title="Combat" blocks={intros} />
      {abilities.map((ability) => (
        <section className="side" key={ability.id} id={ability.id} aria-labelledby={`${ability.id}-name`}>
          <h3 id={`${ability.id}-name`}>
            {ability.name}
            {ability.type && (
              <small>
                <abbr title={ABILITY_TYPES[ability.type]}>({ability.type})</abbr>
              </small>
            )}
          </h3>
          <Prose html={ability.html} />
        </section>
      ))}
    </>
  );
}

function described(monster: Monster): Block[] {
  const families = [monster.family, ...monster.wider_families].filter((family) => family !== null);
  return [
    { heading: monster.name, html: monster.description_html },
    ...families.map(({ name, description_html }) => ({ heading: name, html: description_html })),
  ].flatMap(({ heading, html }) => (html ? [{ heading, html }] : []));
}

/** The first text stands under the section's title, every further one under the name of its family. */
function Blocks({ id, title, blocks }: { id: string; title: string; blocks: readonly Block[] }) {
  return blocks.map(({ heading, html }, i) =>
    i === 0 ? (
      <section className="side" key={heading} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <Prose html={html} />
      </section>
    ) : (
      <section className="side" key={heading} aria-labelledby={`${id}-${i}`}>
        <h3 id={`${id}-${i}`}>{heading}</h3>
        <Prose html={html} />
      </section>
    ),
  );
}
