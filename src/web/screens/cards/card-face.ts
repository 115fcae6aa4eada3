import type { EntryDetails } from '../../../contract/entry-cards.ts';
import type { Feat } from '../../../contract/feats.ts';
import type { Item } from '../../../contract/items.ts';
import type { Monster } from '../../../contract/monsters.ts';
import type { Power } from '../../../contract/powers.ts';
import type { Spell } from '../../../contract/spells.ts';
import { textsOf } from '../../../printed/monster-texts.ts';
import { ABILITIES } from '../../../rules/abilities.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { challengeRatingBand } from '../../../rules/challenge-rating-bands.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { signed } from '../../../rules/signed.ts';
import { schoolOf } from '../powers/discipline-schools.ts';

/** The content of an entry's card. */
export type CardFace = {
  key: string;
  name: string;
  tone: string;
  /** The sign in the square: the sigil of a school, a drawing, or a few letters. */
  sign: { school: string } | { drawing: string } | { letters: string };
  /** The line below the name. */
  line: string;
  facts: readonly (readonly [label: string, value: string])[];
  html: string;
  /** The left side of the footer; the source is on its right. */
  foot: string;
  source: string;
};

type Fact = readonly [label: string, value: string | number | null | undefined];

/** The card of an entry of any kind that has cards. */
export function cardFace(entry: EntryDetails): CardFace {
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
    facts: presentFacts([
      ['Casting', spell.casting_time],
      ['Range', spell.range],
      ['Target', spell.target],
      ['Effect', spell.effect],
      ['Area', spell.area ?? spell.target_or_area],
      ['Duration', spell.duration],
      ['Save', joinParts([spell.saving_throw, resistance('SR', spell.spell_resistance)])],
    ]),
    html: printText(spell.description_html),
    foot: spell.components.line ?? '',
  };
}

function powerFace(power: Power): Face {
  const school = schoolOf(power.discipline_slug);
  return {
    tone: `school-${school}`,
    sign: { school },
    line: `${power.discipline_name} · ${power.level_text}`,
    facts: presentFacts([
      ['Display', power.display],
      ['Time', power.manifesting_time],
      ['Range', power.range],
      ['Target', power.target],
      ['Effect', power.effect],
      ['Area', power.area ?? power.target_or_area],
      ['Duration', power.duration],
      ['Save', joinParts([power.saving_throw, resistance('PR', power.power_resistance)])],
    ]),
    html: printText(power.description_html) + titledText('Augment', power.augment_html),
    foot: power.power_points === null ? '' : `${power.power_points} power points`,
  };
}

function featFace(feat: Feat): Face {
  return {
    tone: `feat-${feat.category_slug}`,
    sign: { drawing: 'sword-brandish' },
    line: joinParts([feat.category_name, feat.fighter_bonus === 1 ? 'fighter bonus feat' : null], ' · '),
    facts: presentFacts([['Needs', feat.prerequisites]]),
    html:
      printText(feat.benefit_html) + titledText('Normal', feat.normal_html) + titledText('Special', feat.special_html),
    foot: '',
  };
}

function itemFace(item: Item): Face {
  const level = item.caster_level ?? item.manifester_level;
  const { weapon, armor } = item;
  return {
    tone: 'feat-item-creation',
    sign: { drawing: 'locked-chest' },
    line: joinParts([item.type_name, item.slot_name === item.type_name ? null : item.slot_name?.toLowerCase()], ' · '),
    facts: presentFacts([
      [
        'Damage',
        weapon &&
          joinParts(
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
      ['Aura', joinParts([item.aura_name, level && `CL ${ordinal(level)}`])],
      ['Price', item.price_text],
      ['Weight', item.weight_text],
      ['Make', item.required_extra],
    ]),
    html: printText(item.description_html),
    foot: '',
  };
}

function armorLine({
  bonus,
  max_dex: dex,
  check_penalty: penalty,
  spell_failure: failure,
}: NonNullable<Item['armor']>) {
  return joinParts(
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
  const namesOf = (list: readonly { name: string; extra: string | null }[]) =>
    list.map(({ name, extra }) => (extra ? `${name} ${extra}` : name)).join(', ');
  return {
    tone: rating === null ? 'cr-fraction' : `cr-${challengeRatingBand(rating)}`,
    sign: { letters: rating ?? '—' },
    line: joinParts(
      [`${monster.size_name} ${monster.type_name.toLowerCase()}`, monster.alignment?.toLowerCase()],
      ' · ',
    ),
    facts: presentFacts([
      ['Hit dice', `${monster.hit_dice}${monster.hit_points === null ? '' : ` (${monster.hit_points} hp)`}`],
      ['Init', signed(monster.initiative)],
      ['Speed', monster.speed],
      ['AC', monster.armor_class],
      ['Grapple', joinParts([bonusOf(monster.base_attack), bonusOf(monster.grapple)], '/')],
      ['Attack', monster.full_attack ?? monster.attack],
      ['Space', joinParts([monster.space, monster.reach], '/')],
      ['Special', monster.special_attacks],
      ['Qualities', monster.special_qualities],
      ['Saves', monster.saves],
      ['Abilities', scores.join(', ')],
      ['Skills', namesOf(monster.skills)],
      ['Feats', namesOf(monster.feats)],
    ]),
    html: monsterText(monster),
    foot: `CR ${rating ?? '—'}`,
  };
}

/** Combat and abilities of the monster and its family. Those of wider families, such as all dragons, are left out. */
function monsterText(monster: Monster): string {
  const { intros, abilities } = textsOf({ ...monster, wider_families: [] });
  const texts = abilities.map(({ name, type, html }) => titledText(type ? `${name} (${type})` : name, html));
  return intros.map(({ html }) => printText(html)).join('') + texts.join('');
}

const bonusOf = (figure: number | null): string | null => (figure === null ? null : signed(figure));

const joinParts = (parts: readonly (string | null | undefined | 0)[], separator = '; '): string =>
  parts.filter(Boolean).join(separator);

function presentFacts(facts: readonly Fact[]): [string, string][] {
  return facts.flatMap(([label, value]) => (value || value === 0 ? [[label, String(value)]] : []));
}

/** Such as `SR yes (harmless)`. */
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

/** Rules text for print: links are removed, and the names of spells, powers and items are set in italics. */
function printText(html: string | null): string {
  return (html ?? '')
    .replace(/<a\b[^>]*data-kind="(?:spells|powers|items)"[^>]*>(.*?)<\/a>/g, '<i>$1</i>')
    .replace(/<\/?a\b[^>]*>| id="[^"]*"/g, '');
}

/** A text with its title as a bold run-in head. */
function titledText(title: string, html: string | null): string {
  if (!html) return '';
  const text = printText(html);
  return text.startsWith('<p>') ? `<p><b>${title}.</b> ${text.slice(3)}` : `<p><b>${title}.</b></p>${text}`;
}
