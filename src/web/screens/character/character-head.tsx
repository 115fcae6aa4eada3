import type { ReactNode } from 'react';
import type { CharacterPlanAnswer } from '../../../contract/character.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { signed } from '../../../rules/signed.ts';
import { Explained } from '../../entries/explained.tsx';
import { Figure } from '../../entries/figure.tsx';
import { StatRows } from '../../entries/stat-rows.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

/** What a character is called where it has no name. */
export const UNNAMED = 'Nameless';

/** Initial, name, one sentence, and what can be done with it. */
export function CharacterHead({ view, children }: { view: CharacterPlanAnswer; children: ReactNode }) {
  const name = view.name ?? UNNAMED;
  return (
    <header className="character-head">
      <span className="versal" aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <div>
        <h1>{name}</h1>
        <p>{view.sentence}</p>
      </div>
      <div className="character-tools">{children}</div>
    </header>
  );
}

type Sum = CharacterPlanAnswer['initiative'];

function Sums({ name, sum, roll, text }: { name: string; sum: Sum; roll?: string; text?: string }) {
  return (
    <Explained name={name} terms={sum.terms} total={sum.total} printed={sum.total} signed {...(roll && { roll })}>
      {text ?? signed(sum.total)}
    </Explained>
  );
}

/** The figures of a character, each with its sum. Armor, weapons and magic that is worn are not in them. */
export function CharacterFigures({ view }: { view: CharacterPlanAnswer }) {
  const { attacks, melee, ranged, hit_points: points, saves, initiative, grapple } = view;
  const full = (sum: Sum) => attacks.map((attack) => signed(attack + sum.total - (attacks[0] ?? 0))).join('/');
  return (
    <section className="character-figures" aria-label="Figures">
      <dl className="glance">
        <Figure label="Hit points">
          <Explained name="Hit points" terms={points.terms} total={Math.floor(points.total)} printed={points.total}>
            {points.total}
          </Explained>{' '}
          <small>average</small>
        </Figure>
        <Figure label="Melee attack">
          <Sums name="Melee attack" sum={melee} roll="Melee attack" text={full(melee)} />
        </Figure>
        <Figure label="Ranged attack">
          <Sums name="Ranged attack" sum={ranged} roll="Ranged attack" text={full(ranged)} />
        </Figure>
        <Figure label="Initiative">
          <Sums name="Initiative" sum={initiative} roll="Initiative" />
        </Figure>
        <Figure label="Fortitude">
          <Sums name="Fortitude" sum={saves.fortitude} roll="Fortitude save" />
        </Figure>
        <Figure label="Reflex">
          <Sums name="Reflex" sum={saves.reflex} roll="Reflex save" />
        </Figure>
        <Figure label="Will">
          <Sums name="Will" sum={saves.will} roll="Will save" />
        </Figure>
      </dl>
      <StatRows
        rows={[
          ['Base attack, grapple', `${attacks.map(signed).join('/')}, grapple ${signed(grapple.total)}`],
          ...casterRows(view),
          ['Sneak attack', view.sneak_attack],
          [
            'Experience',
            view.experience_penalty.percent > 0 ? `−${view.experience_penalty.percent}% for multiclassing` : null,
          ],
          [
            'Effective level',
            view.effective_level > view.level ? `${view.effective_level} with the level adjustment` : null,
          ],
          ['Special', ownFeatures(view).length > 0 ? specials(view) : null],
        ]}
      />
    </section>
  );
}

function casterRows({
  caster_levels: casters,
  manifester_levels: manifesters,
  power_points: points,
}: CharacterPlanAnswer) {
  const cast = casters.map(({ class: slug, caster_level, spells_per_day: perDay, domain_slots: domain }) => {
    const slots = perDay.map((count, level) => (domain?.[level] ? `${count}+1` : String(count))).join('/');
    return [words(slug), `Caster level ${caster_level}, spells a day ${slots}`] as const;
  });
  const manifest = manifesters.map(
    ({ class: slug, manifester_level: level, highest_level: highest }) =>
      [words(slug), `Manifester level ${level}${highest === null ? '' : `, powers up to level ${highest}`}`] as const,
  );
  return [...cast, ...manifest, ['Power points', points.total > 0 ? String(points.total) : null] as const];
}

const words = (slug: string) => capitalized(slug.replaceAll('-', ' '));

/** Without bonus feats and the feats that levels grant, which stand among the feats. */
function ownFeatures({ class_features: features, granted_feats: granted }: CharacterPlanAnswer) {
  const feats = new Set(granted.map(({ feat }) => feat));
  return features.filter(
    ({ text }) => !/^bonus .*feat$/i.test(text) && !feats.has(text.toLowerCase().replaceAll(' ', '-')),
  );
}

function specials(view: CharacterPlanAnswer) {
  const byClass = Map.groupBy(ownFeatures(view), (feature) => feature.class);
  return [...byClass].map(([slug, own], i) => (
    <span key={slug}>
      {i > 0 && '; '}
      <Link to={paths.entry('classes', slug)}>{words(slug)}</Link> {own.map(({ text }) => text).join(', ')}
    </span>
  ));
}
