import type { KindName } from '../../contract/kinds.ts';
import type { RaceTrait } from '../../contract/races.ts';
import { formatRaceBonus } from '../../rules/race-facts.ts';
import { signed } from '../../rules/signed.ts';
import type { CompileContext, NumberedEntry } from '../compile-context.ts';
import { entryLink, escapeHtml } from '../html.ts';
import type { Race } from '../schema/races.ts';
import { skillEntry } from './class-skills.ts';
import { proficienciesOf, weaponOf } from './proficiencies.ts';

type SkillBonus = NonNullable<Race['skill_bonuses']>[number];
type Line = [name: string, html: string | false | 0 | undefined];

const TYPE_NAMES = { ex: 'Ex', su: 'Su', sp: 'Sp', ps: 'Ps' } as const;

/** A race's traits: those generated from its typed fields, then the written ones. */
export function raceTraits(entry: NumberedEntry<'races'>, context: CompileContext): RaceTrait[] {
  const { value: race } = entry;
  const figures = [...bodyLines(race, context), ...bonusLines(race, context), ...giftLines(race, context)];
  const written = (race.traits ?? []).map(({ name, types, text }) => ({
    name: types === undefined ? name : `${name} (${types.map((type) => TYPE_NAMES[type]).join(' or ')})`,
    html: context.html(text, entry),
    written: true,
  }));
  return [...figures.flatMap(([name, html]) => (html ? [{ name, html, written: false }] : [])), ...written];
}

function linked(kind: KindName, slugs: readonly string[] | undefined, context: CompileContext): string {
  return (slugs ?? []).map((slug) => entryLink(kind, context.namedSlug(kind, slug))).join(', ');
}

function bodyLines(race: Race, context: CompileContext): Line[] {
  const { natural_armor, natural_weapons } = race;
  const weapons = (natural_weapons ?? []).map(
    ({ name, count, damage }) => `${count ? `${count} ${name}s` : name} (${damage}${count ? ' each' : ''})`,
  );
  return [
    ['Natural armor', natural_armor !== undefined && `${signed(natural_armor)} natural armor bonus.`],
    ['Natural weapons', weapons.length > 0 && `${capital(escapeHtml(weapons.join(', ')))}.`],
    ['Proficiency', proficiencyText(race, context)],
    ['Weapon familiarity', familiarityText(race, context)],
  ];
}

function familiarityText({ weapon_familiarity: weapons = [] }: Race, context: CompileContext): string {
  const links = inSeries(weapons.map((slug) => entryLink('items', weaponOf(slug, context))));
  if (weapons.length === 0) return '';
  return `${capital(links)} ${weapons.length === 1 ? 'counts as a martial weapon' : 'count as martial weapons'}.`;
}

function proficiencyText(race: Race, context: CompileContext): string | false {
  const proficiencies = proficienciesOf(race.proficiencies, context);
  if (proficiencies === null) return false;
  const parts = [
    proficiencies.weapon_categories.length > 0 && `${proficiencies.weapon_categories.join(' and ')} weapons`,
    ...proficiencies.weapons.map((weapon) => entryLink('items', weapon)),
    proficiencies.armor.length > 0 && `${proficiencies.armor.join(' and ')} armor`,
    proficiencies.shields && (proficiencies.shields === 'all' ? 'shields' : 'shields except tower shields'),
  ].filter((part) => typeof part === 'string');
  return `${capital(parts.join(', '))}.${proficiencies.note ? ` ${escapeHtml(proficiencies.note)}.` : ''}`;
}

function bonusLines(race: Race, context: CompileContext): Line[] {
  const bonuses = (
    list:
      | readonly { bonus: number; type?: string | undefined; when?: string | undefined; against?: string | undefined }[]
      | undefined,
    on: string,
  ) =>
    (list ?? [])
      .map((item) => {
        const target = item.against ? `${on} against ${item.against}` : item.when ? `${on} ${item.when}` : on;
        return `${formatRaceBonus(item)} ${escapeHtml(target)}.`;
      })
      .join('<br>');
  return [
    ['Skills', skillBonuses(race.skill_bonuses ?? [], context)],
    ['Saving throws', bonuses(race.save_bonuses, 'on saving throws')],
    ['Attack', bonuses(race.attack_bonuses, 'on attack rolls')],
    ['Armor Class', bonuses(race.armor_class_bonuses, 'to Armor Class')],
    ['Ability checks', bonuses(race.ability_check_bonuses, 'on ability checks')],
  ];
}

/** One sentence for each group of skills with the same bonus and condition. */
function skillBonuses(bonuses: readonly SkillBonus[], context: CompileContext): string {
  const groups = new Map<string, SkillBonus[]>();
  for (const item of bonuses) {
    const key = `${item.bonus} ${item.type} ${item.when}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const sentences = [...groups.values()].map((group) => {
    const links = group.map(({ skill, subtype }) => {
      const slug = skillEntry(skill, subtype ? [subtype] : undefined, context);
      const name = context.name('skills', skill);
      return entryLink('skills', { slug, name: subtype ? `${name} (${subtype.replaceAll('-', ' ')})` : name });
    });
    const [first] = group;
    const when = first?.when ? ` (${escapeHtml(first.when)})` : '';
    return first && `${formatRaceBonus(first)} on ${inSeries(links)} checks${when}.`;
  });
  return sentences.join('<br>');
}

function giftLines(race: Race, context: CompileContext): Line[] {
  const { spell_resistance: resistance, resistances, extra_skill_points: points } = race;
  const energies = Object.entries(resistances ?? {}).map(([energy, amount]) => `${energy} ${amount}`);
  return [
    ['Immunities', race.immunities && `${capital(escapeHtml(race.immunities.join(', ')))}.`],
    ['Resistance to energy', energies.length > 0 && `${capital(energies.join(', '))}.`],
    ['Damage reduction', race.damage_reduction && `${escapeHtml(race.damage_reduction)}.`],
    ['Spell resistance', resistance && `${resistance.base}${resistance.plus_class_levels ? ' + class levels' : ''}.`],
    ['Bonus power points', race.bonus_power_points && `${race.bonus_power_points} at 1st level.`],
    ['Bonus feats', race.bonus_feats && `${linked('feats', race.bonus_feats, context)}.`],
    [
      'Extra feats',
      race.extra_feats &&
        `${race.extra_feats === 1 ? 'One feat' : `${race.extra_feats} feats`} of choice at 1st level.`,
    ],
    [
      'Extra skill points',
      points && `${points.first_level} at 1st level, ${points.each_level} at each level after it.`,
    ],
    [
      'Spell-like abilities',
      usesOf(
        'spells',
        race.spell_like_abilities?.map((item) => ({ ...item, list: item.spells })),
        context,
      ),
    ],
    [
      'Psi-like abilities',
      usesOf(
        'powers',
        race.psi_like_abilities?.map((item) => ({ ...item, list: item.powers })),
        context,
      ),
    ],
  ];
}

type Uses = { uses: string; list: readonly string[]; note?: string | undefined };

function usesOf(kind: 'spells' | 'powers', items: readonly Uses[] | undefined, context: CompileContext): string {
  return (items ?? [])
    .map(
      ({ uses, list, note }) =>
        `${escapeHtml(uses)}: ${linked(kind, list, context)}${note ? ` (${escapeHtml(note)})` : ''}.`,
    )
    .join('<br>');
}

function inSeries(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Capitalizes the first letter of the text, after any tags. */
function capital(html: string): string {
  return html.replace(/^((?:<[^>]*>)*)([a-z])/, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}
