/**
 * Creatures advanced over a size, worked out by hand from the rules' text alone: Monster Manual v.3.5, pages 290–293 (Hit Dice
 * and feats by type, Changes to Statistics by Size, Increased Damage by Size, Improved Monster CR Increase), pages 226 and 266 (skeletons and zombies), page 304 (Improved
 * Natural Attack, for dice beyond that table), Player's Handbook, pages 114 (weapons by size) and 132 (reach), and the creature's
 * own block. `sums` shows the sums; a reach is open where neither the printed size nor the text says whether the creature is
 * tall or long.
 */
export interface AdvancedByHand {
  monster: string;
  hd: number;
  sums: readonly string[];
  /** Size to reach; armor class to saves; full attack; damage of special attacks; abilities to challenge rating. */
  block: readonly string[];
}

export const ADVANCED_BY_HAND: readonly AdvancedByHand[] = [
  {
    monster: 'aboleth',
    hd: 17,
    sums: [
      'Str 26 + 8 (+12), Dex 12 (+1), Con 20 + 4 (+7); natural armor 7 + 4',
      'hp 17 × 4.5 + 17 × 7; base attack 12; base saves 5, 5, 10 and Iron Will',
      'CR 7 + 9 / 4 + 1 (size); skill points (2 + 2) × 20',
    ],
    block: [
      'Gargantuan, 17d8+119 (195 hp), initiative +1, space 20 ft., reach 15 ft.',
      'AC 18, touch 7, flat-footed 17, base attack +12, grapple +36, Fort +12, Ref +6, Will +15',
      '4 tentacles +20 melee (1d8+12 plus slime)',
      'Str 34, Dex 12, Con 24, 6 feats, 80 skill points, CR 10',
    ],
  },
  {
    monster: 'choker',
    hd: 7,
    sums: [
      'Str 16 + 4 (+5), Dex 14 − 2 (+1), Con 13 + 2 (+2); natural armor 4 + 0',
      'hp 7 × 4.5 + 7 × 2; base attack 5; base saves 2, 2, 5 and Lightning Reflexes',
      'CR 2 + 4 / 4; skill points (2 − 3, at least 1) × 10',
      'the +4 beside the sums of its grapple stays',
    ],
    block: [
      'Medium, 7d8+14 (45 hp), initiative +5, space 5 ft., reach open',
      'AC 15, touch 11, flat-footed 14, base attack +5, grapple +14, Fort +4, Ref +5, Will +6',
      '2 tentacles +10 melee (1d4+5)',
      'constrict 1d4+5',
      'Str 20, Dex 12, Con 15, 3 feats, 10 skill points, CR 3',
    ],
  },
  {
    monster: 'chuul',
    hd: 17,
    sums: [
      'Str 20 + 8 (+9), Dex 16 − 2 (+2), Con 18 + 4 (+6); natural armor 10 + 3',
      'hp 17 × 4.5 + 17 × 6; base attack 12; base saves 5, 5, 10',
      'CR 7 + 6 / 4 + 1 (size); skill points (2 + 0) × 20',
      '3d6 to 4d6 by Improved Natural Attack',
    ],
    block: [
      'Huge, 17d8+102 (178 hp), initiative +6, space 15 ft., reach 10 ft.',
      'AC 23, touch 10, flat-footed 21, base attack +12, grapple +29, Fort +11, Ref +7, Will +12',
      '2 claws +19 melee (3d6+9)',
      'constrict 4d6+9',
      'Str 28, Dex 14, Con 22, 6 feats, 40 skill points, CR 9',
    ],
  },
  {
    monster: 'cloaker',
    hd: 10,
    sums: [
      'Str 21 + 8 (+9), Dex 16 − 2 (+2), Con 17 + 4 (+5); natural armor 7 + 3',
      'hp 10 × 4.5 + 10 × 5; base attack 7; base saves 3, 3, 7',
      'CR 5 + 4 / 4 + 1 (size); skill points (2 + 2) × 13',
    ],
    block: [
      'Huge, 10d8+50 (95 hp), initiative +6, space 15 ft., reach 15 ft.',
      'AC 20, touch 10, flat-footed 18, base attack +7, grapple +24, Fort +8, Ref +5, Will +9',
      'Tail slap +14 melee (1d8+9) and bite +9 melee (1d6+4)',
      'Str 29, Dex 14, Con 21, 4 feats, 52 skill points, CR 7',
    ],
  },
  {
    monster: 'dark-naga',
    hd: 14,
    sums: [
      'Str 14 + 8 (+6), Dex 15 − 2 (+1), Con 14 + 4 (+4); natural armor 3 + 3',
      'hp 14 × 4.5 + 14 × 4; base attack 10; base saves 4, 4, 9 and Lightning Reflexes',
      'CR 8 + 5 / 4 + 1 (size); skill points (2 + 3) × 17',
    ],
    block: [
      'Huge, 14d8+56 (119 hp), initiative +1, space 15 ft., reach 10 ft.',
      'AC 15, touch 9, flat-footed 14, base attack +10, grapple +24, Fort +8, Ref +7, Will +11',
      'Sting +14 melee (2d6+6 plus poison) and bite +9 melee (1d6+3)',
      'Str 22, Dex 13, Con 18, 5 feats, 85 skill points, CR 10',
    ],
  },
  {
    monster: 'destrachan',
    hd: 17,
    sums: [
      'Str 18 + 8 (+8), Dex 12 − 2 (+0), Con 16 + 4 (+5); natural armor 8 + 3',
      'hp 17 × 4.5 + 17 × 5; base attack 12; base saves 5, 5, 10 and Lightning Reflexes',
      'CR 8 + 9 / 4 + 1 (size); skill points (2 + 1) × 20',
    ],
    block: [
      'Huge, 17d8+85 (161 hp), initiative +4, space 15 ft., reach 10 ft.',
      'AC 19, touch 8, flat-footed 19, base attack +12, grapple +28, Fort +10, Ref +7, Will +14',
      '2 claws +18 melee (1d8+8)',
      'Str 26, Dex 10, Con 20, 6 feats, 60 skill points, CR 11',
    ],
  },
  {
    monster: 'ethereal-filcher',
    hd: 8,
    sums: [
      'Str 10 + 8 (+4), Dex 18 − 2 (+3), Con 11 + 4 (+2); natural armor 3 + 2',
      'hp 8 × 4.5 + 8 × 2; base attack 6; base saves 2, 2, 6',
      'CR 3 + 3 / 4 + 1 (size); skill points (2 − 2, at least 1) × 11',
    ],
    block: [
      'Large, 8d8+16 (52 hp), initiative +7, space 10 ft., reach open',
      'AC 17, touch 12, flat-footed 14, base attack +6, grapple +14, Fort +4, Ref +5, Will +7',
      'Bite +9 melee (1d6+6)',
      'Str 18, Dex 16, Con 15, 3 feats, 11 skill points, CR 4',
    ],
  },
  {
    monster: 'folugub',
    hd: 7,
    sums: [
      'Str 10 + 8 (+4), Dex 17 − 2 (+2), Con 17 + 4 (+5); natural armor 5 + 2',
      'hp 7 × 4.5 + 7 × 5; base attack 5; base saves 2, 2, 5',
      'CR 2 + 3 / 4 + 1 (size); skill points (2 − 4, at least 1) × 10',
      'Strength is the better of Weapon Finesse now',
    ],
    block: [
      'Large, 7d8+35 (66 hp), initiative +2, space 10 ft., reach open',
      'AC 18, touch 11, flat-footed 16, base attack +5, grapple +13, Fort +7, Ref +4, Will +6',
      'Tongue +8 melee touch (liquefy crystal) and bite +3 melee (2d6+2)',
      'Str 18, Dex 15, Con 21, 3 feats, 10 skill points, CR 3',
    ],
  },
  {
    monster: 'grick',
    hd: 5,
    sums: [
      'Str 14 + 8 (+6), Dex 14 − 2 (+1), Con 11 + 4 (+2); natural armor 4 + 2',
      'hp 5 × 4.5 + 5 × 2; base attack 3; base saves 1, 1, 4',
      'CR 3 + 3 / 4 + 1 (size); skill points (2 − 4, at least 1) × 8',
    ],
    block: [
      'Large, 5d8+10 (32 hp), initiative +1, space 10 ft., reach 5 ft.',
      'AC 16, touch 10, flat-footed 15, base attack +3, grapple +13, Fort +3, Ref +2, Will +6',
      '4 tentacles +8 melee (1d6+6) and bite +3 melee (1d4+3)',
      'Str 22, Dex 12, Con 15, 2 feats, 8 skill points, CR 4',
    ],
  },
  {
    monster: 'mimic',
    hd: 11,
    sums: [
      'Str 19 + 8 (+8), Dex 12 − 2 (+0), Con 17 + 4 (+5); natural armor 5 + 3',
      'hp 11 × 4.5 + 11 × 5; base attack 8; base saves 3, 3, 7 and Lightning Reflexes',
      'CR 4 + 4 / 4 + 1 (size); skill points (2 + 0) × 14',
      'the printed flat-footed 15 is 14 by the rules: the Dexterity bonus goes',
    ],
    block: [
      'Huge, 11d8+55 (104 hp), initiative +0, space 15 ft., reach 15 ft.',
      'AC 16, touch 8, flat-footed 16, base attack +8, grapple +24, Fort +8, Ref +5, Will +8',
      '2 slams +15 melee (2d6+8)',
      'Str 27, Dex 10, Con 21, 4 feats, 28 skill points, CR 6',
    ],
  },
  {
    monster: 'otyugh',
    hd: 9,
    sums: [
      'Str 11 + 8 (+4), Dex 10 − 2 (−1), Con 13 + 4 (+3); natural armor 8 + 3',
      'hp 9 × 4.5 + 9 × 3 + 3 (Toughness); base attack 6; base saves 3, 3, 6',
      'CR 4 + 3 / 4 + 1 (size); skill points (2 − 3, at least 1) × 12',
    ],
    block: [
      'Huge, 9d8+30 (70 hp), initiative −1, space 15 ft., reach 15 ft.',
      'AC 18, touch 7, flat-footed 18, base attack +6, grapple +18, Fort +6, Ref +2, Will +7',
      '2 tentacles +9 melee (1d8+4) and bite +3 melee (1d6+2)',
      'constrict 1d8+4',
      'Str 19, Dex 8, Con 17, 4 feats, 12 skill points, CR 5',
    ],
  },
  {
    monster: 'rust-monster',
    hd: 9,
    sums: [
      'Str 10 + 8 (+4), Dex 17 − 2 (+2), Con 13 + 4 (+3); natural armor 5 + 2',
      'hp 9 × 4.5 + 9 × 3; base attack 6; base saves 3, 3, 6',
      'CR 3 + 4 / 4 + 1 (size); skill points (2 − 4, at least 1) × 12',
    ],
    block: [
      'Large, 9d8+27 (67 hp), initiative +2, space 10 ft., reach 5 ft.',
      'AC 18, touch 11, flat-footed 16, base attack +6, grapple +14, Fort +6, Ref +5, Will +7',
      'Antennae touch +9 melee (rust) and bite +4 melee (1d4+2)',
      'Str 18, Dex 15, Con 17, 4 feats, 12 skill points, CR 5',
    ],
  },
  {
    monster: 'constrictor-snake',
    hd: 6,
    sums: [
      'Str 17 + 8 (+7), Dex 17 − 2 (+2), Con 13 + 4 (+3); natural armor 2 + 2',
      'hp 6 × 4.5 + 6 × 3 + 3 (Toughness); base attack 4; base saves 5, 5, 2',
      'CR 2 + 3 / 3 + 1 (size); skill points (2 − 5, at least 1) × 9',
    ],
    block: [
      'Large, 6d8+21 (48 hp), initiative +2, space 10 ft., reach 5 ft.',
      'AC 15, touch 11, flat-footed 13, base attack +4, grapple +15, Fort +8, Ref +7, Will +3',
      'Bite +10 melee (1d4+10)',
      'constrict 1d4+10',
      'Str 25, Dex 15, Con 17, 3 feats, 9 skill points, CR 4',
    ],
  },
  {
    monster: 'dire-badger',
    hd: 4,
    sums: [
      'Str 14 + 8 (+6), Dex 17 − 2 (+2), Con 19 + 4 (+6); natural armor 3 + 2',
      'hp 4 × 4.5 + 4 × 6 + 3 (Toughness); base attack 3; base saves 4, 4, 4',
      'CR 2 + 1 / 3 + 1 (size); skill points (2 − 4, at least 1) × 7',
    ],
    block: [
      'Large, 4d8+27 (45 hp), initiative +2, space 10 ft., reach 5 ft.',
      'AC 16, touch 11, flat-footed 14, base attack +3, grapple +13, Fort +10, Ref +6, Will +5',
      '2 claws +8 melee (1d6+6) and bite +3 melee (1d8+3)',
      'Str 22, Dex 15, Con 23, 2 feats, 7 skill points, CR 3',
    ],
  },
  {
    monster: 'dire-bear',
    hd: 17,
    sums: [
      'Str 31 + 8 (+14), Dex 13 − 2 (+0), Con 19 + 4 (+6); natural armor 7 + 3',
      'hp 17 × 4.5 + 17 × 6 + 3 (Toughness); base attack 12; base saves 10, 10, 10',
      'CR 7 + 5 / 3 + 1 (size); skill points (2 − 4, at least 1) × 20',
      '2d4 to 2d6 by the table of weapons',
    ],
    block: [
      'Huge, 17d8+105 (181 hp), initiative +0, space 15 ft., reach 10 ft.',
      'AC 18, touch 8, flat-footed 18, base attack +12, grapple +34, Fort +16, Ref +10, Will +11',
      '2 claws +25 melee (2d6+14) and bite +19 melee (3d8+7)',
      'Str 39, Dex 11, Con 23, 6 feats, 20 skill points, CR 9',
    ],
  },
  {
    monster: 'dire-rat',
    hd: 4,
    sums: [
      'Str 10 + 4 (+2), Dex 17 − 2 (+2), Con 12 + 2 (+2); natural armor 1 + 0',
      'hp 4 × 4.5 + 4 × 2; base attack 3; base saves 4, 4, 4',
      'CR 1/3 + 3 / 3; skill points (2 − 5, at least 1) × 7',
      'Weapon Finesse: Strength and Dexterity give the same now; a third of a rating and one is one',
    ],
    block: [
      'Medium, 4d8+8 (26 hp), initiative +2, space 5 ft., reach 5 ft.',
      'AC 13, touch 12, flat-footed 11, base attack +3, grapple +5, Fort +6, Ref +6, Will +5',
      'Bite +5 melee (1d6+3 plus disease)',
      'Str 14, Dex 15, Con 14, 2 feats, 7 skill points, CR 1',
    ],
  },
  {
    monster: 'dire-weasel',
    hd: 7,
    sums: [
      'Str 14 + 8 (+6), Dex 19 − 2 (+3), Con 10 + 4 (+2); natural armor 2 + 2',
      'hp 7 × 4.5 + 7 × 2; base attack 5; base saves 5, 5, 5',
      'CR 2 + 4 / 3 + 1 (size); skill points (2 − 4, at least 1) × 10',
    ],
    block: [
      'Large, 7d8+14 (45 hp), initiative +3, space 10 ft., reach 5 ft.',
      'AC 16, touch 12, flat-footed 13, base attack +5, grapple +15, Fort +7, Ref +8, Will +6',
      'Bite +10 melee (1d8+9)',
      'Str 22, Dex 17, Con 14, 3 feats, 10 skill points, CR 4',
    ],
  },
  {
    monster: 'eagle',
    hd: 2,
    sums: [
      'Str 10 + 4 (+2), Dex 15 − 2 (+1), Con 12 + 2 (+2); natural armor 1 + 0',
      'hp 2 × 4.5 + 2 × 2; base attack 1; base saves 3, 3, 0',
      'CR 1/2 + 1 / 3; skill points (2 − 4, at least 1) × 5',
      'Weapon Finesse may, but need not, use Dexterity: Strength is the better now',
    ],
    block: [
      'Medium, 2d8+4 (13 hp), initiative +1, space 5 ft., reach 5 ft.',
      'AC 12, touch 11, flat-footed 11, base attack +1, grapple +3, Fort +5, Ref +4, Will +2',
      '2 talons +3 melee (1d6+2) and bite −2 melee (1d6+1)',
      'Str 14, Dex 13, Con 14, 1 feats, 5 skill points, CR 1/2',
    ],
  },
  {
    monster: 'elasmosaurus',
    hd: 21,
    sums: [
      'Str 26 + 8 (+12), Dex 14 (+2), Con 22 + 4 (+8); natural armor 3 + 4',
      'hp 21 × 4.5 + 21 × 8 + 6 (Toughness); base attack 15; base saves 12, 12, 7 and Great Fortitude',
      'CR 7 + 11 / 3 + 1 (size); skill points (2 − 4, at least 1) × 24',
    ],
    block: [
      'Gargantuan, 21d8+174 (268 hp), initiative +2, space 20 ft., reach 15 ft.',
      'AC 15, touch 8, flat-footed 13, base attack +15, grapple +39, Fort +22, Ref +14, Will +8',
      'Bite +23 melee (3d8+18)',
      'Str 34, Dex 14, Con 26, 8 feats, 24 skill points, CR 11',
    ],
  },
  {
    monster: 'hyena',
    hd: 4,
    sums: [
      'Str 14 + 8 (+6), Dex 15 − 2 (+1), Con 15 + 4 (+4); natural armor 2 + 2',
      'hp 4 × 4.5 + 4 × 4; base attack 3; base saves 4, 4, 1',
      'CR 1 + 2 / 3 + 1 (size); skill points (2 − 4, at least 1) × 7',
    ],
    block: [
      'Large, 4d8+16 (34 hp), initiative +1, space 10 ft., reach 5 ft.',
      'AC 14, touch 10, flat-footed 13, base attack +3, grapple +13, Fort +8, Ref +5, Will +2',
      'Bite +8 melee (1d8+9)',
      'Str 22, Dex 13, Con 19, 2 feats, 7 skill points, CR 2',
    ],
  },
  {
    monster: 'octopus-giant',
    hd: 13,
    sums: [
      'Str 20 + 8 (+9), Dex 15 − 2 (+1), Con 13 + 4 (+3); natural armor 7 + 3',
      'hp 13 × 4.5 + 13 × 3 + 3 (Toughness); base attack 9; base saves 8, 8, 4',
      'CR 8 + 5 / 3 + 1 (size); skill points (2 − 4, at least 1) × 16',
    ],
    block: [
      'Huge, 13d8+42 (100 hp), initiative +1, space 15 ft., reach 15 ft.',
      'AC 19, touch 9, flat-footed 18, base attack +9, grapple +26, Fort +11, Ref +9, Will +5',
      '8 tentacles +16 melee (1d6+9) and bite +11 melee (2d6+4)',
      'Str 28, Dex 13, Con 17, 5 feats, 16 skill points, CR 10',
    ],
  },
  {
    monster: 'orca',
    hd: 14,
    sums: [
      'Str 27 + 8 (+12), Dex 15 (+2), Con 21 + 4 (+7); natural armor 6 + 4',
      'hp 14 × 4.5 + 14 × 7 + 3 (Toughness); base attack 10; base saves 9, 9, 4',
      'CR 5 + 5 / 3 + 1 (size); skill points (2 − 4, at least 1) × 17',
    ],
    block: [
      'Gargantuan, 14d8+101 (164 hp), initiative +2, space 20 ft., reach 15 ft.',
      'AC 18, touch 8, flat-footed 16, base attack +10, grapple +34, Fort +16, Ref +11, Will +6',
      'Bite +18 melee (3d6+18)',
      'Str 35, Dex 15, Con 25, 5 feats, 17 skill points, CR 7',
    ],
  },
  {
    monster: 'rhinoceros',
    hd: 13,
    sums: [
      'Str 26 + 8 (+12), Dex 10 − 2 (−1), Con 21 + 4 (+7); natural armor 7 + 3',
      'hp 13 × 4.5 + 13 × 7; base attack 9; base saves 8, 8, 4',
      'CR 4 + 5 / 3 + 1 (size); skill points (2 − 4, at least 1) × 16',
    ],
    block: [
      'Huge, 13d8+91 (149 hp), initiative −1, space 15 ft., reach 10 ft.',
      'AC 17, touch 7, flat-footed 17, base attack +9, grapple +29, Fort +15, Ref +7, Will +5',
      'Gore +19 melee (3d6+18)',
      'Str 34, Dex 8, Con 25, 5 feats, 16 skill points, CR 6',
    ],
  },
  {
    monster: 'squid',
    hd: 7,
    sums: [
      'Str 14 + 8 (+6), Dex 17 − 2 (+2), Con 11 + 4 (+2); natural armor 3 + 2',
      'hp 7 × 4.5 + 7 × 2; base attack 5; base saves 5, 5, 2',
      'CR 1 + 4 / 3 + 1 (size); skill points (2 − 5, at least 1) × 10',
      'arms deal no damage; the racial +4 on grapple checks stays',
    ],
    block: [
      'Large, 7d8+14 (45 hp), initiative +2, space 10 ft., reach open',
      'AC 16, touch 11, flat-footed 14, base attack +5, grapple +19, Fort +7, Ref +7, Will +3',
      'Arms +10 melee (0) and bite +5 melee (1d8+3)',
      'Str 22, Dex 15, Con 15, 3 feats, 10 skill points, CR 3',
    ],
  },
  {
    monster: 'tiger',
    hd: 13,
    sums: [
      'Str 23 + 8 (+10), Dex 15 − 2 (+1), Con 17 + 4 (+5); natural armor 3 + 3',
      'hp 13 × 4.5 + 13 × 5; base attack 9; base saves 8, 8, 4',
      'CR 4 + 7 / 3 + 1 (size); skill points (2 − 4, at least 1) × 16',
    ],
    block: [
      'Huge, 13d8+65 (123 hp), initiative +1, space 15 ft., reach 10 ft.',
      'AC 15, touch 9, flat-footed 14, base attack +9, grapple +27, Fort +13, Ref +9, Will +5',
      '2 claws +17 melee (2d6+10) and bite +12 melee (3d6+5)',
      'rake 2d6+5',
      'Str 31, Dex 13, Con 21, 5 feats, 16 skill points, CR 7',
    ],
  },
  {
    monster: 'tyrannosaurus',
    hd: 37,
    sums: [
      'Str 28 + 8 (+13), Dex 12 (+1), Con 21 + 4 (+7); natural armor 5 + 4',
      'hp 37 × 4.5 + 37 × 7 + 9 (Toughness); base attack 27; base saves 20, 20, 12',
      'CR 8 + 19 / 3 + 1 (size); skill points (2 − 4, at least 1) × 40',
      '3d6 to 4d6 by Improved Natural Attack; Toughness three times',
    ],
    block: [
      'Gargantuan, 37d8+268 (434 hp), initiative +1, space 20 ft., reach 15 ft.',
      'AC 16, touch 7, flat-footed 15, base attack +27, grapple +52, Fort +27, Ref +21, Will +14',
      'Bite +36 melee (4d6+19)',
      'Str 36, Dex 12, Con 25, 13 feats, 40 skill points, CR 15',
    ],
  },
  {
    monster: 'flesh-golem',
    hd: 19,
    sums: [
      'Str 21 + 8 (+9), Dex 9 − 2 (−2), Con —; natural armor 10 + 3',
      'hp 19 × 5.5 + 40 (size); base attack 14; base saves 6, 6, 6',
      'CR 7 + 10 / 4 + 1 (size); mindless',
    ],
    block: [
      'Huge, 19d10+40 (144 hp), initiative −2, space 15 ft., reach 15 ft.',
      'AC 19, touch 6, flat-footed 19, base attack +14, grapple +31, Fort +6, Ref +4, Will +6',
      '2 slams +21 melee (3d8+9)',
      'Str 29, Dex 7, Con —, 0 feats, 0 skill points, CR 10',
    ],
  },
  {
    monster: 'shield-guardian',
    hd: 25,
    sums: [
      'Str 22 + 8 (+10), Dex 10 − 2 (−1), Con —; natural armor 15 + 3',
      'hp 25 × 5.5 + 40 (size); base attack 18; base saves 8, 8, 8',
      'CR 8 + 10 / 4 + 1 (size); mindless',
    ],
    block: [
      'Huge, 25d10+40 (177 hp), initiative −1, space 15 ft., reach 15 ft.',
      'AC 25, touch 7, flat-footed 25, base attack +18, grapple +36, Fort +8, Ref +7, Will +8',
      '2 slams +26 melee (2d6+10)',
      'Str 30, Dex 8, Con —, 0 feats, 0 skill points, CR 11',
    ],
  },
  {
    monster: 'stone-golem',
    hd: 22,
    sums: [
      'Str 29 + 8 (+13), Dex 9 − 2 (−2), Con —; natural armor 18 + 3',
      'hp 22 × 5.5 + 40 (size); base attack 16; base saves 7, 7, 7',
      'CR 11 + 8 / 4 + 1 (size); mindless',
      '2d10 to 4d8 by the table of weapons',
    ],
    block: [
      'Huge, 22d10+40 (161 hp), initiative −2, space 15 ft., reach 15 ft.',
      'AC 27, touch 6, flat-footed 27, base attack +16, grapple +37, Fort +7, Ref +5, Will +7',
      '2 slams +27 melee (4d8+13)',
      'Str 37, Dex 7, Con —, 0 feats, 0 skill points, CR 14',
    ],
  },
  {
    monster: 'dragon-turtle',
    hd: 25,
    sums: [
      'Str 27 + 8 (+12), Dex 10 (+0), Con 21 + 4 (+7); natural armor 17 + 4',
      'hp 25 × 6.5 + 25 × 7; base attack 25; base saves 14, 14, 14',
      'CR 9 + 13 / 2 + 1 (size); skill points (6 + 1) × 28',
      '4d6 to 6d6 by Improved Natural Attack',
    ],
    block: [
      'Gargantuan, 25d12+175 (337 hp), initiative +0, space 20 ft., reach 15 ft.',
      'AC 27, touch 6, flat-footed 27, base attack +25, grapple +49, Fort +21, Ref +14, Will +15',
      'Bite +33 melee (6d6+12) and 2 claws +28 melee (3d8+6)',
      'Str 35, Dex 10, Con 25, 9 feats, 196 skill points, CR 16',
    ],
  },
  {
    monster: 'wyvern',
    hd: 8,
    sums: [
      'Str 19 + 8 (+8), Dex 12 − 2 (+0), Con 15 + 4 (+4); natural armor 8 + 3',
      'hp 8 × 6.5 + 8 × 4; base attack 8; base saves 6, 6, 6',
      'CR 6 + 1 / 2 + 1 (size); skill points (6 − 2) × 11',
      'bite and talons keep full Strength and −2, as printed',
    ],
    block: [
      'Huge, 8d12+32 (84 hp), initiative +0, space 15 ft., reach 10 ft.',
      'AC 19, touch 8, flat-footed 19, base attack +8, grapple +24, Fort +10, Ref +6, Will +7',
      'Sting +14 melee (1d8+8 plus poison) and bite +12 melee (3d8+8) and 2 wings +12 melee (2d6+4) and 2 talons +12 melee (3d6+8)',
      'Str 27, Dex 10, Con 19, 3 feats, 44 skill points, CR 7',
    ],
  },
  {
    monster: 'belker',
    hd: 11,
    sums: [
      'Str 14 + 8 (+6), Dex 21 − 2 (+4), Con 13 + 4 (+3); natural armor 8 + 3',
      'hp 11 × 4.5 + 11 × 3; base attack 8; base saves 3, 7, 3',
      'CR 6 + 4 / 4 + 1 (size); skill points (2 − 2, at least 1) × 14',
      'bite and claws keep −5 in spite of Multiattack, as printed',
    ],
    block: [
      'Huge, 11d8+33 (82 hp), initiative +4, space 15 ft., reach 15 ft.',
      'AC 23, touch 12, flat-footed 19, base attack +8, grapple +22, Fort +6, Ref +11, Will +3',
      '2 wings +12 melee (1d8+6) and bite +7 melee (1d6+3) and 2 claws +7 melee (1d4+3)',
      'Str 22, Dex 19, Con 17, 4 feats, 14 skill points, CR 8',
    ],
  },
  {
    monster: 'invisible-stalker',
    hd: 13,
    sums: [
      'Str 18 + 8 (+8), Dex 19 − 2 (+3), Con 14 + 4 (+4); natural armor 4 + 3',
      'hp 13 × 4.5 + 13 × 4; base attack 9; base saves 4, 8, 4',
      'CR 7 + 5 / 4 + 1 (size); skill points (2 + 2) × 16',
    ],
    block: [
      'Huge, 13d8+52 (110 hp), initiative +7, space 15 ft., reach 15 ft.',
      'AC 18, touch 11, flat-footed 15, base attack +9, grapple +25, Fort +8, Ref +11, Will +6',
      '2 slams +16 melee (3d6+8)',
      'Str 26, Dex 17, Con 18, 5 feats, 64 skill points, CR 9',
    ],
  },
  {
    monster: 'magmin',
    hd: 5,
    sums: [
      'Str 15 + 4 (+4), Dex 11 − 2 (−1), Con 13 + 2 (+2); natural armor 6 + 0',
      'hp 5 × 4.5 + 5 × 2; base attack 3; base saves 1, 4, 1 and Great Fortitude',
      'CR 3 + 3 / 4; skill points (2 − 1) × 8',
      'the burning touch deals fire alone: no step of size, no Strength',
    ],
    block: [
      'Medium, 5d8+10 (32 hp), initiative −1, space 5 ft., reach 5 ft.',
      'AC 15, touch 9, flat-footed 15, base attack +3, grapple +7, Fort +5, Ref +3, Will +1',
      'Burning touch +7 melee touch (1d8 fire plus combustion) or slam +7 melee (1d4+6 plus combustion)',
      'Str 19, Dex 9, Con 15, 2 feats, 8 skill points, CR 3',
    ],
  },
  {
    monster: 'thoqqua',
    hd: 4,
    sums: [
      'Str 15 + 8 (+6), Dex 13 − 2 (+0), Con 13 + 4 (+3); natural armor 7 + 2',
      'hp 4 × 4.5 + 4 × 3; base attack 3; base saves 4, 1, 1',
      'CR 2 + 1 / 4 + 1 (size); skill points (2 − 2, at least 1) × 7',
    ],
    block: [
      'Large, 4d8+12 (30 hp), initiative +0, space 10 ft., reach 5 ft.',
      'AC 18, touch 9, flat-footed 18, base attack +3, grapple +13, Fort +7, Ref +1, Will +2',
      'Slam +8 melee (1d8+9 plus 2d6 fire)',
      'Str 23, Dex 11, Con 17, 2 feats, 7 skill points, CR 3',
    ],
  },
  {
    monster: 'basilisk',
    hd: 11,
    sums: [
      'Str 15 + 8 (+6), Dex 8 − 2 (−2), Con 15 + 4 (+4); natural armor 7 + 2',
      'hp 11 × 5.5 + 11 × 4; base attack 11; base saves 7, 7, 3 and Great Fortitude',
      'CR 5 + 5 / 3 + 1 (size); skill points (2 − 4, at least 1) × 14',
    ],
    block: [
      'Large, 11d10+44 (104 hp), initiative −2, space 10 ft., reach 5 ft.',
      'AC 16, touch 7, flat-footed 16, base attack +11, grapple +21, Fort +13, Ref +5, Will +4',
      'Bite +16 melee (2d6+9)',
      'Str 23, Dex 6, Con 19, 4 feats, 14 skill points, CR 7',
    ],
  },
  {
    monster: 'behir',
    hd: 14,
    sums: [
      'Str 26 + 8 (+12), Dex 13 (+1), Con 21 + 4 (+7); natural armor 11 + 4',
      'hp 14 × 5.5 + 14 × 7; base attack 14; base saves 9, 9, 4',
      'CR 8 + 5 / 3 + 1 (size); skill points (2 − 2, at least 1) × 17',
      '2d4 to 2d6 by the table of weapons',
    ],
    block: [
      'Gargantuan, 14d10+98 (175 hp), initiative +1, space 20 ft., reach 15 ft.',
      'AC 22, touch 7, flat-footed 21, base attack +14, grapple +38, Fort +16, Ref +10, Will +6',
      'Bite +22 melee (2d6+18)',
      'constrict 3d8+12',
      'rake 1d6+6',
      'Str 34, Dex 13, Con 25, 5 feats, 17 skill points, CR 10',
    ],
  },
  {
    monster: 'bulette',
    hd: 17,
    sums: [
      'Str 27 + 8 (+12), Dex 15 (+2), Con 20 + 4 (+7); natural armor 12 + 4',
      'hp 17 × 5.5 + 17 × 7; base attack 17; base saves 10, 10, 5 and Iron Will',
      'CR 7 + 8 / 3 + 1 (size); skill points (2 − 4, at least 1) × 20',
    ],
    block: [
      'Gargantuan, 17d10+119 (212 hp), initiative +2, space 20 ft., reach 15 ft.',
      'AC 24, touch 8, flat-footed 22, base attack +17, grapple +41, Fort +17, Ref +12, Will +8',
      'Bite +26 melee (3d8+12) and 2 claws +20 melee (3d6+6)',
      'Str 35, Dex 15, Con 24, 6 feats, 20 skill points, CR 10',
    ],
  },
  {
    monster: 'chimera',
    hd: 14,
    sums: [
      'Str 19 + 8 (+8), Dex 13 − 2 (+0), Con 17 + 4 (+5); natural armor 9 + 3',
      'hp 14 × 5.5 + 14 × 5; base attack 14; base saves 9, 9, 4 and Iron Will',
      'CR 7 + 5 / 3 + 1 (size); skill points (2 − 3, at least 1) × 17',
    ],
    block: [
      'Huge, 14d10+70 (147 hp), initiative +0, space 15 ft., reach 10 ft.',
      'AC 20, touch 8, flat-footed 20, base attack +14, grapple +30, Fort +14, Ref +9, Will +7',
      'Bite +20 melee (3d6+8) and bite +20 melee (2d6+8) and gore +20 melee (2d6+8) and 2 claws +18 melee (1d8+4)',
      'Str 27, Dex 11, Con 21, 5 feats, 17 skill points, CR 9',
    ],
  },
  {
    monster: 'cockatrice',
    hd: 9,
    sums: [
      'Str 6 + 4 (+0), Dex 17 − 2 (+2), Con 11 + 2 (+1); natural armor 0 + 0',
      'hp 9 × 5.5 + 9 × 1; base attack 9; base saves 6, 6, 3',
      'CR 3 + 4 / 3; skill points (2 − 4, at least 1) × 12',
      'Strength 10 has no penalty any more',
    ],
    block: [
      'Medium, 9d10+9 (58 hp), initiative +2, space 5 ft., reach 5 ft.',
      'AC 12, touch 12, flat-footed 10, base attack +9, grapple +9, Fort +7, Ref +8, Will +4',
      'Bite +11 melee (1d6 plus petrification)',
      'Str 10, Dex 15, Con 13, 4 feats, 12 skill points, CR 4',
    ],
  },
  {
    monster: 'digester',
    hd: 13,
    sums: [
      'Str 17 + 8 (+7), Dex 15 − 2 (+1), Con 17 + 4 (+5); natural armor 5 + 2',
      'hp 13 × 5.5 + 13 × 5; base attack 13; base saves 8, 8, 4 and Lightning Reflexes',
      'CR 6 + 5 / 3 + 1 (size); skill points (2 − 4, at least 1) × 16',
    ],
    block: [
      'Large, 13d10+65 (136 hp), initiative +5, space 10 ft., reach open',
      'AC 17, touch 10, flat-footed 16, base attack +13, grapple +24, Fort +13, Ref +11, Will +5',
      'Claw +19 melee (2d6+10)',
      'Str 25, Dex 13, Con 21, 5 feats, 16 skill points, CR 8',
    ],
  },
  {
    monster: 'frost-worm',
    hd: 22,
    sums: [
      'Str 26 + 8 (+12), Dex 10 (+0), Con 20 + 4 (+7); natural armor 10 + 4',
      'hp 22 × 5.5 + 22 × 7; base attack 22; base saves 13, 13, 7 and Iron Will',
      'CR 12 + 8 / 3 + 1 (size); skill points (2 − 4, at least 1) × 25',
    ],
    block: [
      'Gargantuan, 22d10+154 (275 hp), initiative +4, space 20 ft., reach 15 ft.',
      'AC 20, touch 6, flat-footed 20, base attack +22, grapple +46, Fort +20, Ref +13, Will +9',
      'Bite +31 melee (3d8+18 plus 1d8 cold)',
      'Str 34, Dex 10, Con 24, 8 feats, 25 skill points, CR 15',
    ],
  },
  {
    monster: 'girallon',
    hd: 11,
    sums: [
      'Str 22 + 8 (+10), Dex 17 − 2 (+2), Con 14 + 4 (+4); natural armor 4 + 3',
      'hp 11 × 5.5 + 11 × 4 + 6 (Toughness); base attack 11; base saves 7, 7, 3 and Iron Will',
      'CR 6 + 4 / 3 + 1 (size); skill points (2 − 4, at least 1) × 14',
      'the printed flat-footed 15 is 13 by the rules: the Dexterity bonus goes',
    ],
    block: [
      'Huge, 11d10+50 (110 hp), initiative +2, space 15 ft., reach 15 ft.',
      'AC 17, touch 10, flat-footed 15, base attack +11, grapple +29, Fort +11, Ref +9, Will +6',
      '4 claws +19 melee (1d6+10) and bite +14 melee (2d6+5)',
      'Str 30, Dex 15, Con 18, 4 feats, 14 skill points, CR 8',
    ],
  },
  {
    monster: 'gorgon',
    hd: 16,
    sums: [
      'Str 21 + 8 (+9), Dex 10 − 2 (−1), Con 21 + 4 (+7); natural armor 11 + 3',
      'hp 16 × 5.5 + 16 × 7; base attack 16; base saves 10, 10, 5 and Iron Will',
      'CR 8 + 8 / 3 + 1 (size); skill points (2 − 4, at least 1) × 19',
      'the printed 85 is 1 more than the average of 8d10+40, and the point stays: 200 + 1',
    ],
    block: [
      'Huge, 16d10+112 (201 hp), initiative +3, space 15 ft., reach 10 ft.',
      'AC 21, touch 7, flat-footed 21, base attack +16, grapple +33, Fort +17, Ref +9, Will +8',
      'Gore +23 melee (2d6+13)',
      'trample 2d6+13',
      'Str 29, Dex 8, Con 25, 6 feats, 19 skill points, CR 11',
    ],
  },
  {
    monster: 'manticore',
    hd: 17,
    sums: [
      'Str 20 + 8 (+9), Dex 15 − 2 (+1), Con 19 + 4 (+6); natural armor 6 + 3',
      'hp 17 × 5.5 + 17 × 6; base attack 17; base saves 10, 10, 5',
      'CR 5 + 11 / 3 + 1 (size); skill points (2 − 2, at least 1) × 20',
      'the spikes have half of Strength, as printed',
    ],
    block: [
      'Huge, 17d10+102 (195 hp), initiative +1, space 15 ft., reach 10 ft.',
      'AC 18, touch 9, flat-footed 17, base attack +17, grapple +34, Fort +16, Ref +11, Will +6',
      '2 claws +24 melee (2d6+9) and bite +22 melee (2d6+4); or 6 spikes +17 ranged (2d6+4/19–20)',
      'Str 28, Dex 13, Con 23, 6 feats, 20 skill points, CR 9',
    ],
  },
  {
    monster: 'phase-spider',
    hd: 9,
    sums: [
      'Str 17 + 8 (+7), Dex 17 − 2 (+2), Con 16 + 4 (+5); natural armor 3 + 3',
      'hp 9 × 5.5 + 9 × 5; base attack 9; base saves 6, 6, 3',
      'CR 5 + 4 / 3 + 1 (size); skill points (2 − 2, at least 1) × 12',
    ],
    block: [
      'Huge, 9d10+45 (94 hp), initiative +6, space 15 ft., reach 10 ft.',
      'AC 16, touch 10, flat-footed 14, base attack +9, grapple +24, Fort +11, Ref +8, Will +4',
      'Bite +14 melee (1d8+10 plus poison)',
      'Str 25, Dex 15, Con 20, 4 feats, 12 skill points, CR 7',
    ],
  },
  {
    monster: 'remorhaz',
    hd: 15,
    sums: [
      'Str 26 + 8 (+12), Dex 13 (+1), Con 21 + 4 (+7); natural armor 11 + 4',
      'hp 15 × 5.5 + 15 × 7; base attack 15; base saves 9, 9, 5',
      'CR 7 + 8 / 3 + 1 (size); skill points (2 − 3, at least 1) × 18',
    ],
    block: [
      'Gargantuan, 15d10+105 (187 hp), initiative +1, space 20 ft., reach 15 ft.',
      'AC 22, touch 7, flat-footed 21, base attack +15, grapple +39, Fort +16, Ref +10, Will +6',
      'Bite +23 melee (3d8+18)',
      'Str 34, Dex 13, Con 25, 6 feats, 18 skill points, CR 10',
    ],
  },
  {
    monster: 'sea-cat',
    hd: 10,
    sums: [
      'Str 19 + 8 (+8), Dex 12 − 2 (+0), Con 17 + 4 (+5); natural armor 8 + 3',
      'hp 10 × 5.5 + 10 × 5; base attack 10; base saves 7, 7, 3 and Iron Will',
      'CR 4 + 4 / 3 + 1 (size); skill points (2 − 4, at least 1) × 13',
    ],
    block: [
      'Huge, 10d10+50 (105 hp), initiative +0, space 15 ft., reach 10 ft.',
      'AC 19, touch 8, flat-footed 19, base attack +10, grapple +26, Fort +12, Ref +7, Will +6',
      '2 claws +16 melee (1d8+8) and bite +11 melee (2d6+4)',
      'Str 27, Dex 10, Con 21, 4 feats, 13 skill points, CR 6',
    ],
  },
  {
    monster: 'shocker-lizard',
    hd: 5,
    sums: [
      'Str 10 + 4 (+2), Dex 15 − 2 (+1), Con 13 + 2 (+2); natural armor 3 + 0',
      'hp 5 × 5.5 + 5 × 2; base attack 5; base saves 4, 4, 1',
      'CR 2 + 3 / 3; skill points (2 − 4, at least 1) × 8',
    ],
    block: [
      'Medium, 5d10+10 (37 hp), initiative +5, space 5 ft., reach 5 ft.',
      'AC 14, touch 11, flat-footed 13, base attack +5, grapple +7, Fort +6, Ref +5, Will +2',
      'Bite +7 melee (1d6+3)',
      'Str 14, Dex 13, Con 15, 2 feats, 8 skill points, CR 3',
    ],
  },
  {
    monster: 'spider-eater',
    hd: 5,
    sums: [
      'Str 21 + 8 (+9), Dex 13 − 2 (+0), Con 21 + 4 (+7); natural armor 4 + 3',
      'hp 5 × 5.5 + 5 × 7; base attack 5; base saves 4, 4, 1',
      'CR 5 + 1 / 3 + 1 (size); skill points (2 − 4, at least 1) × 8',
    ],
    block: [
      'Huge, 5d10+35 (62 hp), initiative +0, space 15 ft., reach 10 ft.',
      'AC 15, touch 8, flat-footed 15, base attack +5, grapple +22, Fort +11, Ref +4, Will +2',
      'Sting +12 melee (2d6+9 plus poison) and bite +7 melee (2d6+4)',
      'Str 29, Dex 11, Con 25, 2 feats, 8 skill points, CR 6',
    ],
  },
  {
    monster: 'worg',
    hd: 7,
    sums: [
      'Str 17 + 8 (+7), Dex 15 − 2 (+1), Con 15 + 4 (+4); natural armor 2 + 2',
      'hp 7 × 5.5 + 7 × 4; base attack 7; base saves 5, 5, 2',
      'CR 2 + 3 / 3 + 1 (size); skill points (2 − 2, at least 1) × 10',
    ],
    block: [
      'Large, 7d10+28 (66 hp), initiative +1, space 10 ft., reach 5 ft.',
      'AC 14, touch 10, flat-footed 13, base attack +7, grapple +18, Fort +9, Ref +6, Will +4',
      'Bite +13 melee (1d8+10)',
      'Str 25, Dex 13, Con 19, 3 feats, 10 skill points, CR 4',
    ],
  },
  {
    monster: 'yrthak',
    hd: 17,
    sums: [
      'Str 20 + 8 (+9), Dex 14 (+2), Con 17 + 4 (+5); natural armor 8 + 4',
      'hp 17 × 5.5 + 17 × 5; base attack 17; base saves 10, 10, 5',
      'CR 9 + 5 / 3 + 1 (size); skill points (2 − 2, at least 1) × 20',
      'the sonic lance is no natural weapon: no step of size',
    ],
    block: [
      'Gargantuan, 17d10+85 (178 hp), initiative +6, space 20 ft., reach 15 ft.',
      'AC 20, touch 8, flat-footed 18, base attack +17, grapple +38, Fort +15, Ref +12, Will +6',
      'Bite +22 melee (3d8+9) and 2 claws +20 melee (1d8+4); or sonic lance +15 ranged touch (6d6)',
      'Str 28, Dex 14, Con 21, 6 feats, 20 skill points, CR 11',
    ],
  },
  {
    monster: 'gargoyle',
    hd: 7,
    sums: [
      'Str 15 + 8 (+6), Dex 14 − 2 (+1), Con 18 + 4 (+6); natural armor 4 + 2',
      'hp 7 × 4.5 + 7 × 6 + 3 (Toughness); base attack 7; base saves 2, 5, 5',
      'CR 4 + 3 / 3 + 1 (size); skill points (2 − 2, at least 1) × 10',
    ],
    block: [
      'Large, 7d8+45 (76 hp), initiative +1, space 10 ft., reach 10 ft.',
      'AC 16, touch 10, flat-footed 15, base attack +7, grapple +17, Fort +8, Ref +6, Will +5',
      '2 claws +12 melee (1d6+6) and bite +10 melee (1d8+3) and gore +10 melee (1d8+3)',
      'Str 23, Dex 12, Con 22, 3 feats, 10 skill points, CR 6',
    ],
  },
  {
    monster: 'phthisic',
    hd: 13,
    sums: [
      'Str 23 + 8 (+10), Dex 12 − 2 (+0), Con 21 + 4 (+7); natural armor 8 + 3',
      'hp 13 × 4.5 + 13 × 7; base attack 13; base saves 4, 8, 8 and Great Fortitude',
      'CR 6 + 7 / 3 + 1 (size); skill points (2 + 0) × 16',
    ],
    block: [
      'Huge, 13d8+91 (149 hp), initiative +4, space 15 ft., reach 15 ft.',
      'AC 19, touch 8, flat-footed 19, base attack +13, grapple +31, Fort +13, Ref +8, Will +11',
      '2 claws +21 melee (1d8+10) and bite +16 melee (1d8+5 plus mind feed)',
      'Str 31, Dex 10, Con 25, 5 feats, 32 skill points, CR 9',
    ],
  },
  {
    monster: 'sahuagin',
    hd: 6,
    sums: [
      'Str 14 + 8 (+6), Dex 13 − 2 (+0), Con 12 + 4 (+3); natural armor 5 + 2',
      'hp 6 × 4.5 + 6 × 3; base attack 6; base saves 2, 5, 5 and Great Fortitude',
      'CR 2 + 4 / 3 + 1 (size); skill points (2 + 2) × 9',
      'a heavy crossbow is loaded as a full-round action: no second shot',
    ],
    block: [
      'Large, 6d8+18 (45 hp), initiative +0, space 10 ft., reach 10 ft.',
      'AC 16, touch 9, flat-footed 16, base attack +6, grapple +16, Fort +7, Ref +5, Will +6',
      'Trident +11/+6 melee (2d6+9) and bite +9 melee (1d6+3); or 2 talons +11 melee (1d6+6) and bite +9 melee (1d6+3); or heavy crossbow +5 ranged (2d8/19–20)',
      'rake 1d6+3',
      'Str 22, Dex 11, Con 16, 3 feats, 36 skill points, CR 4',
    ],
  },
  {
    monster: 'black-pudding',
    hd: 16,
    sums: [
      'Str 17 + 8 (+7), Dex 1 (−5), Con 22 + 4 (+8); natural armor 0 + 4',
      'hp 16 × 5.5 + 16 × 8; base attack 12; base saves 5, 5, 5',
      'CR 7 + 6 / 4 + 1 (size); mindless',
      'the size table gives natural armor to one that had none',
    ],
    block: [
      'Gargantuan, 16d10+128 (216 hp), initiative −5, space 20 ft., reach 15 ft.',
      'AC 5, touch 1, flat-footed 5, base attack +12, grapple +31, Fort +13, Ref +0, Will +0',
      'Slam +15 melee (3d6+10 plus 2d6 acid)',
      'constrict 3d6+10 plus 2d6 acid',
      'Str 25, Dex 1, Con 26, 0 feats, 0 skill points, CR 9',
    ],
  },
  {
    monster: 'gelatinous-cube',
    hd: 13,
    sums: [
      'Str 10 + 8 (+4), Dex 1 (−5), Con 26 + 4 (+10); natural armor 0 + 4',
      'hp 13 × 5.5 + 13 × 10; base attack 9; base saves 4, 4, 4',
      'CR 3 + 9 / 4 + 1 (size); mindless',
      'the size table gives natural armor to one that had none',
    ],
    block: [
      'Gargantuan, 13d10+130 (201 hp), initiative −5, space 20 ft., reach 15 ft.',
      'AC 5, touch 1, flat-footed 5, base attack +9, grapple +25, Fort +14, Ref −1, Will −1',
      'Slam +9 melee (1d8+6 plus 1d6 acid)',
      'Str 18, Dex 1, Con 30, 0 feats, 0 skill points, CR 6',
    ],
  },
  {
    monster: 'gray-ooze',
    hd: 7,
    sums: [
      'Str 12 + 8 (+5), Dex 1 (−5), Con 21 + 4 (+7); natural armor 0 + 2',
      'hp 7 × 5.5 + 7 × 7; base attack 5; base saves 2, 2, 2',
      'CR 4 + 4 / 4 + 1 (size); mindless',
      'the size table gives natural armor to one that had none',
    ],
    block: [
      'Large, 7d10+49 (87 hp), initiative −5, space 10 ft., reach open',
      'AC 6, touch 4, flat-footed 6, base attack +5, grapple +14, Fort +9, Ref −3, Will −3',
      'Slam +9 melee (1d8+7 plus 1d6 acid)',
      'constrict 1d8+7 plus 1d6 acid',
      'Str 20, Dex 1, Con 25, 0 feats, 0 skill points, CR 6',
    ],
  },
  {
    monster: 'achaierai',
    hd: 13,
    sums: [
      'Str 19 + 8 (+8), Dex 13 − 2 (+0), Con 14 + 4 (+4); natural armor 10 + 3',
      'hp 13 × 4.5 + 13 × 4; base attack 13; base saves 8, 8, 8',
      'CR 5 + 7 / 2 + 1 (size); skill points (8 + 0) × 16',
      '4d6 to 6d6 by Improved Natural Attack',
    ],
    block: [
      'Huge, 13d8+52 (110 hp), initiative +0, space 15 ft., reach 15 ft.',
      'AC 21, touch 8, flat-footed 21, base attack +13, grapple +29, Fort +12, Ref +8, Will +10',
      '2 claws +19 melee (3d6+8) and bite +14 melee (6d6+4)',
      'Str 27, Dex 11, Con 18, 5 feats, 128 skill points, CR 9',
    ],
  },
  {
    monster: 'avoral',
    hd: 15,
    sums: [
      'Str 15 + 8 (+6), Dex 23 − 2 (+5), Con 20 + 4 (+7); natural armor 8 + 2',
      'hp 15 × 4.5 + 15 × 7; base attack 15; base saves 9, 9, 9',
      'CR 9 + 8 / 2 + 1 (size); skill points (8 + 2) × 18',
      'Weapon Finesse may, but need not, use Dexterity: Strength is the better now',
    ],
    block: [
      'Large, 15d8+105 (172 hp), initiative +5, space 10 ft., reach 10 ft.',
      'AC 24, touch 14, flat-footed 19, base attack +15, grapple +25, Fort +16, Ref +14, Will +12',
      '2 claws +20 melee (3d6+6) or 2 wings +20 melee (3d8+6)',
      'Str 23, Dex 21, Con 24, 6 feats, 180 skill points, CR 14',
    ],
  },
  {
    monster: 'babau',
    hd: 8,
    sums: [
      'Str 21 + 8 (+9), Dex 12 − 2 (+0), Con 20 + 4 (+7); natural armor 8 + 2',
      'hp 8 × 4.5 + 8 × 7; base attack 8; base saves 6, 6, 6',
      'CR 6 + 1 / 2 + 1 (size); skill points (8 + 2) × 11',
      'the bite keeps −5 in spite of Multiattack, as printed',
    ],
    block: [
      'Large, 8d8+56 (92 hp), initiative +0, space 10 ft., reach 10 ft.',
      'AC 19, touch 9, flat-footed 19, base attack +8, grapple +21, Fort +13, Ref +6, Will +7',
      '2 claws +16 melee (1d8+9) and bite +11 melee (1d8+4)',
      'Str 29, Dex 10, Con 24, 3 feats, 110 skill points, CR 7',
    ],
  },
  {
    monster: 'bebilith',
    hd: 19,
    sums: [
      'Str 28 + 8 (+13), Dex 12 (+1), Con 26 + 4 (+10); natural armor 13 + 4',
      'hp 19 × 4.5 + 19 × 10; base attack 19; base saves 11, 11, 11',
      'CR 10 + 7 / 2 + 1 (size); skill points (8 + 0) × 22',
    ],
    block: [
      'Gargantuan, 19d8+190 (275 hp), initiative +5, space 20 ft., reach 15 ft.',
      'AC 24, touch 7, flat-footed 23, base attack +19, grapple +44, Fort +21, Ref +12, Will +12',
      'Bite +28 melee (3d6+13 plus poison) and 2 claws +23 melee (2d6+6); or web +16 ranged',
      'Str 36, Dex 12, Con 30, 7 feats, 176 skill points, CR 14',
    ],
  },
  {
    monster: 'fire-mephit',
    hd: 7,
    sums: [
      'Str 10 + 4 (+2), Dex 13 − 2 (+0), Con 10 + 2 (+1); natural armor 4 + 0',
      'hp 7 × 4.5 + 7 × 1; base attack 7; base saves 5, 5, 5',
      'CR 3 + 4 / 2; skill points (8 − 2) × 10',
      'the fire damage is not that of a natural weapon',
    ],
    block: [
      'Medium, 7d8+7 (38 hp), initiative +4, space 5 ft., reach 5 ft.',
      'AC 14, touch 10, flat-footed 14, base attack +7, grapple +9, Fort +6, Ref +5, Will +5',
      '2 claws +9 melee (1d4+2 plus 1d4 fire)',
      'Str 14, Dex 11, Con 12, 3 feats, 60 skill points, CR 5',
    ],
  },
  {
    monster: 'formian-warrior',
    hd: 9,
    sums: [
      'Str 17 + 8 (+7), Dex 16 − 2 (+2), Con 14 + 4 (+4); natural armor 5 + 2',
      'hp 9 × 4.5 + 9 × 4; base attack 9; base saves 6, 6, 6',
      'CR 3 + 5 / 2 + 1 (size); skill points (8 + 0) × 12',
      'reach as that of its Large kin, the myrmarch',
    ],
    block: [
      'Large, 9d8+36 (76 hp), initiative +2, space 10 ft., reach 5 ft.',
      'AC 18, touch 11, flat-footed 16, base attack +9, grapple +20, Fort +10, Ref +8, Will +7',
      'Sting +15 melee (2d6+7 plus poison) and 2 claws +13 melee (1d8+3) and bite +13 melee (1d6+3)',
      'Str 25, Dex 14, Con 18, 4 feats, 96 skill points, CR 6',
    ],
  },
  {
    monster: 'hellhound',
    hd: 9,
    sums: [
      'Str 13 + 8 (+5), Dex 13 − 2 (+0), Con 13 + 4 (+3); natural armor 5 + 2',
      'hp 9 × 4.5 + 9 × 3; base attack 9; base saves 6, 6, 6',
      'CR 3 + 5 / 2 + 1 (size); skill points (8 − 2) × 12',
      'reach as that of its Large kin, the Nessian warhound',
    ],
    block: [
      'Large, 9d8+27 (67 hp), initiative +4, space 10 ft., reach 10 ft.',
      'AC 16, touch 9, flat-footed 16, base attack +9, grapple +18, Fort +9, Ref +6, Will +6',
      'Bite +13 melee (2d6+7 plus 1d6 fire)',
      'Str 21, Dex 11, Con 17, 4 feats, 72 skill points, CR 6',
    ],
  },
  {
    monster: 'howler',
    hd: 11,
    sums: [
      'Str 21 + 8 (+9), Dex 17 − 2 (+2), Con 15 + 4 (+4); natural armor 5 + 3',
      'hp 11 × 4.5 + 11 × 4; base attack 11; base saves 7, 7, 7',
      'CR 3 + 5 / 2 + 1 (size); skill points (8 − 2) × 14',
    ],
    block: [
      'Huge, 11d8+44 (93 hp), initiative +6, space 15 ft., reach 10 ft.',
      'AC 18, touch 10, flat-footed 16, base attack +11, grapple +28, Fort +11, Ref +9, Will +9',
      'Bite +18 melee (3d8+9) and 1d4 quills +13 melee (1d8+4)',
      'Str 29, Dex 15, Con 19, 4 feats, 84 skill points, CR 6',
    ],
  },
  {
    monster: 'nightmare',
    hd: 11,
    sums: [
      'Str 18 + 8 (+8), Dex 15 − 2 (+1), Con 16 + 4 (+5); natural armor 13 + 3',
      'hp 11 × 4.5 + 11 × 5; base attack 11; base saves 7, 7, 7',
      'CR 5 + 5 / 2 + 1 (size); skill points (8 + 1) × 14',
    ],
    block: [
      'Huge, 11d8+55 (104 hp), initiative +5, space 15 ft., reach 10 ft.',
      'AC 25, touch 9, flat-footed 24, base attack +11, grapple +27, Fort +12, Ref +8, Will +8',
      '2 hooves +17 melee (2d6+8 plus 1d4 fire) and bite +12 melee (2d6+4)',
      'Str 26, Dex 13, Con 20, 4 feats, 126 skill points, CR 8',
    ],
  },
  {
    monster: 'vrock',
    hd: 15,
    sums: [
      'Str 23 + 8 (+10), Dex 15 − 2 (+1), Con 25 + 4 (+9); natural armor 11 + 3',
      'hp 15 × 4.5 + 15 × 9; base attack 15; base saves 9, 9, 9',
      'CR 9 + 5 / 2 + 1 (size); skill points (8 + 2) × 18',
    ],
    block: [
      'Huge, 15d8+135 (202 hp), initiative +1, space 15 ft., reach 15 ft.',
      'AC 23, touch 9, flat-footed 22, base attack +15, grapple +33, Fort +18, Ref +10, Will +12',
      '2 claws +23 melee (3d6+10) and bite +21 melee (2d6+5) and 2 talons +21 melee (1d8+5)',
      'Str 31, Dex 13, Con 29, 6 feats, 180 skill points, CR 12',
    ],
  },
  {
    monster: 'assassin-vine',
    hd: 5,
    sums: [
      'Str 20 + 8 (+9), Dex 10 − 2 (−1), Con 16 + 4 (+5); natural armor 6 + 3',
      'hp 5 × 4.5 + 5 × 5; base attack 3; base saves 4, 1, 1',
      'CR 3 + 1 / 4 + 1 (size); mindless',
    ],
    block: [
      'Huge, 5d8+25 (47 hp), initiative −1, space 15 ft., reach 15 ft.',
      'AC 16, touch 7, flat-footed 16, base attack +3, grapple +20, Fort +9, Ref +0, Will +2',
      'Slam +10 melee (1d8+13)',
      'constrict 1d8+13',
      'Str 28, Dex 8, Con 20, 0 feats, 0 skill points, CR 4',
    ],
  },
  {
    monster: 'phantom-fungus',
    hd: 5,
    sums: [
      'Str 14 + 8 (+6), Dex 10 − 2 (−1), Con 16 + 4 (+5); natural armor 4 + 2',
      'hp 5 × 4.5 + 5 × 5; base attack 3; base saves 4, 1, 1',
      'CR 3 + 3 / 4 + 1 (size); skill points (2 − 4, at least 1) × 8',
    ],
    block: [
      'Large, 5d8+25 (47 hp), initiative −1, space 10 ft., reach open',
      'AC 14, touch 8, flat-footed 14, base attack +3, grapple +13, Fort +9, Ref +0, Will +1',
      'Bite +8 melee (1d8+9)',
      'Str 22, Dex 8, Con 20, 2 feats, 8 skill points, CR 4',
    ],
  },
  {
    monster: 'shambling-mound',
    hd: 13,
    sums: [
      'Str 21 + 8 (+9), Dex 10 − 2 (−1), Con 17 + 4 (+5); natural armor 11 + 3',
      'hp 13 × 4.5 + 13 × 5; base attack 9; base saves 8, 4, 4 and Iron Will',
      'CR 6 + 5 / 4 + 1 (size); skill points (2 − 2, at least 1) × 16',
    ],
    block: [
      'Huge, 13d8+65 (123 hp), initiative −1, space 15 ft., reach 15 ft.',
      'AC 21, touch 7, flat-footed 21, base attack +9, grapple +26, Fort +13, Ref +3, Will +6',
      '2 slams +17 melee (3d6+9)',
      'constrict 3d6+13',
      'Str 29, Dex 8, Con 21, 5 feats, 16 skill points, CR 8',
    ],
  },
  {
    monster: 'tendriculos',
    hd: 17,
    sums: [
      'Str 28 + 8 (+13), Dex 9 (−1), Con 22 + 4 (+8); natural armor 9 + 4',
      'hp 17 × 4.5 + 17 × 8; base attack 12; base saves 10, 5, 5 and Iron Will',
      'CR 6 + 8 / 4 + 1 (size); skill points (2 − 4, at least 1) × 20',
    ],
    block: [
      'Gargantuan, 17d8+136 (212 hp), initiative −1, space 20 ft., reach 20 ft.',
      'AC 18, touch 5, flat-footed 18, base attack +12, grapple +37, Fort +18, Ref +4, Will +6',
      'Bite +21 melee (3d8+13) and 2 tendrils +16 melee (1d8+6)',
      'Str 36, Dex 9, Con 26, 6 feats, 20 skill points, CR 9',
    ],
  },
  {
    monster: 'bodak',
    hd: 14,
    sums: [
      'Str 13 + 8 (+5), Dex 15 − 2 (+1), Con —; natural armor 8 + 2',
      'hp 14 × 6.5; base attack 7; base saves 4, 4, 9',
      'CR 8 + 5 / 4 + 1 (size); skill points (4 − 2) × 17',
      'a single slam has 1½ of Strength, which +1 does not show',
    ],
    block: [
      'Large, 14d12 (91 hp), initiative +5, space 10 ft., reach 10 ft.',
      'AC 20, touch 10, flat-footed 19, base attack +7, grapple +16, Fort +4, Ref +5, Will +10',
      'Slam +12 melee (2d6+7)',
      'Str 21, Dex 13, Con —, 5 feats, 34 skill points, CR 10',
    ],
  },
  {
    monster: 'mohrg',
    hd: 22,
    sums: [
      'Str 21 + 8 (+9), Dex 19 − 2 (+3), Con —; natural armor 9 + 2',
      'hp 22 × 6.5; base attack 11; base saves 7, 7, 13 and Lightning Reflexes',
      'CR 8 + 8 / 4 + 1 (size); skill points (4 + 0) × 25',
      'the printed initiative +9 and flat-footed 14 depart from the rules (+8, 19): the point of initiative stays, flat-footed is counted anew',
    ],
    block: [
      'Large, 22d12 (143 hp), initiative +8, space 10 ft., reach 10 ft.',
      'AC 23, touch 12, flat-footed 20, base attack +11, grapple +24, Fort +7, Ref +12, Will +13',
      'Slam +19 melee (1d8+13) and tongue +19 melee touch (paralysis)',
      'Str 29, Dex 17, Con —, 8 feats, 100 skill points, CR 11',
    ],
  },
  {
    monster: 'mummy',
    hd: 17,
    sums: [
      'Str 24 + 8 (+11), Dex 10 − 2 (−1), Con —; natural armor 10 + 2',
      'hp 17 × 6.5 + 3 (Toughness); base attack 8; base saves 5, 5, 10 and Great Fortitude',
      'CR 5 + 9 / 4 + 1 (size); skill points (4 − 2) × 20',
    ],
    block: [
      'Large, 17d12+3 (113 hp), initiative −1, space 10 ft., reach 10 ft.',
      'AC 20, touch 8, flat-footed 20, base attack +8, grapple +23, Fort +7, Ref +4, Will +12',
      'Slam +18 melee (1d8+16 plus mummy rot)',
      'Str 32, Dex 8, Con —, 6 feats, 40 skill points, CR 8',
    ],
  },
  {
    monster: 'giant-ant-soldier',
    hd: 5,
    sums: [
      'Str 14 + 8 (+6), Dex 10 − 2 (−1), Con 13 + 4 (+3); natural armor 7 + 2',
      'hp 5 × 4.5 + 5 × 3; base attack 3; base saves 4, 1, 1',
      'CR 2 + 3 / 4 + 1 (size); mindless',
    ],
    block: [
      'Large, 5d8+15 (37 hp), initiative −1, space 10 ft., reach 5 ft.',
      'AC 17, touch 8, flat-footed 17, base attack +3, grapple +13, Fort +7, Ref +0, Will +2',
      'Bite +8 melee (2d6+9)',
      'Str 22, Dex 8, Con 17, 0 feats, 0 skill points, CR 3',
    ],
  },
  {
    monster: 'giant-bee',
    hd: 7,
    sums: [
      'Str 11 + 8 (+4), Dex 14 − 2 (+1), Con 11 + 4 (+2); natural armor 2 + 2',
      'hp 7 × 4.5 + 7 × 2; base attack 5; base saves 5, 2, 2',
      'CR 1 + 4 / 4 + 1 (size); mindless',
    ],
    block: [
      'Large, 7d8+14 (45 hp), initiative +1, space 10 ft., reach 5 ft.',
      'AC 14, touch 10, flat-footed 13, base attack +5, grapple +13, Fort +7, Ref +3, Will +3',
      'Sting +8 melee (1d6+6 plus poison)',
      'Str 19, Dex 12, Con 15, 0 feats, 0 skill points, CR 3',
    ],
  },
  {
    monster: 'giant-praying-mantis',
    hd: 9,
    sums: [
      'Str 19 + 8 (+8), Dex 8 − 2 (−2), Con 15 + 4 (+4); natural armor 6 + 3',
      'hp 9 × 4.5 + 9 × 4; base attack 6; base saves 6, 3, 3',
      'CR 3 + 5 / 4 + 1 (size); mindless',
    ],
    block: [
      'Huge, 9d8+36 (76 hp), initiative −2, space 15 ft., reach 10 ft.',
      'AC 15, touch 6, flat-footed 15, base attack +6, grapple +22, Fort +10, Ref +1, Will +5',
      'Claws +12 melee (2d6+8) and bite +7 melee (1d8+4)',
      'Str 27, Dex 6, Con 19, 0 feats, 0 skill points, CR 5',
    ],
  },
  {
    monster: 'giant-stag-beetle',
    hd: 11,
    sums: [
      'Str 23 + 8 (+10), Dex 10 − 2 (−1), Con 17 + 4 (+5); natural armor 10 + 3',
      'hp 11 × 4.5 + 11 × 5; base attack 8; base saves 7, 3, 3',
      'CR 4 + 4 / 4 + 1 (size); mindless',
      '4d6 to 6d6 by Improved Natural Attack',
    ],
    block: [
      'Huge, 11d8+55 (104 hp), initiative −1, space 15 ft., reach 10 ft.',
      'AC 20, touch 7, flat-footed 20, base attack +8, grapple +26, Fort +12, Ref +2, Will +3',
      'Bite +16 melee (6d6+15)',
      'Str 31, Dex 8, Con 21, 0 feats, 0 skill points, CR 6',
    ],
  },
  {
    monster: 'giant-wasp',
    hd: 9,
    sums: [
      'Str 18 + 8 (+8), Dex 12 − 2 (+0), Con 14 + 4 (+4); natural armor 4 + 3',
      'hp 9 × 4.5 + 9 × 4; base attack 6; base saves 6, 3, 3',
      'CR 3 + 4 / 4 + 1 (size); mindless',
    ],
    block: [
      'Huge, 9d8+36 (76 hp), initiative +0, space 15 ft., reach 10 ft.',
      'AC 15, touch 8, flat-footed 15, base attack +6, grapple +22, Fort +10, Ref +3, Will +4',
      'Sting +12 melee (1d4+12 plus poison)',
      'Str 26, Dex 10, Con 18, 0 feats, 0 skill points, CR 5',
    ],
  },
  {
    monster: 'wolf-skeleton',
    hd: 4,
    sums: [
      'Str 13 + 8 (+5), Dex 17 − 2 (+2), no Con; natural armor 2, by size',
      'hp 4 × 6.5; base attack 2; base saves 1, 1, 4',
      'CR 2 for 4 Hit Dice, by the table of skeletons; mindless, Improved Initiative by the template; long as the dire wolf; initiative 2 + 4',
    ],
    block: [
      'Large, 4d12 (26 hp), initiative +6, space 10 ft., reach 5 ft.',
      'AC 13, touch 11, flat-footed 11, base attack +2, grapple +11, Fort +1, Ref +3, Will +4',
      'Bite +6 melee (1d8+7)',
      'Str 21, Dex 15, Con —, 1 feats, 0 skill points, CR 2',
    ],
  },
  {
    monster: 'owlbear-skeleton',
    hd: 15,
    sums: [
      'Str 21 + 8 (+9), Dex 14 − 2 (+1), no Con; natural armor 3, by size',
      'hp 15 × 6.5 = 97.5; base attack 7; base saves 5, 5, 9',
      'CR 7 for 15 Hit Dice, by the table of skeletons; mindless, Improved Initiative by the template; initiative 1 + 4',
    ],
    block: [
      'Huge, 15d12 (97 hp), initiative +5, space 15 ft., reach 10 ft.',
      'AC 12, touch 9, flat-footed 11, base attack +7, grapple +24, Fort +5, Ref +6, Will +9',
      '2 claws +14 melee (1d8+9) and bite +9 melee (2d6+4)',
      'Str 29, Dex 12, Con —, 1 feats, 0 skill points, CR 7',
    ],
  },
  {
    monster: 'chimera-skeleton',
    hd: 14,
    sums: [
      'Str 19 + 8 (+8), Dex 15 − 2 (+1), no Con; natural armor 3, by size',
      'hp 14 × 6.5; base attack 7; base saves 4, 4, 9',
      'CR 6 for 14 Hit Dice, by the table of skeletons; mindless, Improved Initiative by the template; claws −5 without Multiattack',
    ],
    block: [
      'Huge, 14d12 (91 hp), initiative +5, space 15 ft., reach 10 ft.',
      'AC 12, touch 9, flat-footed 11, base attack +7, grapple +23, Fort +4, Ref +5, Will +9',
      'Bite +13 melee (3d6+8) and bite +13 melee (2d6+8) and gore +13 melee (2d6+8) and 2 claws +8 melee (1d8+4)',
      'Str 27, Dex 13, Con —, 1 feats, 0 skill points, CR 6',
    ],
  },
  {
    monster: 'advanced-megaraptor-skeleton',
    hd: 17,
    sums: [
      'Str 21 + 8 (+9), Dex 17 (+3), no Con; natural armor 6, by size',
      'hp 17 × 6.5 = 110.5; base attack 8; base saves 5, 5, 10',
      'CR 7 for 17 Hit Dice, by the table of skeletons; mindless, Improved Initiative by the template',
    ],
    block: [
      'Gargantuan, 17d12 (110 hp), initiative +7, space 20 ft., reach 15 ft.',
      'AC 15, touch 9, flat-footed 12, base attack +8, grapple +29, Fort +5, Ref +8, Will +10',
      'Talons +13 melee (3d8+9) and 2 claws +8 melee (2d6+4) and bite +8 melee (3d6+4)',
      'Str 29, Dex 17, Con —, 1 feats, 0 skill points, CR 7',
    ],
  },
];
