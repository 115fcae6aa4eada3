import { useLocation } from 'react-router';
import { COMPANION_KINDS, MASTERS, type MasterClass } from '../../../rules/companions/masters.ts';
import type { Answer } from '../../data/api.ts';
import { EntryFoot } from '../../entries/entry-foot.tsx';
import { NamedBy } from '../../entries/named-by.tsx';
import { Neighbours } from '../../entries/neighbours.tsx';
import { RelationSection } from '../../entries/relation-section.tsx';
import { ToolLinks } from '../../entries/tool-links.tsx';
import { FollowBar } from '../../follow/follow-bar.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { isListed, ListedScreen } from '../../listed/listed-entry.tsx';
import { paths } from '../../paths.ts';
import { Advancement } from './advancement.tsx';
import { ClassAside } from './class-aside.tsx';
import { classContents } from './class-contents.ts';
import { ClassFailure } from './class-failure.tsx';
import { ClassFeatures } from './class-features.tsx';
import { ClassIntro } from './class-intro.tsx';
import { chosenVariant, layoutOf } from './class-layout.ts';
import type { PageClass } from './class-page.ts';
import { ClassSkills } from './class-skills.tsx';
import { EpicProgression } from './epic-progression.tsx';
import { ListedLevels } from './listed-levels.tsx';

export function ClassScreen({ answer }: { answer: Answer<PageClass> }) {
  const { search } = useLocation();
  if (!answer.ok) return <ClassFailure failure={answer} />;
  const item = answer.value;
  if (isListed(item))
    return (
      <ListedScreen kind="classes" entry={item}>
        <ListedLevels entry={item} />
      </ListedScreen>
    );
  const variant = chosenVariant(item, new URLSearchParams(search).get('variant'));
  if (variant === undefined)
    return <ClassFailure failure={{ ok: false, status: 500, cause: 'The class has no variant.' }} />;
  const list = { name: 'Classes', to: paths.list('classes') };
  const layout = layoutOf(variant);
  const contents = classContents(item, variant);
  return (
    <>
      <Breadcrumb trail={[list]} here={item.name} back={{ ...list, name: 'Back to Classes' }} />
      {contents && <FollowBar name={item.name} note="Contents" items={contents} live toTop />}
      <article className={`detail class-page ${layout}`}>
        <ClassIntro item={item} variant={variant} />
        <ClassSkills variant={variant} columns={layout === 'wide-many' ? 3 : 1} />
        <Advancement item={item} variant={variant} />
        <div className="class-text">
          <ToolLinks links={toolsOf(item.slug)} />
          <ClassFeatures item={item} variant={variant} />
          {variant.epic_progression && <EpicProgression name={item.name} epic={variant.epic_progression} />}
          <RelationSection id="feats-for" title="Feats for the class" kind="feats" list={item.feats} />
          <RelationSection id="creatures" title="Creatures with its levels" kind="monsters" list={item.creatures} />
          <NamedBy groups={item.named_by} />
          <Neighbours kind="classes" previous={item.previous} next={item.next} />
        </div>
        <ClassAside item={item} variant={variant} contents={contents} />
        <EntryFoot kind="classes" entry={item} />
      </article>
    </>
  );
}

/** The creature that the class gives, and the forms that it takes. */
function toolsOf(slug: string) {
  if (!isMaster(slug)) return [];
  const name = `Its ${COMPANION_KINDS[MASTERS[slug].kind].toLowerCase()}, worked out`;
  const companion = { name, to: paths.companions({ as: slug }), icon: 'paw-print' as const };
  return slug === 'druid'
    ? [companion, { name: 'Forms of wild shape', to: paths.forms(), icon: 'bird' as const }]
    : [companion];
}

const isMaster = (slug: string): slug is MasterClass => Object.hasOwn(MASTERS, slug);
