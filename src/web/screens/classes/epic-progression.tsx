import { SectionHead, SectionLink } from '../../layout/section-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FeatureList } from './class-features.tsx';
import type { PageVariant } from './class-page.ts';
import { Series } from './class-requirements.tsx';
import { LevelTable } from './level-table.tsx';

type Epic = NonNullable<PageVariant['epic_progression']>;

/** The class past its last ordinary level, folded: few play it, and links into it open it. */
export function EpicProgression({ name, epic }: { name: string; epic: Epic }) {
  const { levels, bonus_feats, bonus_feats_note, features } = epic;
  const listed = features.some(({ html }) => html?.includes('data-kind="feats"'));
  return (
    <section className="section" aria-labelledby="epic">
      <SectionLink id="epic" name="Epic progression" />
      <details className="folded">
        <summary>
          <h2 id="epic">Epic progression</h2>
          <Icon name="chevron-down" />
        </summary>
        {levels.length > 0 && <LevelTable caption={`${name} past the last level`} rows={levels} firstSpellLevel={0} />}
        <div className="epic-features">
          <FeatureList features={features} />
        </div>
        {bonus_feats.length > 0 && !listed && (
          <section className="side" aria-labelledby="bonus-feat-list">
            <SectionHead id="bonus-feat-list" level="h3" name="Bonus feat list" />
            <p>
              <Series list={bonus_feats} kind="feats" />
              {bonus_feats_note && `. ${bonus_feats_note}`}.
            </p>
          </section>
        )}
      </details>
    </section>
  );
}
