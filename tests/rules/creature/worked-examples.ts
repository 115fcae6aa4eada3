/**
 * Creatures worked out by hand from the rules' text: Monster Manual v.3.5, pages 290–294 (Hit Dice, size, class levels), the
 * templates' pages (31, 107, 118, 144–147, 226, 250) and Player's Handbook, pages 89 (Augment Summoning), 113–119 (double weapons,
 * composite bows) and 160 (two-weapon fighting: −6 and −10, with a light off-hand weapon 2 less of each, with the feat 2 and 6 less).
 * `sums` shows the sums.
 */
export interface WorkedExample {
  monster: string;
  /** The query of /api/monsters/<slug>/build. */
  build: string;
  sums: readonly string[];
  /** Fields of the document, and `feats` (how many). */
  expected: Readonly<Record<string, unknown>>;
}

export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  {
    monster: 'ankheg',
    build: 'hd=9',
    sums: [
      'Large to Huge: Str 21 + 8 = 29 (+9), Dex 10 − 2 = 8 (−1), Con 17 + 4 = 21 (+5), natural armor 9 + 3',
      'hp 9 × 5.5 + 9 × 5 + 3 (Toughness) = 97.5',
      'AC 10 − 2 − 1 + 12; grapple 9 + 9 + 8; bite 9 + 9 − 2, 2d6 → 3d6, 9 × 1.5 = 13',
      'Fort 6 + 5, Ref 6 − 1, Will 3 + 1; CR 3 + 6 / 3 + 1 (size)',
    ],
    expected: {
      ...{ size: 'huge', hit_points: 97, initiative: -1, str: 29, dex: 8, con: 21, base_attack: 9, grapple: 26 },
      ...{ armor_class_total: 19, touch_armor_class: 7, flat_footed_armor_class: 19, space: '15 ft.', reach: '10 ft.' },
      ...{
        full_attack: 'Bite +16 melee (3d6+13 plus 1d4 acid)',
        saves: 'Fort +11, Ref +5, Will +4',
        challenge_rating: '6',
      },
      feats: 4,
    },
  },
  {
    monster: 'owlbear',
    build: 'hd=9',
    sums: [
      'Huge: Str 29 (+9), Dex 10 (+0), Con 25 (+7), natural armor 5 + 3; hp 9 × 5.5 + 63 = 112.5',
      'claws 9 + 9 − 2, 1d6 → 1d8; bite 5 less, 1d8 → 2d6, half of 9; CR 4 + 4 / 3 + 1',
    ],
    expected: {
      ...{ hit_points: 112, armor_class_total: 16, touch_armor_class: 8, grapple: 26, challenge_rating: '6' },
      ...{ full_attack: '2 claws +16 melee (1d8+9) and bite +11 melee (2d6+4)', saves: 'Fort +13, Ref +6, Will +4' },
    },
  },
  {
    monster: 'wolf',
    build: 'hd=6',
    sums: [
      'Large: Str 13 + 8 = 21 (+5), Dex 13 (+1), Con 15 + 4 = 19 (+4), natural armor 2 + 2; hp 6 × 4.5 + 24',
      'bite 4 + 5 − 1 + 1 (Weapon Focus), 1d6 → 1d8, 5 × 1.5 = 7; CR 1 + 4 / 3 + 1; long: reach 5 ft.',
    ],
    expected: {
      ...{ hit_points: 51, armor_class: '14 (−1 size, +1 Dex, +4 natural), touch 10, flat-footed 13', grapple: 13 },
      ...{ full_attack: 'Bite +9 melee (1d8+7)', saves: 'Fort +9, Ref +6, Will +3', challenge_rating: '3' },
      ...{ space: '10 ft.', reach: '5 ft.', feats: 3 },
    },
  },
  {
    monster: 'winter-wolf',
    build: 'hd=10',
    sums: [
      'Huge: Str 26 (+8), Dex 11 (+0), Con 20 (+5), natural armor 8; hp 55 + 50; initiative 0 + 4',
      'bite 10 + 8 − 2, 1d8 → 2d6, 8 × 1.5 = 12; CR 5 + 4 / 3 + 1',
    ],
    expected: {
      ...{ hit_points: 105, initiative: 4, armor_class_total: 16, grapple: 26, challenge_rating: '7' },
      ...{ full_attack: 'Bite +16 melee (2d6+12 plus 1d6 cold)', saves: 'Fort +12, Ref +7, Will +4' },
    },
  },
  {
    monster: 'griffon',
    build: 'hd=11',
    sums: [
      'Huge: Str 26 (+8), Dex 13 (+1), Con 20 (+5), natural armor 9; hp 60.5 + 55',
      'rake 1d6 → 1d8, half of 8',
      'bite 11 + 8 − 2 + 1 (Weapon Focus), 2d6 → 3d6; claws 11 + 8 − 2 − 2 (Multiattack), 1d4 → 1d6, half of 8',
      'Fort 7 + 5, Ref 7 + 1, Will 3 + 1 + 2 (Iron Will); CR 4 + 4 / 3 + 1',
    ],
    expected: {
      ...{ hit_points: 115, armor_class_total: 18, touch_armor_class: 9, flat_footed_armor_class: 17, grapple: 27 },
      full_attack: 'Bite +18 melee (3d6+8) and 2 claws +15 melee (1d6+4)',
      special_attack_list: ['pounce', 'rake 1d8+4'],
      ...{ saves: 'Fort +12, Ref +8, Will +6', challenge_rating: '6' },
    },
  },
  {
    monster: 'hippogriff',
    build: 'hd=7',
    sums: ['Huge: Str 26 (+8), Dex 13 (+1), Con 20 (+5), natural armor 7; hp 38.5 + 35; CR 2 + 4 / 3 + 1'],
    expected: {
      ...{ hit_points: 73, armor_class_total: 16, grapple: 23, challenge_rating: '4' },
      full_attack: '2 claws +13 melee (1d6+8) and bite +8 melee (2d6+4)',
      saves: 'Fort +10, Ref +6, Will +3',
    },
  },
  {
    monster: 'monstrous-spider-large',
    build: 'hd=7',
    sums: ['no new size; hp 7 × 4.5 + 7 = 38.5; base attack 5; Fort 5 + 1, Ref 2 + 3, Will 2; CR 2 + 3 / 4'],
    expected: {
      ...{ size: 'large', hit_points: 38, base_attack: 5, grapple: 11, challenge_rating: '2' },
      ...{ full_attack: 'Bite +6 melee (1d8+3 plus poison)', saves: 'Fort +6, Ref +5, Will +2' },
    },
  },
  {
    monster: 'dire-wolf',
    build: 'hd=12&increase=str&increase=con',
    sums: [
      'three good saves; Str 26 (+8), Con 18 (+4) by two points for 8 and 12 Hit Dice; hp 54 + 48',
      'bite 9 + 8 − 1 + 1 (Weapon Focus), 8 × 1.5 = 12; Fort 8 + 4, Ref 8 + 2, Will 8 + 1; CR 3 + 6 / 3',
    ],
    expected: {
      ...{ str: 26, con: 18, hit_points: 102, grapple: 21, challenge_rating: '5' },
      ...{ full_attack: 'Bite +17 melee (1d8+12)', saves: 'Fort +12, Ref +10, Will +9' },
    },
  },
  {
    monster: 'lion',
    build: 'template=celestial',
    sums: ['5 HD: resistance 5, damage reduction 5/magic, spell resistance 5 + 5, CR 3 + 1; Int at least 3'],
    expected: {
      ...{ name: 'Celestial Lion', type_name: 'Magical Beast', int: 3, hit_points: 32, challenge_rating: '4' },
      special_quality_list: [
        ...['low-light vision', 'scent', 'darkvision 60 ft.', 'resistance to acid 5, cold 5 and electricity 5'],
        ...['damage reduction 5/magic', 'spell resistance 10'],
      ],
    },
  },
  {
    monster: 'badger',
    build: 'template=celestial',
    sums: ['1 HD: resistance 5, no damage reduction, spell resistance 1 + 5, CR as it was'],
    expected: {
      challenge_rating: '1/2',
      special_quality_list: [
        ...['low-light vision', 'scent', 'darkvision 60 ft.', 'resistance to acid 5, cold 5 and electricity 5'],
        'spell resistance 6',
      ],
    },
  },
  {
    monster: 'dire-wolf',
    build: 'template=fiendish',
    sums: ['6 HD: resistance 5, damage reduction 5/magic, spell resistance 6 + 5, CR 3 + 1'],
    expected: {
      ...{ alignment: 'Always evil (any)', hit_points: 45, challenge_rating: '4' },
      special_quality_list: [
        ...['low-light vision', 'scent', 'darkvision 60 ft.', 'resistance to cold 5 and fire 5'],
        ...['damage reduction 5/magic', 'spell resistance 11'],
      ],
    },
  },
  {
    monster: 'dire-wolf',
    build: 'hd=12&template=fiendish',
    sums: ['12 HD: resistance 10, damage reduction 10/magic, spell resistance 17, CR 3 + 6 / 3 + 2'],
    expected: {
      challenge_rating: '7',
      special_quality_list: [
        ...['low-light vision', 'scent', 'darkvision 60 ft.', 'resistance to cold 10 and fire 10'],
        ...['damage reduction 10/magic', 'spell resistance 17'],
      ],
    },
  },
  {
    monster: 'monstrous-spider-large',
    build: 'template=fiendish',
    sums: ['mindless vermin gets Int 3; 4 HD: CR 2 + 1, spell resistance 9'],
    expected: { int: 3, type_name: 'Magical Beast', challenge_rating: '3', hit_points: 22 },
  },
  {
    monster: 'lion',
    build: 'template=celestial&augment=1',
    sums: [
      'Str 25 (+7), Con 19 (+4); hp 22.5 + 20; claws 3 + 7 − 1; bite 5 less with half of 7; grapple 3 + 7 + 4; Fort 4 + 4',
      'rake 1d4 with half of 7',
    ],
    expected: {
      ...{ hit_points: 42, grapple: 14, saves: 'Fort +8, Ref +7, Will +2' },
      full_attack: '2 claws +9 melee (1d4+7) and bite +4 melee (1d8+3)',
      special_attack_list: ['pounce', 'improved grab', 'rake 1d4+3', 'smite evil'],
    },
  },
  {
    monster: 'wolf',
    build: 'augment=1',
    sums: ['Str 17 (+3), Con 19 (+4); hp 9 + 8; bite 1 + 3 + 1 (Weapon Focus), 3 × 1.5 = 4; Fort 3 + 4'],
    expected: {
      ...{ hit_points: 17, grapple: 4, full_attack: 'Bite +5 melee (1d6+4)', saves: 'Fort +7, Ref +5, Will +1' },
      challenge_rating: '1',
    },
  },
  {
    monster: 'wight',
    build: 'augment=1',
    sums: ['no Constitution: Str 16 (+3) alone; slam 2 + 3, 3 × 1.5 = 4; grapple 2 + 3'],
    expected: {
      ...{ hit_points: 26, con: null, grapple: 5, full_attack: 'Slam +5 melee (1d4+4 plus energy drain)' },
    },
  },
  {
    monster: 'ogre',
    build: 'template=half-dragon:red',
    sums: [
      'Str 29 (+9), Con 17 (+3); hp 4d10 22 + 12 + 3 (Toughness); AC 16 + 4; fly 2 × 40, in hide armor two thirds of it',
      'greatclub 3 + 9 − 1 + 1, 9 × 1.5 = 13; javelin 3 − 1 − 1; claws 3 + 9 − 1; bite 5 less with half of 9; CR 3 + 2; LA 2 + 3',
    ],
    expected: {
      ...{
        name: 'Half-Red Dragon Ogre',
        type_name: 'Dragon',
        hit_dice: '4d10+15',
        hit_points: 37,
        armor_class_total: 20,
      },
      speed: '30 ft. (6 squares), fly 55 ft. (average) in hide armor; base speed 40 ft., fly 80 ft. (average)',
      ...{ grapple: 16, saves: 'Fort +7, Ref +0, Will +1', challenge_rating: '5', level_adjustment: '+5' },
      full_attack:
        'Greatclub +12 melee (2d8+13) and bite +6 melee (1d8+4); or javelin +1 ranged (1d8+9); or 2 claws +11 melee (1d6+9) and bite +6 melee (1d8+4)',
      ...{ alignment: 'Always chaotic evil' },
    },
  },
  {
    monster: 'lammasu',
    build: 'template=half-dragon:gold',
    sums: [
      'Str 31 (+10), Con 19 (+4); hp 7d12 45.5 + 28; claws 7 + 10 − 1; a bite beside them, 5 less with half of 10',
      'its own fly 60 ft. (average) is as fast as 2 × 30; CR 8 + 2; LA 5 + 3',
    ],
    expected: {
      ...{ hit_points: 73, armor_class_total: 24, challenge_rating: '10', level_adjustment: '+8' },
      full_attack: '2 claws +16 melee (1d6+10) and bite +11 melee (1d8+5)',
      ...{ saves: 'Fort +9, Ref +8, Will +7', speed: '30 ft. (6 squares), fly 60 ft. (average)' },
    },
  },
  {
    monster: 'wolf',
    build: 'template=half-dragon:black',
    sums: [
      'Medium: no wings; Str 21 (+5), Con 17 (+3); hp 2d10 11 + 6; CR at least 3',
      'claws 1 + 5, 1d4 + 5; its bite 1 + 5 + 1, no longer its only attack: Strength once',
    ],
    expected: {
      ...{ hit_points: 17, armor_class_total: 18, challenge_rating: '3', speed: '50 ft. (10 squares)' },
      full_attack: '2 claws +6 melee (1d4+5) and bite +7 melee (1d6+5)',
    },
  },
  {
    monster: 'troll',
    build: 'template=half-fiend',
    sums: [
      'Str 27 (+8), Dex 18 (+4), Con 25 (+7), Int 10, Cha 8; Hit Dice stay: hp 27 + 42; natural armor 5 + 1',
      'rend 2d6 with 8 × 1.5',
      'claws 4 + 8 − 1 with their own 1d6; bite 1d8 in place of 1d6; fly 30 ft.; CR 5 + 2; LA 5 + 4; SR 10 + 6',
    ],
    expected: {
      ...{ hit_points: 69, armor_class_total: 19, touch_armor_class: 13, flat_footed_armor_class: 15, grapple: 16 },
      full_attack: '2 claws +11 melee (1d6+8) and bite +6 melee (1d8+4)',
      ...{ speed: '30 ft. (6 squares), fly 30 ft. (average)', saves: 'Fort +12, Ref +6, Will +3', initiative: 4 },
      ...{ challenge_rating: '7', level_adjustment: '+9', type_name: 'Outsider' },
      special_attack_list: ['rend 2d6+12', 'smite good', 'spell-like abilities'],
    },
  },
  {
    monster: 'lammasu',
    build: 'template=half-celestial',
    sums: [
      'Str 27 (+8), Dex 14 (+2), Con 21 (+5), Wis 21 (+5); hp 7d10 38.5 + 35; natural armor 10 + 1; claws 7 + 8 − 1',
      'Fort 5 + 5, Ref 5 + 2 + 2, Will 2 + 5 + 2; CR 8 + 2; LA 5 + 4; its own fly speed stays',
    ],
    expected: {
      ...{ hit_points: 73, armor_class_total: 22, touch_armor_class: 11, flat_footed_armor_class: 20, grapple: 19 },
      ...{ full_attack: '2 claws +14 melee (1d6+8)', saves: 'Fort +10, Ref +9, Will +9', challenge_rating: '10' },
      ...{ alignment: 'Always lawful good', level_adjustment: '+9' },
    },
  },
  {
    monster: 'medusa',
    build: 'template=vampire',
    sums: [
      'Str 16 (+3), Dex 19 (+4), no Con, Wis 15 (+2); hp 6d12 39; natural armor 3 + 6; initiative 4 + 4',
      'Weapon Finesse: dagger 6 + 4, snakes 5 less with half of 3, slam 6 + 4; Ref 5 + 4 + 2 (Lightning Reflexes)',
    ],
    expected: {
      ...{ hit_dice: '6d12', hit_points: 39, con: null, initiative: 8, grapple: 9, challenge_rating: '9' },
      ...{ armor_class_total: 23, touch_armor_class: 14, flat_footed_armor_class: 19 },
      full_attack:
        'Shortbow +10/+5 ranged (1d6/×3); or dagger +10/+5 melee (1d4+3/19–20) and snakes +5 melee (1d4+1 plus poison); or slam +10 melee (1d6+3)',
      saves: 'Fort +2, Ref +11, Will +7',
    },
  },
  {
    monster: 'troll',
    build: 'template=ghost',
    sums: [
      'Cha 10 (+0): deflection at least +1; hp 6d12 39; AC 16 − 5 + 1 manifested, 16 on the Ethereal Plane; Fort 5 without Con; fly 30 ft.; CR 5 + 2; LA 5 + 5',
    ],
    expected: {
      ...{ hit_points: 39, armor_class_total: 12, touch_armor_class: 12, flat_footed_armor_class: 10, con: null },
      ...{ saves: 'Fort +5, Ref +4, Will +3', challenge_rating: '7', level_adjustment: '+10' },
      speed: '30 ft. (6 squares), fly 30 ft. (perfect)',
    },
  },
  {
    monster: 'minotaur',
    build: 'template=ghost',
    sums: ['Cha 8 + 4 (+1); 10 − 1 + 1 manifested, 10 − 1 + 5 on the Ethereal Plane; it is never flat-footed'],
    expected: {
      ...{ armor_class_total: 10, touch_armor_class: 10, natural_armor: null },
      armor_class:
        '10 (−1 size, +1 deflection), touch 10, flat-footed — (see text), when manifested, or 14 (−1 size, +5 natural), touch 9 on the Ethereal Plane',
    },
  },
  {
    monster: 'griffon',
    build: 'template=ghost',
    sums: ['its own 80 ft. are faster than 30 ft., and perfect as a ghost’s'],
    expected: { speed: '30 ft. (6 squares), fly 80 ft. (perfect)' },
  },
  {
    monster: 'wolf',
    build: 'template=skeleton',
    sums: ['2d12 13; Dex 17 (+3); initiative 3 + 4; AC 10 + 3 + 2; bite 1 + 1; Will 3; CR for 2 Hit Dice'],
    expected: {
      ...{ hit_points: 13, initiative: 7, armor_class_total: 15, grapple: 2, saves: 'Fort +0, Ref +3, Will +3' },
      ...{ challenge_rating: '1', level_adjustment: '—', con: null, int: null },
    },
  },
  {
    monster: 'troll',
    build: 'template=zombie',
    sums: [
      '12d12 78 + 3 (Toughness); Str 25 (+7), Dex 12 (+1); AC 10 − 1 + 1 + 5 + 3; slam 6 + 7 − 1; grapple 6 + 7 + 4',
    ],
    expected: {
      ...{ hit_dice: '12d12+3', hit_points: 81, armor_class_total: 18, base_attack: 6, grapple: 17 },
      saves: 'Fort +4, Ref +5, Will +8',
    },
  },
  {
    monster: 'ogre',
    build: 'class=barbarian:4&array=elite',
    sums: [
      'Player’s Handbook, page 25: rage 2/day and trap sense +1; base speed 40 + 10; 50 ft. in hide armor is 35 (page 162)',
    ],
    expected: {
      special_attacks: 'Rage 2/day',
      special_qualities: 'Darkvision 60 ft., low-light vision, fast movement, illiteracy, uncanny dodge, trap sense +1',
      speed: '35 ft. (7 squares) in hide armor; base speed 50 ft.',
    },
  },
  {
    monster: 'troll',
    build: 'class=rogue:5',
    sums: ['Player’s Handbook, page 50: sneak attack +3d6 at 5th level, uncanny dodge at 4th, trap sense +1 at 3rd'],
    expected: {
      special_attacks: 'Rend 2d6+9, sneak attack +3d6',
      special_qualities:
        'Darkvision 90 ft., low-light vision, regeneration 5, scent, trapfinding, evasion, trap sense +1, uncanny dodge',
    },
  },
  {
    monster: 'troll',
    build: 'class=rogue:5,barbarian:8',
    sums: [
      'trap sense +1 and +2 make +3; a second uncanny dodge, and the barbarian’s own at 5th level, is improved (page 26)',
      'rage 3/day and damage reduction 1/— at 8th level; speed 30 + 10 unarmored',
    ],
    expected: {
      special_attacks: 'Rend 2d6+9, sneak attack +3d6, rage 3/day',
      special_qualities:
        'Darkvision 90 ft., low-light vision, regeneration 5, scent, trapfinding, evasion, trap sense +3, improved uncanny dodge, fast movement, illiteracy, damage reduction 1/—',
      speed: '40 ft. (8 squares)',
    },
  },
  {
    monster: 'mummy-lord-10th-level-cleric',
    build: 'class=barbarian:7',
    sums: ['its own damage reduction 5/— is better than 1/— (Player’s Handbook, page 26)'],
    expected: {
      special_qualities:
        'Damage reduction 5/—, darkvision 60 ft., resistance to fire 10, undead traits, vulnerability to fire, fast movement, illiteracy, improved uncanny dodge, trap sense +2',
    },
  },
  {
    monster: 'troll',
    build: 'class=rogue:4,assassin:3',
    sums: ['sneak attack +2d6 of each class make +4d6 (Dungeon Master’s Guide, page 180)'],
    expected: { special_attacks: 'Rend 2d6+9, sneak attack +4d6, death attack, spells' },
  },
  {
    monster: 'minotaur',
    build: 'class=monk:4',
    sums: ['Player’s Handbook, pages 40 and 41: 30 + 10 ft. without armor; flurry of blows from 1st level'],
    expected: {
      special_attacks: 'Powerful charge 4d6+6, flurry of blows',
      special_qualities:
        'Darkvision 60 ft., natural cunning, scent, evasion, still mind, ki strike (magic), slow fall 20 ft.',
      speed: '40 ft. (8 squares)',
    },
  },
  {
    monster: 'centaur',
    build: 'class=monk:5',
    sums: [
      'Player’s Handbook, pages 40 and 41: no armor; AC 14 + 1 (Wis 13) + 1 (monk 5), also touch and flat-footed',
      'base attack 4 + 3; unarmed strike 7 + 4 − 1, 2d6 for Large; flurry −1 on each, one more at the highest bonus',
    ],
    expected: {
      armor_class: '16 (−1 size, +2 Dex, +3 natural, +1 Wis, +1 monk), touch 13, flat-footed 14',
      attack:
        'Longsword +10 melee (2d6+6/19–20) or composite longbow (+4 Str bonus) +8 ranged (2d6+4/×3) or unarmed strike +10 melee (2d6+4)',
      full_attack:
        'Longsword +10/+5 melee (2d6+6/19–20) and 2 hooves +6 melee (1d6+2); or composite longbow (+4 Str bonus) +8/+3 ranged (2d6+4/×3); or unarmed strike +10/+5 melee (2d6+4); or flurry of blows +9/+9/+4 melee (2d6+4)',
    },
  },
  {
    monster: 'imp',
    build: 'class=monk:9',
    sums: [
      'AC 20 + 1 (Wis 12) + 1; base attack 3 + 6; unarmed strike 9 + 3 (Dex by Weapon Finesse) + 2 (Tiny), from 9th level no penalty',
      '1d10 of Medium monks is 1d6 for Tiny ones (page 116), Str 10',
    ],
    expected: {
      ...{ armor_class_total: 22, touch_armor_class: 17, flat_footed_armor_class: 19 },
      full_attack:
        'Sting +14 melee (1d4 plus poison) or unarmed strike +14/+9 melee (1d6) or flurry of blows +14/+14/+9 melee (1d6)',
    },
  },
  {
    monster: 'ogre',
    build: 'class=monk:4&feat=weapon-focus:unarmed strike',
    sums: ['hide armor: no AC bonus, no flurry; unarmed strike 3 + 3 + 5 − 1 + 1 (Weapon Focus), 2d6 for Large'],
    expected: {
      armor_class_total: 16,
      full_attack: 'Greatclub +11/+6 melee (2d8+7) or javelin +4 ranged (1d8+5) or unarmed strike +11/+6 melee (2d6+5)',
    },
  },
  {
    monster: 'troll',
    build: 'class=monk:11&template=paragon',
    sums: [
      'base attack 4 + 8 = 12; Str 23 + 15 = 38 (+14); unarmed strike 12 + 14 − 1 + 25 (luck), 2d8 (Large, 11th level) + 14 + 20 (luck)',
      'greater flurry: two more attacks, no penalty; AC 16 + 7 (Dex 29) + 24 (insight and luck) + 7 (Wis 24) + 2 (monk 11)',
    ],
    expected: {
      armor_class_total: 56,
      full_attack:
        '2 claws +50 melee (1d6+34) and bite +45 melee (1d6+27); or unarmed strike +50/+45/+40 melee (2d8+34); or flurry of blows +50/+50/+50/+45/+40 melee (2d8+34)',
    },
  },
  {
    monster: 'aasimar-1st-level-warrior',
    build: 'class=paladin:2&array=elite&order=cha,str,con,dex,wis,int',
    sums: [
      'Cha 15 + 2 = 17 (+3), Con 13, Dex 12, Wis 10 + 2 = 12; divine grace from 2nd level (page 44)',
      'Fort 3 + 1 + 3, Ref 0 + 1 + 3, Will 0 + 1 + 3',
    ],
    expected: { saves: 'Fort +7, Ref +4, Will +4' },
  },
  {
    monster: 'aasimar-1st-level-warrior',
    build: 'class=paladin:1&array=elite&order=cha,str,con,dex,wis,int',
    sums: ['1st level, no grace: Fort 2 + 1, Ref 0 + 1, Will 0 + 1'],
    expected: { saves: 'Fort +3, Ref +1, Will +1' },
  },
  {
    monster: 'ogre',
    build: 'class=paladin:2',
    sums: ['Cha 7 (−2): a penalty does not count; Fort 6 + 3, Ref 0 + 0, Will 1 + 0'],
    expected: { saves: 'Fort +9, Ref +0, Will +1' },
  },
  {
    monster: 'drow-1st-level-warrior',
    build: 'class=fighter:4',
    sums: ['Monster Manual, page 103: spell resistance 11 + 4; the warrior level of the printed 12 is replaced'],
    expected: { special_qualities: 'Drow traits, spell resistance 15' },
  },
  {
    monster: 'svirfneblin-1st-level-warrior',
    build: 'class=rogue:2,fighter:3',
    sums: ['page 132: spell resistance 11 + 5'],
    expected: { special_qualities: 'Gnome traits, svirfneblin traits, spell resistance 16, trapfinding, evasion' },
  },
  {
    monster: 'hound-archon',
    build: 'class=paladin:11',
    sums: ['page 16: spell resistance 16 + 11, as the hound archon hero has; Fort 6 + 7 + 1 (Cha 12)'],
    expected: { fort_save: 14 },
  },
  {
    monster: 'hill-giant',
    build: 'class=cleric:5',
    sums: ['an evil cleric rebukes (page 33)'],
    expected: { special_attacks: 'Rock throwing, rebuke undead, spells' },
  },
  {
    monster: 'ogre-4th-level-barbarian',
    build: 'class=barbarian:4',
    sums: [
      '8th level: rage 3/day, trap sense +2, improved uncanny dodge, damage reduction 1/—; the speed has it already',
    ],
    expected: {
      special_attacks: 'Rage 3/day',
      special_qualities:
        'Darkvision 60 ft., low-light vision, trap sense +2, improved uncanny dodge, damage reduction 1/—',
      speed: '40 ft. (8 squares) in hide armor; base speed 50 ft.',
    },
  },
  {
    monster: 'ogre',
    build: 'class=barbarian:4&template=zombie',
    sums: ['fast movement is lost with the levels: 40 ft. without hide armor'],
    expected: { speed: '40 ft. (8 squares) (can’t run)', special_attacks: null },
  },
  {
    monster: 'gnoll',
    build: 'class=fighter:4',
    sums: ['associated: CR 1 + 4; hp 11 + 22 + 4; battleaxe 5 + 2; Fort 4 + 4, Ref 0 + 1, Will 0 + 1; 6 HD: 3 feats'],
    expected: {
      ...{
        name: 'Gnoll, 4th-Level Fighter',
        hit_dice: '2d8+2 plus 4d10+4',
        hit_points: 37,
        base_attack: 5,
        grapple: 7,
      },
      ...{
        full_attack: 'Battleaxe +7 melee (1d8+2/×3) or shortbow +5 ranged (1d6/×3)',
        challenge_rating: '5',
        feats: 3,
      },
      saves: 'Fort +8, Ref +1, Will +1',
    },
  },
  {
    monster: 'gnoll',
    build: 'array=elite',
    sums: [
      'Str 15 + 4 = 19, Con 14 + 2 = 16, Dex 13, Int 12 − 2, Wis 10, Cha 8 − 2; hp 9 + 6; AC 15 + 1; CR 1 + 1 without classes',
    ],
    expected: {
      ...{ str: 19, dex: 13, con: 16, int: 10, wis: 10, cha: 6, hit_points: 15, armor_class_total: 16 },
      ...{ full_attack: 'Battleaxe +5 melee (1d8+4/×3) or shortbow +2 ranged (1d6/×3)', challenge_rating: '2' },
      saves: 'Fort +6, Ref +1, Will +0',
    },
  },
  {
    monster: 'bugbear',
    build: 'class=rogue:3&array=elite',
    sums: [
      'Dex 15 + 2 = 17, Int 14, Con 13 + 2 = 15, Str 12 + 4 = 16, Wis 10, Cha 8 − 2; hp 13.5 + 10.5 + 6 × 2',
      'morningstar 4 + 3 + 1 (Weapon Focus); Fort 1 + 1 + 2, Ref 3 + 3 + 3, Will 1 + 1; CR 2 + 3, nothing for the array',
    ],
    expected: {
      ...{
        str: 16,
        dex: 17,
        con: 15,
        int: 14,
        wis: 10,
        cha: 6,
        hit_points: 36,
        armor_class_total: 19,
        touch_armor_class: 13,
      },
      ...{ full_attack: 'Morningstar +8 melee (1d8+3) or javelin +7 ranged (1d6+3)', challenge_rating: '5' },
      ...{ saves: 'Fort +4, Ref +9, Will +2', initiative: 3 },
    },
  },
  {
    monster: 'minotaur',
    build: 'class=fighter:4',
    sums: ['base attack 10: greataxe 10 + 4 − 1, two attacks; gore 5 less; hp 39 + 22 + 8; CR 4 + 4; Fort 6 + 4'],
    expected: {
      ...{ hit_points: 69, grapple: 18, challenge_rating: '8', saves: 'Fort +10, Ref +6, Will +6' },
      full_attack: 'Greataxe +13/+8 melee (3d6+6/×3) and gore +8 melee (1d8+2)',
    },
  },
  {
    monster: 'troll',
    build: 'class=wizard:4',
    sums: ['nonassociated: CR 5 + 4 / 2; hp 63 + 10 + 24; base attack 4 + 2; Fort 11 + 1, Ref 4 + 1, Will 3 + 4'],
    expected: {
      ...{ hit_points: 97, base_attack: 6, challenge_rating: '7', saves: 'Fort +12, Ref +5, Will +7' },
      full_attack: '2 claws +11 melee (1d6+6) and bite +6 melee (1d6+3)',
    },
  },
  {
    monster: 'troll',
    build: 'class=wizard:8',
    sums: ['6 levels equal its Hit Dice: +3; two more levels count in full: CR 5 + 3 + 2'],
    expected: { challenge_rating: '10' },
  },
  {
    monster: 'hobgoblin-1st-level-warrior',
    build: 'class=fighter:20,barbarian:6',
    sums: [
      'SRD, Epic Level Basics: 26th level, epic attack bonus +3 and epic save bonus +3 in place of what barbarian levels give',
      'base attack 20 + 3; Fort 12 + 3 + 2 (Con 14), Ref 6 + 3 + 1, Will 6 + 3 − 1; longsword 23 + 1, javelin 23 + 1',
    ],
    expected: {
      ...{ base_attack: 23, grapple: 24, saves: 'Fort +17, Ref +10, Will +8' },
      full_attack: 'Longsword +24/+19/+14/+9 melee (1d8+1/19–20) or javelin +24 ranged (1d6+1)',
    },
  },
  {
    monster: 'hobgoblin-1st-level-warrior',
    build: 'class=cleric:20,wizard:2',
    sums: [
      '22nd level: base attack 15 + 1 (epic), which gives no fourth attack; Fort 12 + 1 + 2, Ref 6 + 1 + 1, Will 12 + 1 − 1',
    ],
    expected: {
      ...{ base_attack: 16, saves: 'Fort +15, Ref +8, Will +12' },
      full_attack: 'Longsword +17/+12/+7 melee (1d8+1/19–20) or javelin +17 ranged (1d6+1)',
    },
  },
  {
    monster: 'ogre',
    build: 'class=fighter:20',
    sums: [
      '4 Hit Dice and 16 levels up to the 20th, 4 more: epic +2; base attack 3 + 16 + 2; Fort 6 + 10 + 2, Ref 0 + 5 + 2, Will 1 + 5 + 2',
    ],
    expected: { base_attack: 21, saves: 'Fort +18, Ref +7, Will +8' },
  },
  {
    monster: 'red-dragon-adult',
    build: 'class=sorcerer:3',
    sums: [
      'its 22 Hit Dice count in full; 23rd to 25th level: epic attack +1 at 23rd and 25th, epic saves +1 at 24th',
      'base attack 22 + 2; Fort 18 + 1, Ref 13 + 1, Will 17 + 1; page 294: its own spells stack with a sorcerer’s, CR 15 + 3',
    ],
    expected: { base_attack: 24, saves: 'Fort +19, Ref +14, Will +18', challenge_rating: '18' },
  },
  {
    monster: 'dwarf-1st-level-warrior',
    build: 'class=dwarven-defender:10',
    sums: ['Dungeon Master’s Guide, page 187: dodge bonus +4 at 10th level; AC 16 + 4, touch 10 + 4, flat-footed 16'],
    expected: { armor_class_total: 20, touch_armor_class: 14, flat_footed_armor_class: 16 },
  },
  {
    monster: 'dwarf-1st-level-warrior',
    build: 'class=dwarven-defender:6',
    sums: ['dodge bonus +2 from 4th level'],
    expected: { armor_class_total: 18, touch_armor_class: 12, flat_footed_armor_class: 16 },
  },
  {
    monster: 'elf-1st-level-warrior',
    build: 'class=dragon-disciple:10',
    sums: [
      'Dungeon Master’s Guide, page 184: Str 13 + 2 + 2 + 4, Con 10 + 2, Int 10 + 2, Cha 8 + 2; natural armor 4: AC 15 + 4',
      '10d12 65 + 10; base attack 7: longsword 7 + 5, longbow 7 + 1 + 1 (Weapon Focus); Fort 7 + 1, Ref 3 + 1, Will 7 − 1',
      'bite 7 + 5 (1d6 + 5), two claws 5 less (1d4 + 2)',
    ],
    expected: {
      ...{ str: 21, con: 12, int: 12, cha: 10, hit_points: 75, grapple: 12 },
      ...{ armor_class_total: 19, touch_armor_class: 11, flat_footed_armor_class: 18 },
      ...{ speed: '30 ft. (6 squares), fly 30 ft. (average)', saves: 'Fort +8, Ref +4, Will +6*' },
      full_attack:
        'Longsword +12/+7 melee (1d8+5/19–20); or longbow +9/+4 ranged (1d8/×3); or bite +12 melee (1d6+5) and 2 claws +7 melee (1d4+2)',
      special_attacks: 'Breath weapon (6d8)',
      special_qualities:
        'Elven traits, claws and bite, blindsense 60 ft., wings, dragon apotheosis, darkvision 60 ft., low-light vision, immunity to sleep and paralysis, immunity to the energy of its breath weapon',
    },
  },
  {
    monster: 'elf-1st-level-warrior',
    build: 'class=dragon-disciple:5',
    sums: ['Str 13 + 2 + 2; natural armor +2: AC 15 + 2; 5d12 32 (Con 10)'],
    expected: { str: 17, con: 10, armor_class_total: 17, hit_points: 32 },
  },
  {
    monster: 'elf-1st-level-warrior',
    build: 'class=duelist:10',
    sums: ['Dungeon Master’s Guide, page 186: improved reaction +4 from 8th level; Dex 13'],
    expected: { initiative: 5 },
  },
  {
    monster: 'pixie',
    build: 'class=sorcerer:2',
    sums: ['its only Hit Die is replaced: 2d4 5; base attack 1; Fort 0, Ref 0 + 4, Will 3 + 2; short sword 1 + 1 + 4'],
    expected: {
      ...{ hit_dice: '2d4', hit_points: 5, base_attack: 1, saves: 'Fort +0, Ref +4, Will +5', challenge_rating: '6' },
      full_attack: 'Short sword +6 melee (1d4−2/19–20) or longbow +6 ranged (1d6−2/×3)',
    },
  },
  {
    monster: 'ogre',
    build: 'array=elite&class=fighter:4&increase=str&template=half-dragon:red',
    sums: [
      'Str 15 + 10 + 1 + 8 = 34 (+12), Dex 13 − 2 = 11, Con 14 + 4 + 2 = 20 (+5), Int 12 − 4 + 2, Wis 10, Cha 8 − 4 + 2',
      'hp 4d10 22 + 4d10 22 + 40 + 3; AC 10 − 1 + 9 + 3; greatclub 7 + 12 − 1 + 1; skill points (6 + 0) × 7 + 4 × 2, its Int 10 counts from birth; CR 3 + 4 + 2',
    ],
    expected: {
      ...{ name: 'Half-Red Dragon Ogre, 4th-Level Fighter', hit_points: 87, armor_class_total: 21, grapple: 23 },
      ...{
        str: 34,
        dex: 11,
        con: 20,
        int: 10,
        wis: 10,
        cha: 6,
        saves: 'Fort +13, Ref +2, Will +2',
        challenge_rating: '9',
      },
      full_attack:
        'Greatclub +19/+14 melee (2d8+18) and bite +13 melee (1d8+6); or javelin +6 ranged (1d8+12); or 2 claws +18 melee (1d6+12) and bite +13 melee (1d8+6)',
      ...{ skill_points: 50, feats: 3 },
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:greatsword',
    sums: [
      'A giant knows martial weapons. 3 (base) + 5 (Str) − 1 (size), without Weapon Focus, which is for the greatclub',
      'Greatsword 2d6, for Large 3d6; both hands: 5 × 1.5 = 7',
    ],
    expected: {
      attack: 'Greatsword +7 melee (3d6+7/19–20) or javelin +1 ranged (1d8+5)',
      full_attack: 'Greatsword +7 melee (3d6+7/19–20) or javelin +1 ranged (1d8+5)',
      armor_class_total: 16,
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:longsword:huge,javelin:longbow',
    sums: [
      'Longsword 1d8, for Large 2d6, for Huge 3d6: one step larger, so in both hands and at −2: 3 + 5 − 1 − 2',
      'Longbow 1d8, for Large 2d6, without Strength: 3 − 1 (Dex) − 1 (size)',
    ],
    expected: { full_attack: 'Huge longsword +5 melee (3d6+7/19–20) or longbow +1 ranged (2d6/×3)' },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:longsword:medium',
    sums: ['One step smaller, so a light weapon at −2: 3 + 5 − 1 − 2; 1d8 with Strength once'],
    expected: { full_attack: 'Medium longsword +5 melee (1d8+5/19–20) or javelin +1 ranged (1d8+5)' },
  },
  {
    monster: 'goblin-1st-level-warrior',
    build: 'weapon=morningstar:greataxe',
    sums: [
      'Warriors know martial weapons: 1 + 0 (Str) + 1 (size); greataxe for Small 1d10',
      'It takes both hands, so the light shield (+1) does not count: AC 15 − 1, flat-footed 14 − 1',
    ],
    expected: {
      full_attack: 'Greataxe +2 melee (1d10/×3) or javelin +3 ranged (1d4)',
      ...{ armor_class_total: 14, touch_armor_class: 12, flat_footed_armor_class: 13 },
    },
  },
  {
    monster: 'lizardfolk',
    build: 'weapon=club:greatsword',
    sums: ['A humanoid without class levels knows simple weapons: 1 + 1 (Str) − 4; the bite stays as it was'],
    expected: {
      full_attack:
        '2 claws +2 melee (1d4+1) and bite +0 melee (1d4); or greatsword −2 melee (2d6+1/19–20) and bite +0 melee (1d4); or javelin +1 ranged (1d6+1)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:dagger&class=fighter:1&feat=weapon-focus:dagger',
    sums: ['3 + 1 (base) + 5 (Str) − 1 (size) + 1 (focus); dagger 1d4, for Large 1d6'],
    expected: { attack: 'Dagger +9 melee (1d6+5/19–20) or javelin +2 ranged (1d8+5)' },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:longsword,off-hand:longsword',
    sums: [
      'Longsword for Large 2d6; with one: 3 + 5 (Str) − 1 (size) = 7',
      'Two, the other not light, without the feat: 7 − 6 and 7 − 10; half of 5 with the off hand',
    ],
    expected: {
      attack: 'Longsword +7 melee (2d6+5/19–20) or javelin +1 ranged (1d8+5)',
      full_attack:
        'Longsword +7 melee (2d6+5/19–20); or longsword +1 melee (2d6+5/19–20) and longsword −3 melee (2d6+2/19–20); or javelin +1 ranged (1d8+5)',
      armor_class_total: 16,
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=off-hand:sword-short,greatclub:longsword',
    sums: ['Short sword 1d6, for Large 1d8, a light weapon: 7 − 4 and 7 − 8'],
    expected: {
      full_attack:
        'Longsword +7 melee (2d6+5/19–20); or longsword +3 melee (2d6+5/19–20) and short sword −1 melee (1d8+2/19–20); or javelin +1 ranged (1d8+5)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:longsword,off-hand:sword-short:huge&augment=1',
    sums: [
      'Str 25 (+7): 3 + 7 − 1 = 9; short sword for Huge 2d6, one-handed for it at −2 more: 9 − 6 and 9 − 10 − 2; half of 7',
    ],
    expected: {
      full_attack:
        'Longsword +9 melee (2d6+7/19–20); or longsword +3 melee (2d6+7/19–20) and Huge short sword −3 melee (2d6+3/19–20); or javelin +1 ranged (1d8+7)',
    },
  },
  {
    monster: 'goblin-1st-level-warrior',
    build: 'weapon=off-hand:dagger',
    sums: [
      'Morningstar +2 (1d6): with a light off-hand weapon 2 − 4; dagger for Small 1d3: 1 + 0 + 1 − 8',
      'The off hand has no shield: AC 15 − 1',
    ],
    expected: {
      full_attack:
        'Morningstar +2 melee (1d6); or morningstar −2 melee (1d6) and dagger −6 melee (1d3/19–20); or javelin +3 ranged (1d4)',
      armor_class_total: 14,
    },
  },
  {
    monster: 'balor',
    build: 'weapon=1-flaming-whip:longsword',
    sums: [
      'Printed at −2 each. A longsword is not light: −4 each with the feat, so 31 − 2 for the printed one',
      'Longsword: 20 + 12 (Str) − 1 (size) + 1 (focus) − 4, a second time at −5 (Improved); half of 12',
    ],
    expected: {
      full_attack:
        '+1 vorpal longsword +29/+24/+19/+14 melee (2d6+8/19–20) and longsword +28/+23 melee (2d6+6/19–20); or 2 slams +31 melee (1d10+7)',
    },
  },
  {
    monster: 'balor',
    build: 'weapon=1-flaming-whip:dagger',
    sums: ['Light, so −2 each as printed: 20 + 12 − 1 − 2; dagger for Large 1d6'],
    expected: {
      full_attack:
        '+1 vorpal longsword +31/+26/+21/+16 melee (2d6+8/19–20) and dagger +29/+24 melee (1d6+6/19–20); or 2 slams +31 melee (1d10+7)',
    },
  },
  {
    monster: 'drider',
    build: 'weapon=dagger:club',
    sums: [
      'A club is not light: 4 + 2 (Str) − 1 (size) − 4 (with the feat); club for Large 1d8; half of 2; the bite stays',
    ],
    expected: {
      attack: 'Club +5 melee (1d8+2) or bite +6 melee (1d4+1 plus poison) or shortbow +5 ranged (1d8/×3)',
      full_attack:
        '2 clubs +1 melee (1d8+2, 1d8+1) and bite +1 melee (1d4+1 plus poison); or shortbow +5 ranged (1d8/×3)',
    },
  },
  {
    monster: 'xill',
    build: 'weapon=short-sword:longsword',
    sums: ['Not light, with Multiweapon Fighting: 5 + 2 − 4; half of 2'],
    expected: {
      full_attack:
        '2 longswords +3 melee (1d8+2/19–20, 1d8+1/19–20) and 2 claws +5 melee (1d4+1); or 4 claws +5 melee (1d4+2, 1d4+1); or 2 longbows +4 ranged (1d8/×3)',
    },
  },
  {
    monster: 'athach',
    build: 'weapon=morningstar:dagger',
    sums: ['Printed at −4; a dagger is light: 10 + 8 (Str) − 2 (size) − 2; dagger for Huge 1d8; half of 8'],
    expected: {
      full_attack:
        'Dagger +14/+9 melee (1d8+8/19–20) and 2 daggers +14 melee (1d8+4/19–20) and bite +12 melee (2d8+4 plus poison); or rock +5 ranged (2d6+8) and 2 rocks +5 ranged (2d6+4)',
    },
  },
  {
    monster: 'ettin',
    build: 'weapon=morningstar:longsword',
    sums: ['Superior two-weapon fighting: no penalty, and all of Strength with both hands; 7 + 6 − 1'],
    expected: {
      full_attack: '2 longswords +12/+7 melee (2d6+6/19–20) or 2 javelins +5 ranged (1d8+6)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:quarterstaff',
    sums: [
      'Quarterstaff for Large 1d8. One end, both hands: 3 + 5 − 1, 5 × 1.5 = 7',
      'Both ends as a one-handed and a light weapon: 7 − 4 with Strength once, 7 − 8 with half of it',
    ],
    expected: {
      full_attack:
        'Quarterstaff +7 melee (1d8+7); or quarterstaff +3 melee (1d8+5) and quarterstaff −1 melee (1d8+2); or javelin +1 ranged (1d8+5)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:hammer-gnome-hooked',
    sums: [
      'An exotic weapon at −4: 7 − 4; hammer for Large 2d6/×3',
      'Both ends: 3 − 4 and 3 − 8; hook 1d6, for Large 1d8/×4',
    ],
    expected: {
      full_attack:
        'Gnome hooked hammer +3 melee (2d6+7/×3); or gnome hooked hammer −1 melee (2d6+5/×3) and gnome hooked hammer −5 melee (1d8+2/×4); or javelin +1 ranged (1d8+5)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=greatclub:quarterstaff:medium',
    sums: ['A step smaller, so held in one hand at −2, and only one end strikes'],
    expected: { full_attack: 'Medium quarterstaff +5 melee (1d6+5) or javelin +1 ranged (1d8+5)' },
  },
  {
    monster: 'ogre',
    build: 'weapon=javelin:longbow-composite:4',
    sums: ['3 − 1 (Dex) − 1 (size); of Strength +5 as much as the rating of 4'],
    expected: {
      full_attack: 'Greatclub +8 melee (2d8+7) or composite longbow (+4 Str bonus) +1 ranged (2d6+4/×3)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=javelin:longbow-composite:large:7',
    sums: ['Strength +5 is below the rating of 7: 1 − 2; damage with all of 5'],
    expected: {
      full_attack: 'Greatclub +8 melee (2d8+7) or composite longbow (+7 Str bonus) −1 ranged (2d6+5/×3)',
    },
  },
  {
    monster: 'ogre',
    build: 'weapon=javelin:longbow-composite',
    sums: ['Without a rating no Strength bonus counts'],
    expected: { full_attack: 'Greatclub +8 melee (2d8+7) or composite longbow +1 ranged (2d6/×3)' },
  },
  {
    monster: 'kobold-1st-level-warrior',
    build: 'weapon=sling:shortbow-composite',
    sums: ['1 + 1 (Dex) + 1 (size) − 2, since Strength −1 is below the rating of 0; 1d4 for Small, with the penalty'],
    expected: {
      full_attack: 'Spear +1 melee (1d6−1/×3) or composite shortbow +1 ranged (1d4−1/×3)',
    },
  },
  {
    monster: 'kobold-1st-level-warrior',
    build: 'weapon=sling:shortbow',
    sums: ['A self bow: 1 + 1 + 1; the penalty counts'],
    expected: { full_attack: 'Spear +1 melee (1d6−1/×3) or shortbow +3 ranged (1d4−1/×3)' },
  },
  {
    monster: 'centaur',
    build: 'augment=1',
    sums: ['Str 22 (+6): the bow of rating 4 adds no more than 4'],
    expected: {
      attack: 'Longsword +9 melee (2d6+9/19–20) or composite longbow (+4 Str bonus) +5 ranged (2d6+4/×3)',
    },
  },
  {
    monster: 'centaur',
    build: 'array=nonelite&order=int,wis,cha,con,dex,str',
    sums: ['Str 8 + 8 (+3), Dex 9 + 4 (+1): below the rating of 4, 4 + 1 − 1 − 2; damage with 3; longsword 3 × 1.5'],
    expected: {
      attack: 'Longsword +6 melee (2d6+4/19–20) or composite longbow (+4 Str bonus) +2 ranged (2d6+3/×3)',
    },
  },
  {
    monster: 'goblin-1st-level-warrior',
    build: 'class=fighter:3',
    sums: [
      'The fighter levels replace the warrior level: hp 3 × 5.5 + 3 = 19.5; base attack 3, grapple 3 + 0 (Str) − 4',
      'Fort 3 + 1, Ref 1 + 1, Will 1 − 1; morningstar 3 + 0 + 1 (size), javelin 3 + 1 + 1; CR as many as levels',
      'Skill points (2 + 0) × 6',
    ],
    expected: {
      ...{ name: 'Goblin, 3rd-Level Fighter', hit_points: 19, base_attack: 3, grapple: -1, challenge_rating: '3' },
      ...{ full_attack: 'Morningstar +4 melee (1d6) or javelin +5 ranged (1d4)', saves: 'Fort +4, Ref +2, Will +0' },
    },
  },
  {
    monster: 'goblin-1st-level-warrior',
    build: 'class=warrior:3',
    sums: [
      'Three levels in all: hp 3 × 4.5 + 3 = 16.5; Fort 3 + 1, Ref 1 + 1, Will 1 − 1',
      'The CR of goblins with NPC classes is 2 less than their level: 3 − 2',
    ],
    expected: {
      ...{ name: 'Goblin, 3rd-Level Warrior', hit_points: 16, base_attack: 3, challenge_rating: '1' },
      saves: 'Fort +4, Ref +2, Will +0',
    },
  },
  {
    monster: 'kobold-1st-level-warrior',
    build: 'class=warrior:2',
    sums: ['hp 2 × 4.5; Fort 3 + 0, Ref 0 + 1, Will 0 − 1; CR 2 − 3, two steps below 1: 1/3'],
    expected: { hit_points: 9, base_attack: 2, saves: 'Fort +3, Ref +1, Will −1', challenge_rating: '1/3' },
  },
  {
    monster: 'drow-1st-level-warrior',
    build: 'class=wizard:5',
    sums: [
      'hp 5 × 2.5 = 12.5; base attack 2; Fort 1 + 0, Ref 1 + 1, Will 4 − 1',
      'The CR of drow is their level and 1: their 1st-level warrior has 1 where others have 1/2',
    ],
    expected: {
      ...{ name: 'Drow, 5th-Level Wizard', hit_points: 12, base_attack: 2, challenge_rating: '6' },
      saves: 'Fort +1, Ref +2, Will +3*',
    },
  },
  {
    monster: 'elf-1st-level-warrior',
    build: 'class=expert:1',
    sums: ['hp 3.5; base attack 0; Fort 0 + 0, Ref 0 + 1, Will 2 − 1; CR of one level of an NPC class 1/2'],
    expected: {
      ...{ name: 'Elf, 1st-Level Expert', hit_points: 3, base_attack: 0, challenge_rating: '1/2' },
      saves: 'Fort +0, Ref +1, Will +1*',
    },
  },
];
