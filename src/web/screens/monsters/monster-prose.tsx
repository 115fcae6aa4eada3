import { abilityTypeInWords } from '../../../printed/abilities.ts';
import type { MonsterTexts, TextBlock } from '../../../printed/monster-texts.ts';
import { Prose } from '../../entries/prose.tsx';
import { SectionHead } from '../../layout/section-head.tsx';

/** Description and combat texts, the monster's own before those of its families, then each ability under a heading. */
export function MonsterProse({ texts }: { texts: MonsterTexts }) {
  return (
    <>
      <Blocks id="description" title="Description" blocks={texts.descriptions} />
      <Blocks id="combat" title="Combat" blocks={texts.intros} />
      {texts.abilities.map((ability) => (
        <section className="side" key={ability.id} aria-labelledby={ability.id}>
          <SectionHead id={ability.id} level="h3" name={ability.name}>
            {ability.type && (
              <small>
                <abbr title={abilityTypeInWords(ability.type)}>({ability.type})</abbr>
              </small>
            )}
          </SectionHead>
          <Prose html={ability.html} />
        </section>
      ))}
    </>
  );
}

/** The first text has the title of the section as its heading, each further text the name of its family. */
function Blocks({ id, title, blocks }: { id: string; title: string; blocks: readonly TextBlock[] }) {
  return blocks.map(({ heading, html }, i) =>
    i === 0 ? (
      <section className="side" key={heading} aria-labelledby={id}>
        <SectionHead id={id} name={title} />
        <Prose html={html} />
      </section>
    ) : (
      <section className="side" key={heading} aria-labelledby={`${id}-${i}`}>
        <SectionHead id={`${id}-${i}`} level="h3" name={heading} />
        <Prose html={html} />
      </section>
    ),
  );
}
