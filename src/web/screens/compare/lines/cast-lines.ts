import type { Caster } from '../../../../contract/casters.ts';
import { defaultCaster, lowestScore, saveDcTerms } from '../../../../rules/casting.ts';
import { scaledText } from '../../../../rules/scaled-text.ts';
import { AMOUNT_NAMES, amountAt } from '../../../../rules/spell-amounts.ts';
import { savesNamed } from '../../../../rules/spell-facts.ts';
import { averageOf } from '../../../../rules/weapon-damage.ts';
import { workedDuration, workedRange } from '../../../../rules/worked-lines.ts';
import type { Cell, Described, Dials, EntryOf, Line } from '../comparison.ts';

type Castable = EntryOf<'spells'> | EntryOf<'powers'>;

/** Whose spells or powers they are worked out as: one caster for all where there is one. */
export function castersOf(entries: readonly Castable[]): (Caster | undefined)[] {
  const common = (slug: string) => entries.every(({ casters }) => casters.some((caster) => caster.slug === slug));
  return entries.map(({ casters }) => {
    const shared = casters.filter(({ slug }) => common(slug));
    return defaultCaster(shared.length > 0 ? shared : casters);
  });
}

/** The lowest caster level and score with which all of them can be cast. */
export function lowestDials(casters: readonly (Caster | undefined)[]): Pick<Dials, 'level' | 'score'> {
  const known = casters.filter((caster) => caster !== undefined);
  return {
    level: Math.max(1, ...known.map(({ lowest_level }) => lowest_level)),
    score: Math.max(10, ...known.map(({ level }) => lowestScore(level))),
  };
}

export function spellLines(spell: EntryOf<'spells'>, dials: Dials, caster: Caster | undefined): Described {
  const { subschool_name, school_name, components, rulebook_name, page } = spell;
  return {
    note: bookText(rulebook_name, page),
    lines: [
      ['School', subschool_name ? `${school_name} (${subschool_name})` : school_name],
      ['Descriptor', spell.descriptors.map(({ name }) => name).join(', ')],
      ['Level', spell.level_text],
      ['Components', components.line && { text: components.line, note: componentText(components) }],
      ['Casting time', spell.casting_time],
      ...castLines(spell, dials, caster),
      ['Spell resistance', spell.spell_resistance],
      ['Spellcraft DC', spell.epic?.spellcraft_dc],
    ],
    worked: amountLines(spell, levelFor(dials, caster)),
  };
}

export function powerLines(power: EntryOf<'powers'>, dials: Dials, caster: Caster | undefined): Described {
  const { discipline_name, subdiscipline_name, rulebook_name, page } = power;
  return {
    note: bookText(rulebook_name, page),
    lines: [
      ['Discipline', subdiscipline_name ? `${discipline_name} (${subdiscipline_name})` : discipline_name],
      ['Descriptor', power.descriptors.map(({ name }) => name).join(', ') || power.descriptor_note],
      ['Level', power.level_text],
      ['Display', power.display],
      ['Manifesting time', power.manifesting_time],
      ...castLines(power, dials, caster),
      ['Power resistance', power.power_resistance],
      ['Power points', power.power_points],
      ['Experience', power.xp_cost],
      ['In short', power.summary],
    ],
  };
}

const bookText = (name: string, page: number | null): string => (page === null ? name : `${name} ${page}`);

/** Material and foci in words, with what they cost. */
function componentText({ material, arcane_focus, divine_focus, xp }: EntryOf<'spells'>['components']): string | null {
  const things = [material, arcane_focus, divine_focus].map(
    (component) =>
      component && (component.text ?? (component.cost_gp && `${component.cost_gp.toLocaleString('en')} gp`)),
  );
  return [...things, xp && (xp.text ?? `${xp.cost} XP`)].filter(Boolean).join('; ') || null;
}

const levelFor = ({ level }: Dials, caster: Caster | undefined): number => Math.max(level, caster?.lowest_level ?? 1);

/** The lines from range to saving throw: worked out where the level matters, with what is printed below. */
function castLines(entry: Castable, dials: Dials, caster: Caster | undefined): Line[] {
  const level = levelFor(dials, caster);
  const scaled = (text: string | null, max?: number | null): Cell | null =>
    cell(text, text && scaledText(text, level, caster?.lowest_level, max ?? undefined));
  const limits = entry.kind === 'spells' ? entry : { target_max: null, effect_max: null };
  const { range, range_typed, duration, duration_typed } = entry;
  const lasts = duration_typed && workedDuration(duration_typed, level);
  return [
    ['Range', cell(range, range_typed && workedRange(range_typed, level))],
    [
      'Target, effect or area',
      joinCells([
        scaled(entry.target, limits.target_max),
        scaled(entry.effect, limits.effect_max),
        scaled(entry.area),
        scaled(entry.target_or_area),
      ]),
    ],
    ['Duration', cell(duration, lasts && (lasts.dice === null ? lasts.text : `${lasts.dice} ${lasts.text}`))],
    ['Saving throw', saveCell(entry.saving_throw, dials, caster)],
  ];
}

/** Several lines as one. */
function joinCells(cells: readonly (Cell | null)[]): Cell | null {
  const filled = cells.filter((one) => one !== null);
  if (filled.length === 0) return null;
  return { text: filled.map(({ text }) => text).join('; '), note: filled.flatMap(({ note }) => note ?? []).join('; ') };
}

/** The worked figure with the printed line below it, or the printed line alone. */
function cell(printed: string | null, worked: string | null | undefined): Cell | null {
  if (printed === null) return null;
  return worked ? { text: worked, note: printed } : { text: printed };
}

function saveCell(text: string | null, { score }: Dials, caster: Caster | undefined): Cell | null {
  if (text === null) return null;
  if (caster === undefined || savesNamed(text).length === 0) return { text };
  const { base, level, modifier } = saveDcTerms(caster.level, score);
  return { text, note: `DC ${base + level + modifier}` };
}

/** What it deals or heals at a level, and the average of it. Several amounts of a sort stand in one line. */
function amountLines({ amounts, saving_throw }: EntryOf<'spells'>, level: number): Line[] {
  const sorts = Map.groupBy(amounts, ({ of = 'damage' }) => AMOUNT_NAMES[of]);
  return [...sorts].flatMap(([name, group]): Line[] => {
    const figures = group.map((amount) => {
      const { value, count } = amountAt(amount, level);
      const average = averageOf(value);
      return { amount, value, count: count ?? 1, average: average === null ? null : average * (count ?? 1) };
    });
    const text = figures.map(({ amount: { of, type, each }, value, count }) =>
      [each && count > 1 ? `${count} × ` : '', of === 'bonus' ? '+' : '', value, type ? ` ${type}` : ''].join(''),
    );
    const rolled = figures.some(({ value }) => value.includes('d'));
    const averages = figures.flatMap(({ average }) => average ?? []);
    const halved = name === 'Damage' && /half/i.test(saving_throw ?? '') ? 'half with a save' : null;
    const all = figures.find(({ count }) => count > 1)?.amount.each?.of;
    const printed: Line = [name, { text: text.join('; '), note: group.map(printedText).join('; ') }];
    if (!rolled) return [printed];
    const note = all ? `if every ${all} hits` : halved;
    return [printed, [`${name}, average`, { text: averages.map(figure).join('; '), note }]];
  });
}

const figure = (value: number): string => value.toLocaleString('en');

const printedText = ({ text, note }: { text: string; note?: string | undefined }): string =>
  [text, note].filter(Boolean).join('; ');
