import type { Skill, Synergy } from '../../../contract/skills.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';

/** The side column: synergies and opposed checks, in both directions. */
export function SkillAside({ skill }: { skill: Skill }) {
  const { synergy_ranks: ranks, synergy_bonus: bonus, synergies_given: given, synergies_received: received } = skill;
  const opposed = skill.opposed_by !== null || skill.opposes.length > 0;
  return (
    <div className="aside">
      {(given.length > 0 || received.length > 0 || opposed) && (
        <Panel>
          {given.length > 0 && (
            <section aria-labelledby="gives-a-synergy">
              <SectionHead id="gives-a-synergy" name="Gives a synergy" />
              <p className="muted">
                {ranks} ranks in {skill.name} give +{bonus} on checks of
              </p>
              <ul className="lines">
                {given.map((synergy) => (
                  <li key={`${synergy.from_subtype} ${synergy.skill?.slug ?? synergy.check}`}>
                    <GivenSynergy synergy={synergy} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {received.length > 0 && (
            <section aria-labelledby="gains-a-synergy">
              <SectionHead id="gains-a-synergy" name="Gains a synergy" />
              <p className="muted">
                +{bonus} on {skill.name} checks for {ranks} ranks in
              </p>
              <ul className="lines">
                {received.map((synergy) => (
                  <li key={`${synergy.skill?.slug} ${synergy.from_subtype}`}>
                    <ReceivedSynergy synergy={synergy} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {opposed && (
            <section aria-labelledby="opposed-checks">
              <SectionHead id="opposed-checks" name="Opposed checks" />
              <ul className="lines">
                {skill.opposed_by && (
                  <li>
                    <div>
                      Resisted by <Link to={paths.entry('skills', skill.opposed_by.slug)}>{skill.opposed_by.name}</Link>
                    </div>
                  </li>
                )}
                {skill.opposes.map(({ slug, name }) => (
                  <li key={slug}>
                    <div>
                      Resists <Link to={paths.entry('skills', slug)}>{name}</Link>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Panel>
      )}
    </div>
  );
}

function GivenSynergy({ synergy: { skill, check, from_subtype, to_subtype, when } }: { synergy: Synergy }) {
  return (
    <div>
      {skill ? <Link to={paths.entry('skills', skill.slug)}>{withKind(skill.name, to_subtype)}</Link> : check}
      {when && ` ${when}`}
      {from_subtype && <span className="muted"> from {from_subtype}</span>}
    </div>
  );
}

function ReceivedSynergy({ synergy: { skill, from_subtype, to_subtype, when } }: { synergy: Synergy }) {
  return (
    <div>
      {skill && <Link to={paths.entry('skills', skill.slug)}>{withKind(skill.name, from_subtype)}</Link>}
      {when && ` ${when}`}
      {to_subtype && <span className="muted"> on {to_subtype}</span>}
    </div>
  );
}

const withKind = (name: string, kind: string | null) => (kind === null ? name : `${name} (${kind})`);
