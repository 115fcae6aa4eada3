import { choiceIn } from '../../../contract/character-query.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameField, Names } from './name-field.tsx';
import { withChoice, withFeat, withoutFeat } from './plan-edits.ts';
import { namedSlugs, type SheetPart } from './sheet-part.ts';

const FEAT_NAMES = 'feat-names';

/** A line for each slot and each granted feat; an open slot is a field that completes names, legal ones first. */
export function Feats({ plan, view, facts, change }: SheetPart) {
  const legal = new Set(view.feats.filter(({ state }) => state === 'eligible').map(({ slug }) => slug));
  const all = namedSlugs(facts.feats);
  const options = [...all.filter(({ slug }) => legal.has(slug)), ...all.filter(({ slug }) => !legal.has(slug))];
  const used = new Set<number>();
  const indexOf = (feat: string, choice: string | undefined) => {
    const index = plan.feats.findIndex((each, i) => !used.has(i) && each.feat === feat && each.choice === choice);
    used.add(index);
    return index;
  };
  const lines = view.feat_slots.map((slot) => ({
    ...slot,
    index: slot.feat === undefined ? null : indexOf(slot.feat, slot.choice),
  }));
  const left = plan.feats.flatMap((feat, index) =>
    used.has(index) || (feat.level ?? 0) > view.level
      ? []
      : [{ from: 'No slot', feat: feat.feat, choice: feat.choice, index }],
  );
  return (
    <>
      <ul className="character-slots">
        {[...lines, ...left].map(({ from, feat, choice, index }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <li key={i}>
            <small>{capitalized(from)}</small>
            {feat === undefined || index === null ? (
              <NameField
                label={`Feat of ${from}`}
                placeholder="Open: name a feat"
                options={options}
                list={FEAT_NAMES}
                onChoose={(slug) => change((old) => withFeat(old, { feat: slug }))}
              />
            ) : (
              <>
                <span>
                  <Link to={paths.entry('feats', feat)}>{facts.feats[feat]?.name ?? feat}</Link>
                  {facts.feats[feat]?.choice && (
                    <input
                      key={`${feat}:${choice ?? ''}`}
                      type="text"
                      aria-label={`What ${facts.feats[feat]?.name} is taken for`}
                      placeholder={facts.feats[feat]?.choice ?? ''}
                      defaultValue={choice?.replaceAll('-', ' ')}
                      onBlur={({ target }) =>
                        choiceIn(target.value) !== (choice ?? '') &&
                        change((old) => withChoice(old, index, choiceIn(target.value)))
                      }
                    />
                  )}
                </span>
                <IconButton
                  icon="x"
                  label={`Remove ${facts.feats[feat]?.name ?? feat}`}
                  onClick={() => change((old) => withoutFeat(old, index))}
                />
              </>
            )}
          </li>
        ))}
        {view.granted_feats.map(({ feat, choice, from }) => (
          <li key={`${feat}-${choice}-${from}`}>
            <small>{from}</small>
            <span>
              <Link to={paths.entry('feats', feat)}>{facts.feats[feat]?.name ?? feat}</Link>
              {choice && <small> ({choice.replaceAll('-', ' ')})</small>}
            </span>
            <Icon name="lock" />
          </li>
        ))}
      </ul>
      <Names id={FEAT_NAMES} options={options} />
    </>
  );
}
