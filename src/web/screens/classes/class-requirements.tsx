import { Fragment, type ReactNode } from 'react';
import { Prose } from '../../entries/prose.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { PageClass, PageVariant } from './class-page.ts';

type ClassRequirementsProps = { item: PageClass; variant: PageVariant };
type Requirement = PageVariant['required_races'][number];

/** Whether the class has requirements. "Any" alignment is none. */
export function hasRequirements(item: PageClass, variant: PageVariant): boolean {
  const { required_bab, required_races, required_skills, required_feats, requirements } = variant;
  const lists = [required_races, required_skills, required_feats, requirements];
  return required_bab !== null || lists.some((list) => list.length > 0) || requiresAlignment(item, variant);
}

/** Whether the alignment is a requirement, as for prestige classes. Base classes have it among their figures. */
function requiresAlignment(item: PageClass, { alignment }: PageVariant): boolean {
  return item.prestige === 1 && alignment !== null && alignment !== 'Any';
}

export function ClassRequirements({ item, variant }: ClassRequirementsProps) {
  const { required_bab, required_races, required_skills, required_feats, requirements } = variant;
  return (
    <>
      <div className="stat-head">
        <SectionHead id="requirements" name="Requirements" />
      </div>
      <dl className="rows">
        {required_bab !== null && <Row label="Base attack bonus">+{required_bab}</Row>}
        {requiresAlignment(item, variant) && <Row label="Alignment">{variant.alignment}</Row>}
        {required_races.length > 0 && (
          <Row label="Race">
            <Series list={required_races} kind="races" />
          </Row>
        )}
        {required_skills.length > 0 && (
          <Row label="Skills">
            <Series list={required_skills} kind="skills" after={({ ranks }) => ` ${ranks} ranks`} />
          </Row>
        )}
        {required_feats.length > 0 && (
          <Row label="Feats">
            <Series list={required_feats} kind="feats" />
          </Row>
        )}
        {requirements.map(({ label, html }) => (
          <Row key={label} label={label}>
            <Prose html={html} className="" />
          </Row>
        ))}
      </dl>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type SeriesProps<Item extends Requirement> = {
  list: readonly Item[];
  kind: 'races' | 'skills' | 'feats';
  after?: (item: Item) => string;
};

/** Requirements in a line, each a link followed by its details. */
export function Series<Item extends Requirement>({ list, kind, after }: SeriesProps<Item>) {
  return list.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a skill may occur twice; the list never changes
    <Fragment key={i}>
      {i > 0 && (list[i - 1]?.remove_comma === 1 ? ' ' : ', ')}
      {item.text_before && `${item.text_before} `}
      {item.slug === null ? item.name : <Link to={paths.entry(kind, item.slug)}>{item.name}</Link>}
      {item.extra && ` (${item.extra})`}
      {after?.(item)}
      {item.text_after && ` ${item.text_after}`}
    </Fragment>
  ));
}
