import { Fragment } from 'react';
import type { Crafted } from '../../../contract/crafting.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { StatRows } from '../../entries/stat-rows.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { useShown } from '../../ui/use-shown.ts';

type SumsProps = { crafted: Crafted; kind: 'items' | 'spells' };

const gp = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toLocaleString('en')} gp`;

/** The price and the cost of what is made, each with its terms, and what the maker needs. */
export function CraftingSums({ crafted, kind }: SumsProps) {
  const { name, base, bonus, price, cost, experience, days, caster_level, weight } = crafted;
  const { terms, notes, cost_terms, skill, upgrades } = crafted;
  const magic = days > 0;
  const needs = magic ? <Needs crafted={crafted} /> : null;
  return (
    <div className="crafting-sums">
      <section className="stat" aria-labelledby="price" ref={useShown(`${name} ${price}`)}>
        <div className="stat-head">
          <SectionHead id="price" name="Price" />
          {bonus !== null && <span className="grow muted">Effective bonus +{bonus} of at most +10</span>}
        </div>
        <Sum terms={terms} total={['Market price', gp(price)]} />
        {notes.length > 0 && <StatRows rows={[['Components', notes.join(' ')]]} />}
      </section>
      {magic && (
        <section className="stat" aria-labelledby="cost">
          <div className="stat-head">
            <SectionHead id="cost" name="Cost to create" />
          </div>
          <Sum terms={cost_terms} total={['Gold', gp(cost)]} />
          <StatRows
            rows={[
              ['Experience', `${experience.toLocaleString('en')} XP`],
              ['Time', days === 1 ? '1 day' : `${days.toLocaleString('en')} days`],
            ]}
          />
        </section>
      )}
      <section className="stat" aria-labelledby="result">
        <div className="stat-head">
          <SectionHead id="result" name="What it is" />
        </div>
        <StatRows
          rows={[
            ['Made from', base && <Link to={paths.entry(kind, base.slug)}>{base.name}</Link>],
            ['Caster level', caster_level === null ? null : ordinal(caster_level)],
            ['Weight', weight === null ? null : `${weight.toLocaleString('en')} lb.`],
            ['The maker needs', needs],
          ]}
        />
      </section>
      {upgrades.length > 0 && <Upgrades upgrades={upgrades} />}
      {skill && (
        <section className="stat" aria-labelledby="skill">
          <div className="stat-head">
            <SectionHead id="skill" name={magic ? 'Making the masterwork by hand' : 'Making it by hand'} />
          </div>
          <StatRows
            rows={[
              [
                'Craft DC',
                skill.masterwork_dc === null ? skill.dc : `${skill.dc}, masterwork component ${skill.masterwork_dc}`,
              ],
              ['Raw materials', gp(skill.materials)],
              [
                'Time',
                skill.weeks
                  .map(({ result, weeks }) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'} at a result of ${result}`)
                  .join('; ') || null,
              ],
            ]}
          />
        </section>
      )}
      <p className="muted">
        {name}: by the rules of <Link to={paths.entry('skills', 'craft')}>Craft</Link> and of magic item creation
        (Dungeon Master's Guide).
        {crafted.base === null && ' Prices of new items are estimates: the Dungeon Master judges what it is worth.'}
      </p>
    </div>
  );
}

/** What making it of a lesser form takes. */
function Upgrades({ upgrades }: Pick<Crafted, 'upgrades'>) {
  return (
    <section className="stat" aria-labelledby="upgrades">
      <div className="stat-head">
        <SectionHead id="upgrades" name="From what you have" />
        <span className="grow muted">Only the difference is paid</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too */}
      <section className="scroll" tabIndex={0} aria-label="From what you have, table">
        <table className="crafting-upgrades">
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Gold</th>
              <th scope="col">XP</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            {upgrades.map(({ from, cost, experience, days }) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>{gp(cost)}</td>
                <td>{experience.toLocaleString('en')}</td>
                <td>{days.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

type SumProps = { terms: Crafted['terms']; total: readonly [name: string, value: string] };

function Sum({ terms, total: [name, value] }: SumProps) {
  return (
    <table className="crafting-sum">
      <tbody>
        {terms.map(({ label, value: part }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{gp(part)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Feats, spells and powers as links, the rest in words. */
function Needs({ crafted: { needs, prerequisites } }: { crafted: Crafted }) {
  const others = needs.slice(prerequisites.length);
  return (
    <>
      {prerequisites.map(({ any_of }, i) => (
        <Fragment key={any_of.map(({ slug }) => slug).join()}>
          {i > 0 && ', '}
          {any_of.map(({ kind, slug, name }, j) => (
            <Fragment key={slug}>
              {j > 0 && ' or '}
              <Link to={paths.entry(kind, slug)} className={kind === 'feats' ? undefined : 'spell-name'}>
                {kind === 'feats' ? name : name.toLowerCase()}
              </Link>
            </Fragment>
          ))}
        </Fragment>
      ))}
      {others.map((text) => `, ${text}`)}
    </>
  );
}
