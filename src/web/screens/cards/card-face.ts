import type { WholeEntry } from '../../../contract/entry-cards.ts';
import type { Feat } from '../../../contract/feats.ts';
import type { Item } from '../../../contract/items.ts';
import type { Monster } from '../../../contract/monsters.ts';
import type { Power } from '../../../contract/powers.ts';
import type { Spell } from '../../../contract/spells.ts';
import { ABILITIES } from '../../../rules/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { challengeRatingBand } from '../../../rules/challenge-rating-bands.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { signed } from '../../../rules/signed.ts';
import { textsOf } from '../monsters/monster-texts.ts';
import { schoolOf } from '../powers/discipline-schools.ts';

/** What a card shows of an entry. */
export type CardFace = {
  key: string;
  name: string;
  tone: string;
  /** In the square: a school's sign, a drawing, or a few letters. */
  sign: { school: string } | { drawing: string } | { letters: string };
  /** The line below the name. */
  line: string;
  facts: readonly (readonly [label: string, value: string])[];
  html: string;
  /** In the foot, left; the source stands right. */
  foot: string;
  source: string;
};

type Fact = readonly [label: string, value: string | number | null | undefined];

/** The face of an entry's card. */
export function cardFace(entry: WholeEntry): CardFace {
  const { kind, slug, name, rulebook_name: book, page } = entry;
  const source = (page === null ? book : `${book}, p. ${page}`).replaceAll("'", '’');
  const common = { key: `${kind}/${slug}`, name, source };
  switch (kind) {
    case 'spells':
      return { ...common, ...spellFace(entry) };
    case 'powers':
      return { ...common, ...powerFace(entry) };
    case 'feats':
      return { ...common, ...featFace(entry) };
    case 'items':
      return { ...common, ...itemFace(entry) };
    case 'monsters':
      return { ...common, ...monsterFace(entry) };
  }
}

type Face = Omit<CardFace, 'key' | 'name' | 'source'>;

function spellFace(spell: Spell): Face {
  const subschool = spell.subschool_name ? ` (${spell.subschool_name})` : '';
  const descriptors = spell.descriptors.length > 0 ? ` [${spell.descriptors.map(({ name }) => name).join(', ')}]` : '';
  const school = `${spell.school_name}${subschool}${descriptors}`;
  return {
    tone: `school-${spell.school_slug}`,
    sign: { school: spell.school_slug },
    line: [school, spell.level_text && shortClasses(spell.level_text)].filter(Boolean).join(' · '),
    facts: given([
      ['Casting', spell.casting_time],
      ['Range', spell.range],
      ['Target', spell.target],
      ['Effect', spell.effect],
      ['Area', spell.area ?? spell.target_or_area],
      ['Duration', spell.duration],
      ['Save', joined([spell.saving_throw, resistance('SR', spell.spell_resistance)])],
    ]),
    html: plain(spell.description_html),
    foot: spell.components.line ?? '',
  };
}

function powerFace(power: Power): Face {
  const school = schoolOf(power.discipline_slug);
  return {
    tone: `school-${school}`,
    sign: { school },
    line: `${power.discipline_name} · ${power.level_text}`,
    facts: given([
      ['Display', power.display],
      ['Time', power.manifesting_time],
      ['Range', power.range],
      ['Target', power.target],
      ['Effect', power.effect],
      ['Area', power.area ?? power.target_or_area],
      ['Duration', power.duration],
      ['Save', joined([power.saving_throw, resistance('PR', power.power_resistance)])],
    ]),
    html: plain(power.description_html) + part('Augment', power.augment_html),
    foot: power.power_points === null ? '' : `${power.power_points} power points`,
  };
}

function featFace(feat: Feat): Face {
  return {
    tone: `feat-${feat.category_slug}`,
    sign: { drawing: 'sword-brandish' },
    line: joined([feat.category_name, feat.fighter_bonus === 1 ? 'fighter bonus feat' : null], ' · '),
    facts: given([['Needs', feat.prerequisites]]),
    html: plain(feat.benefit_html) + part('Normal', feat.normal_html) + part('Special', feat.special_html),
    foot: '',
  };
}

function itemFace(item: Item): Face {
  const level = item.caster_level ?? item.manifester_level;
  const { weapon, armor } = item;
  return {
    tone: 'feat-item-creation',
    sign: { drawing: 'locked-chest' },
    line: joined([item.type_name, item.slot_name === item.type_name ? null : item.slot_name?.toLowerCase()], ' · '),
    facts: given([
      [
        'Damage',
        weapon &&
          joined(
            [
              weapon.damage_medium && `${weapon.damage_medium} (M)`,
              weapon.damage_small && `${weapon.damage_small} (S)`,
            ],
            ', ',
          ),
      ],
      ['Critical', weapon?.critical],
      ['Increment', weapon?.range_increment && `${weapon.range_increment} ft.`],
      ['Armor', armor && armorLine(armor)],
      ['Aura', joined([item.aura_name, level && `CL ${ordinal(level)}`])],
      ['Price', item.price_text],
      ['Weight', item.weight_text],
      ['Make', item.required_extra],
    ]),
    html: plain(item.description_html),
    foot: '',
  };
}

function armorLine({
  bonus,
  max_dex: dex,
  check_penalty: penalty,
  spell_failure: failure,
}: NonNullable<Item['armor']>) {
  return joined(
    [
      bonus === null ? null : signed(bonus),
      dex === null ? null : `max Dex ${signed(dex)}`,
      penalty === 0 ? null : `check ${signed(penalty)}`,
      failure === 0 ? null : `spell failure ${failure}%`,
    ],
    ', ',
  );
}

function monsterFace(monster: Monster): Face {
  const rating = monster.challenge_rating;
  const scores = ABILITIES.map((ability) => `${capitalized(ability)} ${monster[ability] ?? '—'}`);
  const named = (list: readonly { name: string; extra: string | null }[]) =>
    list.map(({ name, extra }) => (extra ? `${name} ${extra}` : name)).join(', ');
  return {
    tone: rating === null ? 'cr-fraction' : `cr-${challengeRatingBand(rating)}`,
    sign: { letters: rating ?? '—' },
    line: joined([`${monster.size_name} ${monster.type_name.toLowerCase()}`, monster.alignment?.toLowerCase()], ' · '),
    facts: given([
      ['Hit dice', `${monster.hit_dice}${monster.hit_points === null ? '' : ` (${monster.hit_points} hp)`}`],
      ['Init', signed(monster.initiative)],
      ['Speed', monster.speed],
      ['AC', monster.armor_class],
      ['Grapple', joined([bonusOf(monster.base_attack), bonusOf(monster.grapple)], '/')],
      ['Attack', monster.full_attack ?? monster.attack],
      ['Space', joined([monster.space, monster.reach], '/')],
      ['Special', monster.special_attacks],
      ['Qualities', monster.special_qualities],
      ['Saves', monster.saves],
      ['Abilities', scores.join(', ')],
      ['Skills', named(monster.skills)],
      ['Feats', named(monster.feats)],
    ]),
    html: monsterText(monster),
    foot: `CR ${rating ?? '—'}`,
  };
}

/** How it fights and what it can do, its family's abilities among it; what all dragons share stays on their page. */
function monsterText(monster: Monster): string {
  const { intros, abilities } = textsOf({ ...monster, wider_families: [] });
  const named = abilities.map(({ name, type, html }) => part(type ? `${name} (${type})` : name, html));
  return intros.map(({ html }) => plain(html)).join('') + named.join('');
}

const bonusOf = (figure: number | null): string | null => (figure === null ? null : signed(figure));

const joined = (parts: readonly (string | null | undefined | 0)[], by = '; '): string => parts.filter(Boolean).join(by);

function given(facts: readonly Fact[]): [string, string][] {
  return facts.flatMap(([label, value]) => (value || value === 0 ? [[label, String(value)]] : []));
}

/** `SR yes (harmless)`. */
const resistance = (short: string, text: string | null): string | null =>
  text && `${short} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const SHORT_CLASSES: Readonly<Record<string, string>> = {
  Bard: 'Brd',
  Cleric: 'Clr',
  Druid: 'Drd',
  Paladin: 'Pal',
  Ranger: 'Rgr',
  Sorcerer: 'Sor',
  Wizard: 'Wiz',
};

const shortClasses = (text: string): string =>
  text.replace(/\b(?:Bard|Cleric|Druid|Paladin|Ranger|Sorcerer|Wizard)\b/g, (name) => SHORT_CLASSES[name] ?? name);

/** Rules text for paper: links and explained terms are words; names of spells, powers and items stay in italics. */
function plain(html: string | null): string {
  return (html ?? '')
    .replace(/<a\b[^>]*data-kind="(?:spells|powers|items)"[^>]*>(.*?)<\/a>/g, '<i>$1</i>')
    .replace(/<\/?a\b[^>]*>| id="[^"]*"/g, '');
}

/** A further text with its name at its head. */
function part(title: string, html: string | null): string {
  if (!html) return '';
  const text = plain(html);
  return text.startsWith('<p>') ? `<p><b>${title}.</b> ${text.slice(3)}` : `<p><b>${title}.</b></p>${text}`;
}
