import type { NamedSlug } from '../../../contract/entries.ts';
import { ABILITY_NAMES } from '../../../rules/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { SCORE_LIMITS, saveDcTerms } from '../../../rules/casting.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { SCHOOLS_OF_MAGIC } from '../../../rules/spell-slots.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { ListCaster } from './caster.ts';
import { Dial } from './dial.tsx';
import { CLASS_LEVELS, type ListChoices, MAX_DOMAINS } from './list-choices.ts';
import { levelName, type SpellLevelRow } from './spell-levels.ts';

/** What the choices of a caster choose from; empty while it loads. */
export type CasterOptions = { classes: readonly NamedSlug[]; domains: readonly NamedSlug[] };

type SpellSumProps = {
  caster: ListCaster;
  choices: ListChoices;
  rows: readonly SpellLevelRow[];
  options: CasterOptions;
  /** Absent where the list is only read. */
  onChoose: ((change: ListChoices) => void) | undefined;
};

/** The slots of a caster, and how the spells of a list fill them. */
export function SpellSum({ caster, choices, rows, options, onChoose }: SpellSumProps) {
  const { tables, level, score } = caster;
  return (
    <section className="stat list-sum" aria-labelledby="slots">
      <div className="stat-head dials">
        <SectionHead id="slots" name={tables.spontaneous ? 'Spells known' : 'Spell slots'} />
        {onChoose ? (
          <CasterDials caster={caster} choices={choices} options={options} onChoose={onChoose} />
        ) : (
          <Caster caster={caster} />
        )}
      </div>
      {rows.length === 0 ? (
        <p className="list-sum-note">
          {tables.name}: no spells yet at {ordinal(level)} level.
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
        <section className="scroll" tabIndex={0} aria-label="Slots by level">
          <table className="slot-table">
            <thead>
              <tr>
                <th scope="col">Level</th>
                <th scope="col">{tables.spontaneous ? 'Slots a day' : 'Slots'}</th>
                <th scope="col">{tables.spontaneous ? 'Known' : 'Prepared'}</th>
                <th scope="col">Left</th>
                <th scope="col" className="numeric">
                  Save DC
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <LevelRow key={row.level} row={row} caster={caster} score={score} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

/** The caster in words, for reading. */
function Caster({ caster: { tables, level, score, school } }: { caster: ListCaster }) {
  const extras = [...tables.domains.map(({ name }) => name), ...(school ? [capitalized(school)] : [])];
  return (
    <span className="muted">
      <Link to={paths.entry('classes', tables.slug)}>{tables.name}</Link> {level}, {ABILITY_NAMES[tables.ability]}{' '}
      {score}
      {extras.length > 0 && `, ${extras.join(' and ')}`}
    </span>
  );
}

const extraName = ({ hasDomains }: ListCaster['tables']) => (hasDomains ? 'domain' : 'specialty');

function LevelRow({ row, caster, score }: { row: SpellLevelRow; caster: ListCaster; score: number }) {
  const { level, slots, filled, known, listed } = row;
  const { base, level: ofLevel, modifier } = saveDcTerms(level, score);
  return (
    <tr>
      <th scope="row">{levelName(level)}</th>
      <td>{slots === null ? 'None yet' : <Slots slots={slots} caster={caster} />}</td>
      <td>
        {known === null ? filled.filled : `${listed} of ${known}`}
        {filled.extraFilled > 0 && ` + ${filled.extraFilled} ${extraName(caster.tables)}`}
      </td>
      <td>{known === null ? <Left row={row} caster={caster} /> : <Leftover left={known - listed} noun="" />}</td>
      <td className="numeric">
        {score < (slots?.lowestScore ?? 0) ? (
          <span className="too-many">needs {slots?.lowestScore}</span>
        ) : (
          base + ofLevel + modifier
        )}
      </td>
    </tr>
  );
}

function Slots({
  slots: { table, bonus, extra },
  caster,
}: {
  slots: NonNullable<SpellLevelRow['slots']>;
  caster: ListCaster;
}) {
  return (
    <>
      {table + bonus}
      {extra > 0 && ` + ${extra} ${extraName(caster.tables)}`}
      {bonus > 0 && (
        <small>
          {table} + {bonus} for {capitalized(caster.tables.ability)}
        </small>
      )}
    </>
  );
}

function Left({ row: { filled, slots }, caster }: { row: SpellLevelRow; caster: ListCaster }) {
  const noun = extraName(caster.tables);
  const hasExtra = (slots?.extra ?? 0) > 0 || filled.extraFilled > 0;
  if (filled.left === 0 && filled.extraLeft === 0) return 'All filled';
  return (
    <>
      {filled.left !== 0 && <Leftover left={filled.left} noun="" />}
      {filled.left !== 0 && hasExtra && filled.extraLeft !== 0 && ', '}
      {hasExtra && filled.extraLeft !== 0 && <Leftover left={filled.extraLeft} noun={` ${noun}`} />}
    </>
  );
}

function Leftover({ left, noun }: { left: number; noun: string }) {
  if (left === 0) return 'All filled';
  if (left > 0) return `${left}${noun} free`;
  return (
    <span className="too-many">
      {-left}
      {noun} too many
    </span>
  );
}

type CasterDialsProps = {
  caster: ListCaster;
  /** The class may be another than the caster's while its tables load. */
  choices: ListChoices;
  options: CasterOptions;
  onChoose: (change: ListChoices) => void;
};

function CasterDials({ caster: { tables, level, score, school }, choices, options, onChoose }: CasterDialsProps) {
  const classes = options.classes.length > 0 ? options.classes : [tables];
  const domains = tables.domains.map(({ slug }) => slug);
  // One choice keeps the others as they are shown, whatever is added to the list.
  const shown = { class: choices.class ?? tables.slug, level, score };
  return (
    <>
      <Dial
        label="Class"
        value={shown.class}
        options={classes.map(({ slug, name }) => [slug, name])}
        onChoose={(slug) => onChoose({ class: slug })}
      />
      <Stepper
        label="Level"
        name="level"
        value={level}
        {...CLASS_LEVELS}
        onChange={(next) => onChoose({ ...shown, level: next })}
      />
      <Stepper
        label={ABILITY_NAMES[tables.ability]}
        name="score"
        value={score}
        {...SCORE_LIMITS}
        onChange={(next) => onChoose({ ...shown, score: next })}
      />
      {tables.hasDomains &&
        Array.from({ length: MAX_DOMAINS }, (_, i) => (
          <Dial
            key={i === 0 ? 'first' : 'second'}
            label={i === 0 ? 'Domain' : 'Other domain'}
            value={domains[i] ?? ''}
            options={[['', 'None'], ...domainOptions(options.domains, tables)]}
            onChoose={(slug) => onChoose({ ...shown, domains: withDomain(domains, i, slug) })}
          />
        ))}
      {tables.slug === 'wizard' && (
        <Dial
          label="Specialty"
          value={school ?? ''}
          options={[['', 'None'], ...SCHOOLS_OF_MAGIC.map((slug) => [slug, capitalized(slug)] as const)]}
          onChoose={(slug) => onChoose({ ...shown, school: slug })}
        />
      )}
    </>
  );
}

const domainOptions = (known: readonly NamedSlug[], { domains }: ListCaster['tables']) =>
  (known.length > 0 ? known : domains).map(({ slug, name }) => [slug, name] as const);

const withDomain = (domains: readonly string[], index: number, slug: string): string[] => {
  const next = [domains[0] ?? '', domains[1] ?? ''];
  next[index] = slug;
  return [...new Set(next.filter(Boolean))];
};
