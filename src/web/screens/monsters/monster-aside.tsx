import type { Monster } from '../../../contract/monsters.ts';
import { slugify } from '../../../contract/slug.ts';
import type { FollowItem } from '../../follow/follow-links.tsx';
import { FollowList } from '../../follow/follow-list.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { challengeRatingTone } from './challenge-rating.tsx';

/** `made`: the name of the creature that is made of it. */
type MonsterAsideProps = { monster: Monster; made?: string | undefined; contents: readonly FollowItem[] | null };

/** The column beside the stat block: pictures, token, family and contents. */
export function MonsterAside({ monster, made, contents }: MonsterAsideProps) {
  return (
    <div className="aside">
      <Picture path={monster.portrait_path} alt={monster.portrait_alt ?? monster.name} caption={monster.name} />
      <TokenNote monster={monster} made={made} />
      <Panel labelledBy="images">
        <SectionHead id="images" name="Images" />
        <div className="gallery">
          <Picture path={monster.portrait_path} alt={monster.portrait_alt ?? `Portrait of ${monster.name}`} small />
          {monster.artwork_path !== null && (
            <Picture path={monster.artwork_path} alt={monster.artwork_alt ?? `Artwork of ${monster.name}`} small />
          )}
          <Token monster={monster} />
        </div>
      </Panel>
      <FamilyNote monster={monster} />
      {monster.as_race && (
        <Panel labelledBy="as-race" className="screen">
          <SectionHead id="as-race" name="As a character" />
          <p>
            <Link to={paths.entry('races', monster.as_race.slug)}>{monster.as_race.name}</Link>, a race
          </p>
        </Panel>
      )}
      {contents && <FollowList name={monster.name} items={contents} toTop />}
    </div>
  );
}

type PictureProps = { path: string | null; alt: string; caption?: string; small?: boolean };

function Picture({ path, alt, caption, small = false }: PictureProps) {
  if (path === null)
    return (
      <div className="empty-plate">
        <span>
          <Icon name="image-off" /> No Image
        </span>
      </div>
    );
  return (
    <figure className={small ? 'plate small' : 'plate'}>
      <img src={path} alt={alt} width="320" height="400" loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The token. A monster without one gets an empty token, whose ring and tab show the challenge rating. */
function Token({ monster }: { monster: Monster }) {
  const { challenge_rating, token_path, token_drawing_path, token_alt, name } = monster;
  if (token_path !== null)
    return (
      <img
        className="token"
        src={token_drawing_path ?? token_path}
        alt={token_alt ?? `Token of ${name}`}
        width="512"
        height="512"
        loading="lazy"
      />
    );
  return (
    <svg
      className="token"
      viewBox="0 0 400 400"
      role="img"
      aria-label="No token"
      data-tone={challengeRatingTone(challenge_rating ?? '0')}
    >
      <circle cx="200" cy="200" r="196" fill="var(--tone-solid)" />
      <circle cx="200" cy="200" r="172" fill="var(--vellum)" stroke="var(--vellum-ink)" strokeWidth="3" />
      <circle cx="200" cy="200" r="184" fill="none" stroke="var(--on-solid)" strokeWidth="1.5" />
      {challenge_rating !== null && (
        <>
          <rect
            x="148"
            y="340"
            width="104"
            height="52"
            fill="var(--tone-solid)"
            stroke="var(--on-solid)"
            strokeWidth="3"
          />
          <text className="token-rating" x="200" y="380" textAnchor="middle">
            {challenge_rating}
          </text>
        </>
      )}
    </svg>
  );
}

/** `made`: the name of a made creature, under which its token is saved; the token is that of the printed one. */
function TokenNote({ monster, made }: { monster: Monster; made: string | undefined }) {
  const { token_path } = monster;
  const file = made === undefined ? monster.slug : slugify(made);
  const ring = made === undefined ? 'The ring shows the CR.' : `The ring shows the CR of the printed ${monster.name}.`;
  const content = (
    <>
      <Icon name="download" /> Download Token
    </>
  );
  return (
    <Panel labelledBy="token">
      <SectionHead id="token" name="Virtual Tabletop Token" />
      <div className="token-note">
        <Token monster={monster} />
        <div>
          <p className="muted">
            {token_path === null ? 'Not drawn yet.' : '512 px PNG.'} {ring}
          </p>
          {token_path === null ? (
            <Button variant="primary" onClick={() => alert('No token available for download')}>
              {content}
            </Button>
          ) : (
            <ButtonAnchor variant="primary" href={token_path} download={`${file}.png`}>
              {content}
            </ButtonAnchor>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Larger families are collapsed. */
const MAX_UNFOLDED = 12;

function FamilyNote({ monster }: { monster: Monster }) {
  const families = [monster.family, ...monster.wider_families]
    .filter((family) => family !== null)
    .filter(({ members }) => members.length > 1);
  if (families.length === 0) return null;
  return (
    <Panel>
      {families.map((family) => (
        <section key={family.slug} aria-labelledby={`family-${family.slug}`}>
          <SectionHead id={`family-${family.slug}`} name={family.name} />
          {family.members.length > MAX_UNFOLDED ? (
            <details>
              <summary>{family.members.length} monsters</summary>
              <Members family={family} here={monster.slug} />
            </details>
          ) : (
            <Members family={family} here={monster.slug} />
          )}
        </section>
      ))}
    </Panel>
  );
}

function Members({ family, here }: { family: NonNullable<Monster['family']>; here: string }) {
  return (
    <ul className="lines">
      {family.members.map(({ slug, name }) => (
        <li key={slug}>
          {slug === here ? <b aria-current="page">{name}</b> : <Link to={paths.entry('monsters', slug)}>{name}</Link>}
        </li>
      ))}
    </ul>
  );
}
