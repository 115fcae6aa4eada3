import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import type { CharacterClass } from '../../../contract/classes.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { NamedBy } from '../../components/named-by.tsx';
import { Neighbours } from '../../components/neighbours.tsx';
import { RelationSection } from '../../components/relation-section.tsx';
import { withStatus } from '../../load.ts';
import { withNearest } from '../../nearest-names.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/class-detail';
import { Advancement } from './advancement.tsx';
import { ClassAside } from './class-aside.tsx';
import { ClassFailure } from './class-failure.tsx';
import { ClassFeatures } from './class-features.tsx';
import { ClassIntro } from './class-intro.tsx';
import { chosenVariant, classKind, layoutOf, pageClass } from './class-page.ts';
import { ClassSkills } from './class-skills.tsx';
import { EpicProgression } from './epic-progression.tsx';

async function load(api: Api, slug: string) {
  const address = `/api/classes/${encodeURIComponent(slug)}`;
  const answer = await withNearest(api, address, await api<CharacterClass>(address));
  return withStatus(pageClass(answer), answer);
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(apiOf(context), params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.slug);

/** Another variant of the same class is here already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta('Character class not found', 'There is no such class.');
  const { name, summary, hit_die, skill_points } = loaderData.value;
  const figures = [hit_die && `hit die ${hit_die}`, skill_points && `${skill_points} + Int skill points a level`];
  const facts = [classKind(loaderData.value), ...figures].filter(Boolean).join(', ');
  return pageMeta(name, [summary, `${facts}.`].filter(Boolean).join(' '));
}

export default function ClassDetailScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (!loaderData.ok) return <ClassFailure failure={loaderData} />;
  const item = loaderData.value;
  const variant = chosenVariant(item, search.get('variant'));
  if (variant === undefined)
    return <ClassFailure failure={{ ok: false, status: 500, cause: 'The class has no variant.' }} />;
  const list = { name: 'Classes', to: paths.list('classes') };
  const layout = layoutOf(variant);
  return (
    <>
      <Breadcrumb trail={[list]} here={item.name} back={{ ...list, name: 'Back to Classes' }} />
      <article className={`detail class-page ${layout}`}>
        <ClassIntro item={item} variant={variant} />
        <ClassSkills variant={variant} columns={layout === 'wide-many' ? 3 : 1} />
        <Advancement item={item} variant={variant} />
        <div className="class-text">
          <ClassFeatures item={item} variant={variant} />
          {variant.epic_progression && <EpicProgression name={item.name} epic={variant.epic_progression} />}
          <RelationSection id="feats-for" title="Feats for the class" kind="feats" list={item.feats} />
          <RelationSection id="creatures" title="Creatures with its levels" kind="monsters" list={item.creatures} />
          <NamedBy groups={item.named_by} />
          <Neighbours kind="classes" previous={item.previous} next={item.next} />
        </div>
        <ClassAside item={item} />
      </article>
    </>
  );
}
