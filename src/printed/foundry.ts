import type { Monster } from '../contract/monsters.ts';
import { ABILITIES } from '../rules/abilities.ts';
import { challengeRatingValue } from '../rules/challenge-rating.ts';
import { alignmentCode, creatureTypeOf, SIZES } from './d35e-names.ts';
import { armorBonus, skillRanks } from './foundry-figures.ts';
import { foundryItems } from './foundry-items.ts';
import { textsOf } from './monster-texts.ts';
import { sizeAndType, statLines } from './monsters.ts';

/**
 * A monster as an actor of the D35E system of Foundry Virtual Tabletop, for "Import Data" on an actor of type `npc`. The system
 * works out its figures from abilities, size and Hit Dice; `As printed` adds what the stat block has beside them, so that
 * the sheet shows the printed figures. Fields that are left out have the system's defaults.
 * @param site the origin of the site, from which the token is loaded
 */
export function foundryActor(monster: Monster, site: string) {
  const size = SIZES[monster.size] ?? SIZES.medium;
  if (size === undefined) throw new Error('There is no size Medium.');
  const token = monster.token_path && site + monster.token_path;
  return {
    name: monster.name,
    type: 'npc',
    ...(token && { img: token }),
    system: {
      abilities: Object.fromEntries(ABILITIES.map((ability) => [ability, { value: monster[ability] ?? 10 }])),
      attributes: attributesOf(monster),
      details: {
        alignment: alignmentCode(monster.alignment),
        type: sizeAndType(monster).slice(monster.size_name.length + 1),
        environment: monster.environment ?? '',
        cr: ratingOf(monster.challenge_rating),
        notes: { value: notesOf(monster, site) },
        levelUpProgression: false,
      },
      skills: skillRanks(monster),
      traits: {
        size: size.code,
        senses: monster.special_quality_list.filter((quality) => /vision|scent|sense|sight/.test(quality)).join(', '),
        dr: qualityOf(monster, 'damage reduction '),
        eres: monster.special_quality_list.filter((quality) => quality.startsWith('resistance to ')).join('; '),
        fastHealing: qualityOf(monster, 'fast healing '),
        regen: qualityOf(monster, 'regeneration '),
      },
    },
    prototypeToken: {
      name: monster.name,
      width: size.squares,
      height: size.squares,
      disposition: -1,
      ...(token && { texture: { src: token, scaleX: size.scale, scaleY: size.scale } }),
    },
    items: foundryItems(monster),
  };
}

/** `1/2` → 0.5; 0 where the rating is none. */
function ratingOf(rating: string | null): number {
  return rating === null ? 0 : challengeRatingValue(rating);
}

function attributesOf(monster: Monster) {
  const speeds = monster.move_speed_types.map(({ name, speed, extra }) => [
    name,
    name === 'fly' ? { base: speed, maneuverability: extra ?? 'average' } : { base: speed },
  ]);
  const qualities = monster.special_qualities ?? '';
  return {
    creatureType: creatureTypeOf(monster.type_slug),
    naturalAC: armorBonus(monster, 'natural'),
    hp: { value: monster.hit_points ?? 0 },
    speed: { land: { base: 0 }, ...Object.fromEntries(speeds) },
    vision: {
      lowLight: /low-light vision/i.test(qualities),
      darkvision: Number(/darkvision (\d+)/i.exec(qualities)?.[1] ?? 0),
    },
    sr: { formula: qualityOf(monster, 'spell resistance ') || String(monster.age?.spell_resistance ?? '') },
  };
}

/** What follows the words in a special quality: `5` of "regeneration 5". */
const qualityOf = ({ special_quality_list: list }: Monster, words: string): string =>
  list.find((quality) => quality.startsWith(words))?.slice(words.length) ?? '';

/** The stat block and description as HTML, for the notes of the sheet. */
function notesOf(monster: Monster, site: string): string {
  const lines = statLines(monster).flatMap(([label, value]) =>
    value === null || value === undefined ? [] : [`<b>${label}:</b> ${value}`],
  );
  const { descriptions, intros } = textsOf(monster);
  return [
    `<p>${lines.join('<br>')}</p>`,
    ...[...descriptions, ...intros].map(({ html }) => html),
    `<p><a href="${site}/monsters/${monster.slug}">${monster.rulebook_name}</a></p>`,
  ]
    .join('')
    .replaceAll('href="/', `href="${site}/`);
}
