import type { SummoningSpells } from '../../../contract/summoning.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

type Spell = SummoningSpells['spells'][number];

const FAMILIES: Readonly<Record<string, string>> = {
  'summon-monster': 'Summon monster',
  'summon-natures-ally': 'Summon nature’s ally',
};

/** The spells and powers that bring creatures, family by family. */
export function SpellChoice({ spells }: { spells: readonly Spell[] }) {
  const families = Object.entries(FAMILIES).map(([family, name]) => ({
    name,
    ones: spells.filter((spell) => spell.family === family),
  }));
  const others = spells.filter(({ family }) => family === '');
  const groups = [
    ...families,
    { name: 'Other summoning', ones: others.filter(({ calls }) => !calls) },
    { name: 'Calling', ones: others.filter(({ calls }) => calls) },
  ];
  return (
    <div className="summon-choice">
      {groups.map(({ name, ones }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {ones.map((spell) => (
              <li key={spell.slug}>
                <Link to={paths.summoning({ spell: spell.slug })}>{spell.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Those who stay</h2>
        <ul>
          <li>
            <Link to={paths.companions()}>Companions, familiars and mounts</Link>
          </li>
          <li>
            <Link to={paths.forms()}>Forms for wild shape and polymorph</Link>
          </li>
        </ul>
      </section>
    </div>
  );
}
