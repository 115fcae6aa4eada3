/**
 * The creatures of the eighteen tables of summon monster and summon nature's ally (Player's Handbook, pages 286–289), worked out
 * by hand from the printed blocks and the rules' text alone: Monster Manual v.3.5, pages 31 and 107 (celestial, fiendish), and
 * Player's Handbook, page 89 (Augment Summoning: Strength and Constitution + 4, so + 2 hit points for each Hit Die, + 2 on
 * Fortitude saves, grapple checks and melee attacks, and to damage 2, 1 or 3 points by the share of Strength). Weapon Finesse uses
 * the better of Strength and Dexterity; a bow has a penalty of Strength, but no bonus.
 */
export interface SummonedByHand {
  monster: string;
  /** With which summon monster calls it. */
  template?: 'celestial' | 'fiendish';
  /** Whether a table has it without a template. */
  plain?: true;
  printed: string;
  /** What the template gives. */
  given?: string;
  /** What differs with Augment Summoning; after the full attack the damage of special attacks. */
  augmented: string;
}

export const SUMMONED_BY_HAND: readonly SummonedByHand[] = [
  {
    monster: 'achaierai',
    plain: true,
    printed:
      '39 hp, AC 20, touch 10, flat-footed 19, grapple +14, Fort +7, Ref +6, Will +7; 2 claws +9 melee (2d6+4) and bite +4 melee (4d6+2)',
    augmented: 'Str 23, Con 18, 51 hp, grapple +16, Fort +9; 2 claws +11 melee (2d6+6) and bite +6 melee (4d6+3)',
  },
  {
    monster: 'adult-arrowhawk',
    plain: true,
    printed:
      '38 hp, AC 21, touch 15, flat-footed 16, grapple +9, Fort +6, Ref +10, Will +6; Electricity ray +12 ranged touch (2d8) or bite +12 melee (1d8+3)',
    augmented:
      'Str 18, Con 16, 52 hp, grapple +11, Fort +8; Electricity ray +12 ranged touch (2d8) or bite +12 melee (1d8+6)',
  },
  {
    monster: 'adult-tojanida',
    plain: true,
    printed:
      '45 hp, AC 23, touch 11, flat-footed 22, grapple +10, Fort +7, Ref +6, Will +6; Bite +10 melee (2d8+3) and 2 claws +5 melee (1d6+1)',
    augmented: 'Str 20, Con 19, 59 hp, grapple +12, Fort +9; Bite +12 melee (2d8+5) and 2 claws +7 melee (1d6+2)',
  },
  {
    monster: 'air-elemental-elder',
    plain: true,
    printed:
      '204 hp, AC 27, touch 19, flat-footed 16, grapple +32, Fort +12, Ref +25, Will +10; 2 slams +27 melee (2d8+6)',
    augmented: 'Str 26, Con 22, 252 hp, grapple +34, Fort +14; 2 slams +27 melee (2d8+8)',
  },
  {
    monster: 'air-elemental-greater',
    plain: true,
    printed:
      '178 hp, AC 26, touch 18, flat-footed 16, grapple +28, Fort +11, Ref +22, Will +9; 2 slams +23 melee (2d8+5)',
    augmented: 'Str 24, Con 22, 220 hp, grapple +30, Fort +13; 2 slams +23 melee (2d8+7)',
  },
  {
    monster: 'air-elemental-huge',
    plain: true,
    printed:
      '136 hp, AC 21, touch 17, flat-footed 12, grapple +24, Fort +9, Ref +19, Will +5; 2 slams +19 melee (2d8+4)',
    augmented: 'Str 22, Con 22, 168 hp, grapple +26, Fort +11; 2 slams +19 melee (2d8+6)',
  },
  {
    monster: 'air-elemental-large',
    plain: true,
    printed:
      '60 hp, AC 20, touch 16, flat-footed 13, grapple +12, Fort +5, Ref +13, Will +2; 2 slams +12 melee (2d6+2)',
    augmented: 'Str 18, Con 20, 76 hp, grapple +14, Fort +7; 2 slams +12 melee (2d6+4)',
  },
  {
    monster: 'air-elemental-medium',
    plain: true,
    printed: '26 hp, AC 18, touch 15, flat-footed 13, grapple +4, Fort +3, Ref +9, Will +1; Slam +8 melee (1d6+1)',
    augmented: 'Str 16, Con 18, 34 hp, grapple +6, Fort +5; Slam +8 melee (1d6+4)',
  },
  {
    monster: 'air-elemental-small',
    plain: true,
    printed: '9 hp, AC 17, touch 14, flat-footed 14, grapple −3, Fort +0, Ref +6, Will +0; Slam +5 melee (1d4)',
    augmented: 'Str 14, Con 14, 13 hp, grapple −1, Fort +2; Slam +5 melee (1d4+3)',
  },
  {
    monster: 'air-mephit',
    plain: true,
    printed: '13 hp, AC 17, touch 14, flat-footed 14, grapple −1, Fort +3, Ref +6, Will +3; 2 claws +4 melee (1d3)',
    augmented: 'Str 14, Con 14, 19 hp, grapple +1, Fort +5; 2 claws +6 melee (1d3+2)',
  },
  {
    monster: 'ape',
    template: 'fiendish',
    plain: true,
    printed:
      '29 hp, AC 14, touch 11, flat-footed 12, grapple +12, Fort +6, Ref +6, Will +2; 2 claws +7 melee (1d6+5) and bite +2 melee (1d6+2)',
    given:
      'CR 3, Int 3, Magical Beast, smite good +4; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 9',
    augmented: 'Str 25, Con 18, 37 hp, grapple +14, Fort +8; 2 claws +9 melee (1d6+7) and bite +4 melee (1d6+3)',
  },
  {
    monster: 'average-salamander',
    plain: true,
    printed:
      '58 hp, AC 18, touch 11, flat-footed 17, grapple +11, Fort +8, Ref +7, Will +8; Spear +11/+6 melee (1d8+3/×3 plus 1d6 fire) and tail slap +9 melee (2d6+1 plus 1d6 fire)',
    augmented:
      'Str 18, Con 18, 76 hp, grapple +13, Fort +10; Spear +13/+8 melee (1d8+6/×3 plus 1d6 fire) and tail slap +11 melee (2d6+2 plus 1d6 fire); constrict 2d6+2 plus 1d6 fire',
  },
  {
    monster: 'average-xorn',
    plain: true,
    printed:
      '48 hp, AC 24, touch 10, flat-footed 24, grapple +10, Fort +7, Ref +5, Will +5; Bite +10 melee (4d6+3) and 3 claws +8 melee (1d4+1)',
    augmented: 'Str 21, Con 19, 62 hp, grapple +12, Fort +9; Bite +12 melee (4d6+5) and 3 claws +10 melee (1d4+2)',
  },
  {
    monster: 'avoral',
    plain: true,
    printed:
      '66 hp, AC 24, touch 16, flat-footed 18, grapple +9, Fort +10, Ref +11, Will +8; 2 claws +13 melee (2d6+2) or 2 wings +13 melee (2d8+2)',
    augmented: 'Str 19, Con 24, 80 hp, grapple +11, Fort +12; 2 claws +13 melee (2d6+4) or 2 wings +13 melee (2d8+4)',
  },
  {
    monster: 'babau',
    plain: true,
    printed:
      '66 hp, AC 19, touch 11, flat-footed 18, grapple +12, Fort +10, Ref +6, Will +6; 2 claws +12 melee (1d6+5) and bite +7 melee (1d6+2)',
    augmented: 'Str 25, Con 24, 80 hp, grapple +14, Fort +12; 2 claws +14 melee (1d6+7) and bite +9 melee (1d6+3)',
  },
  {
    monster: 'badger',
    template: 'celestial',
    printed:
      '6 hp, AC 15, touch 14, flat-footed 12, grapple −5, Fort +4, Ref +5, Will +1; 2 claws +4 melee (1d2−1) and bite −1 melee (1d3−1)',
    given:
      'CR 1/2, Int 3, Magical Beast, smite evil +1; resistance to acid 5, cold 5 and electricity 5; spell resistance 6',
    augmented: 'Str 12, Con 19, 8 hp, grapple −3, Fort +6; 2 claws +4 melee (1d2+1) and bite −1 melee (1d3)',
  },
  {
    monster: 'baleen-whale',
    template: 'celestial',
    plain: true,
    printed:
      '132 hp, AC 16, touch 7, flat-footed 15, grapple +33, Fort +14, Ref +9, Will +5; Tail slap +17 melee (1d8+18)',
    given:
      'CR 8, Int 3, Magical Beast, smite evil +12; resistance to acid 10, cold 10 and electricity 10; damage reduction 10/magic; spell resistance 17',
    augmented: 'Str 39, Con 26, 156 hp, grapple +35, Fort +16; Tail slap +19 melee (1d8+21)',
  },
  {
    monster: 'barbed-devil-hamatula',
    plain: true,
    printed:
      '126 hp, AC 29, touch 16, flat-footed 23, grapple +22, Fort +14, Ref +14, Will +12; 2 claws +18 melee (2d8+6 plus fear)',
    augmented: 'Str 27, Con 27, 150 hp, grapple +24, Fort +16; 2 claws +20 melee (2d8+8 plus fear); impale 3d8+12',
  },
  {
    monster: 'bear-black',
    template: 'celestial',
    plain: true,
    printed:
      '19 hp, AC 13, touch 11, flat-footed 12, grapple +6, Fort +5, Ref +4, Will +2; 2 claws +6 melee (1d4+4) and bite +1 melee (1d6+2)',
    given:
      'CR 2, Int 3, Magical Beast, smite evil +3; resistance to acid 5, cold 5 and electricity 5; spell resistance 8',
    augmented: 'Str 23, Con 19, 25 hp, grapple +8, Fort +7; 2 claws +8 melee (1d4+6) and bite +3 melee (1d6+3)',
  },
  {
    monster: 'bear-brown',
    template: 'celestial',
    plain: true,
    printed:
      '51 hp, AC 15, touch 10, flat-footed 14, grapple +16, Fort +9, Ref +6, Will +3; 2 claws +11 melee (1d8+8) and bite +6 melee (2d6+4)',
    given:
      'CR 5, Int 3, Magical Beast, smite evil +6; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 11',
    augmented: 'Str 31, Con 23, 63 hp, grapple +18, Fort +11; 2 claws +13 melee (1d8+10) and bite +8 melee (2d6+5)',
  },
  {
    monster: 'bear-polar',
    template: 'celestial',
    plain: true,
    printed:
      '68 hp, AC 15, touch 10, flat-footed 14, grapple +18, Fort +10, Ref +7, Will +3; 2 claws +13 melee (1d8+8) and bite +8 melee (2d6+4)',
    given:
      'CR 6, Int 3, Magical Beast, smite evil +8; resistance to acid 10, cold 10 and electricity 10; damage reduction 5/magic; spell resistance 13',
    augmented: 'Str 31, Con 23, 84 hp, grapple +20, Fort +12; 2 claws +15 melee (1d8+10) and bite +10 melee (2d6+5)',
  },
  {
    monster: 'bearded-devil-barbazu',
    plain: true,
    printed:
      '45 hp, AC 19, touch 12, flat-footed 17, grapple +8, Fort +8, Ref +7, Will +5; Glaive +9/+4 melee (1d10+3 plus infernal wound) or 2 claws +8 melee (1d6+2)',
    augmented:
      'Str 19, Con 21, 57 hp, grapple +10, Fort +10; Glaive +11/+6 melee (1d10+6 plus infernal wound) or 2 claws +10 melee (1d6+4)',
  },
  {
    monster: 'bebilith',
    plain: true,
    printed:
      '150 hp, AC 22, touch 9, flat-footed 21, grapple +29, Fort +16, Ref +9, Will +9; Bite +19 melee (2d6+9 plus poison) and 2 claws +14 melee (2d4+4); or web +11 ranged',
    augmented:
      'Str 32, Con 30, 174 hp, grapple +31, Fort +18; Bite +21 melee (2d6+11 plus poison) and 2 claws +16 melee (2d4+5); or web +11 ranged',
  },
  {
    monster: 'bison',
    template: 'celestial',
    printed: '37 hp, AC 13, touch 9, flat-footed 13, grapple +13, Fort +7, Ref +4, Will +1; Gore +8 melee (1d8+9)',
    given:
      'CR 3, Int 3, Magical Beast, smite evil +5; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 10',
    augmented: 'Str 26, Con 20, 47 hp, grapple +15, Fort +9; Gore +10 melee (1d8+12)',
  },
  {
    monster: 'boar',
    template: 'fiendish',
    printed: '25 hp, AC 16, touch 10, flat-footed 16, grapple +4, Fort +6, Ref +3, Will +2; Gore +4 melee (1d8+3)',
    given: 'CR 2, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 19, Con 21, 31 hp, grapple +6, Fort +8; Gore +6 melee (1d8+6)',
  },
  {
    monster: 'bone-devil-osyluth',
    plain: true,
    printed:
      '95 hp, AC 25, touch 14, flat-footed 20, grapple +19, Fort +12, Ref +12, Will +11; Bite +14 melee (1d8+5) and 2 claws +12 melee (1d4+2) and sting +12 melee (3d4+2 plus poison)',
    augmented:
      'Str 25, Con 25, 115 hp, grapple +21, Fort +14; Bite +16 melee (1d8+7) and 2 claws +14 melee (1d4+3) and sting +14 melee (3d4+3 plus poison)',
  },
  {
    monster: 'bralani',
    plain: true,
    printed:
      '45 hp, AC 20, touch 14, flat-footed 16, grapple +10, Fort +8, Ref +9, Will +7; +1 holy scimitar +11/+6 melee (1d6+4/18–20) or +1 holy composite longbow (+4 Str bonus) +11/+6 ranged (1d8+5/×3) or slam +10 melee (1d6+4)',
    augmented:
      'Str 22, Con 21, 57 hp, grapple +12, Fort +10; +1 holy scimitar +13/+8 melee (1d6+6/18–20) or +1 holy composite longbow (+4 Str bonus) +11/+6 ranged (1d8+5/×3) or slam +12 melee (1d6+6)',
  },
  {
    monster: 'cachalot-whale',
    template: 'celestial',
    plain: true,
    printed:
      '141 hp, AC 16, touch 7, flat-footed 15, grapple +33, Fort +15, Ref +9, Will +6; Bite +17 melee (4d6+12) and tail slap +12 melee (1d8+6)',
    given:
      'CR 9, Int 3, Magical Beast, smite evil +12; resistance to acid 10, cold 10 and electricity 10; damage reduction 10/magic; spell resistance 17',
    augmented: 'Str 39, Con 28, 165 hp, grapple +35, Fort +17; Bite +19 melee (4d6+14) and tail slap +14 melee (1d8+7)',
  },
  {
    monster: 'celestial-charger-7th-level-cleric',
    plain: true,
    printed:
      '155 hp, AC 24, touch 13, flat-footed 20, grapple +24, Fort +16, Ref +12, Will +15; Horn +22 melee (1d8+10) and 2 hooves +14 melee (1d4+3)',
    augmented: 'Str 28, Con 24, 185 hp, grapple +26, Fort +18; Horn +24 melee (1d8+12) and 2 hooves +16 melee (1d4+4)',
  },
  {
    monster: 'chain-devil-kyton',
    plain: true,
    printed:
      '52 hp, AC 20, touch 12, flat-footed 18, grapple +10, Fort +8, Ref +8, Will +6; 2 chains +10 melee (2d4+2/19–20)',
    augmented: 'Str 19, Con 19, 68 hp, grapple +12, Fort +10; 2 chains +12 melee (2d4+4/19–20)',
  },
  {
    monster: 'chaos-beast',
    plain: true,
    printed:
      '44 hp, AC 16, touch 11, flat-footed 15, grapple +10, Fort +7, Ref +7, Will +6; 2 claws +10 melee (1d3+2 plus corporeal instability)',
    augmented: 'Str 18, Con 17, 60 hp, grapple +12, Fort +9; 2 claws +12 melee (1d3+4 plus corporeal instability)',
  },
  {
    monster: 'constrictor-snake',
    template: 'fiendish',
    plain: true,
    printed: '19 hp, AC 15, touch 13, flat-footed 12, grapple +5, Fort +4, Ref +6, Will +2; Bite +5 melee (1d3+4)',
    given: 'CR 2, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 21, Con 17, 25 hp, grapple +7, Fort +6; Bite +7 melee (1d3+7); constrict 1d3+7',
  },
  {
    monster: 'constrictor-snake-giant',
    template: 'fiendish',
    plain: true,
    printed: '63 hp, AC 15, touch 11, flat-footed 12, grapple +23, Fort +8, Ref +10, Will +4; Bite +13 melee (1d8+10)',
    given:
      'CR 7, Int 3, Magical Beast, smite good +11; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 16',
    augmented: 'Str 29, Con 17, 85 hp, grapple +25, Fort +10; Bite +15 melee (1d8+13); constrict 1d8+13',
  },
  {
    monster: 'couatl',
    plain: true,
    printed:
      '58 hp, AC 21, touch 12, flat-footed 18, grapple +17, Fort +8, Ref +9, Will +10; Bite +12 melee (1d3+6 plus poison)',
    augmented: 'Str 22, Con 18, 76 hp, grapple +19, Fort +10; Bite +14 melee (1d3+9 plus poison); constrict 2d8+9',
  },
  {
    monster: 'crocodile',
    template: 'fiendish',
    plain: true,
    printed:
      '22 hp, AC 15, touch 11, flat-footed 14, grapple +6, Fort +6, Ref +4, Will +2; Bite +6 melee (1d8+6) or tail slap +6 melee (1d12+6)',
    given: 'CR 2, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 23, Con 21, 28 hp, grapple +8, Fort +8; Bite +8 melee (1d8+9) or tail slap +8 melee (1d12+9)',
  },
  {
    monster: 'crocodile-giant',
    template: 'fiendish',
    plain: true,
    printed:
      '59 hp, AC 16, touch 9, flat-footed 15, grapple +21, Fort +9, Ref +6, Will +3; Bite +11 melee (2d8+12) or tail slap +11 melee (1d12+12)',
    given:
      'CR 5, Int 3, Magical Beast, smite good +7; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 12',
    augmented: 'Str 31, Con 23, 73 hp, grapple +23, Fort +11; Bite +13 melee (2d8+15) or tail slap +13 melee (1d12+15)',
  },
  {
    monster: 'deinonychus',
    template: 'fiendish',
    plain: true,
    printed:
      '34 hp, AC 16, touch 11, flat-footed 14, grapple +11, Fort +8, Ref +6, Will +2; Talons +6 melee (2d6+4) and 2 foreclaws +1 melee (1d3+2) and bite +1 melee (2d4+2)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +4; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 9',
    augmented:
      'Str 23, Con 23, 42 hp, grapple +13, Fort +10; Talons +8 melee (2d6+6) and 2 foreclaws +3 melee (1d3+3) and bite +3 melee (2d4+3)',
  },
  {
    monster: 'dire-ape',
    template: 'fiendish',
    plain: true,
    printed:
      '35 hp, AC 15, touch 11, flat-footed 13, grapple +13, Fort +6, Ref +6, Will +5; 2 claws +8 melee (1d6+6) and bite +3 melee (1d8+3)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +5; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 10',
    augmented:
      'Str 26, Con 18, 45 hp, grapple +15, Fort +8; 2 claws +10 melee (1d6+8) and bite +5 melee (1d8+4); rend 2d6+12',
  },
  {
    monster: 'dire-badger',
    template: 'celestial',
    plain: true,
    printed:
      '28 hp, AC 16, touch 13, flat-footed 13, grapple +4, Fort +7, Ref +6, Will +4; 2 claws +4 melee (1d4+2) and bite −1 melee (1d6+1)',
    given:
      'CR 2, Int 3, Magical Beast, smite evil +3; resistance to acid 5, cold 5 and electricity 5; spell resistance 8',
    augmented: 'Str 18, Con 23, 34 hp, grapple +6, Fort +9; 2 claws +6 melee (1d4+4) and bite +1 melee (1d6+2)',
  },
  {
    monster: 'dire-bat',
    template: 'fiendish',
    plain: true,
    printed: '30 hp, AC 20, touch 15, flat-footed 14, grapple +10, Fort +7, Ref +10, Will +6; Bite +5 melee (1d8+4)',
    given:
      'CR 3, Int 3, Magical Beast, smite good +4; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 9',
    augmented: 'Str 21, Con 21, 38 hp, grapple +12, Fort +9; Bite +7 melee (1d8+7)',
  },
  {
    monster: 'dire-bear',
    template: 'celestial',
    plain: true,
    printed:
      '105 hp, AC 17, touch 10, flat-footed 16, grapple +23, Fort +12, Ref +9, Will +9; 2 claws +19 melee (2d4+10) and bite +13 melee (2d8+5)',
    given:
      'CR 9, Int 3, Magical Beast, smite evil +12; resistance to acid 10, cold 10 and electricity 10; damage reduction 10/magic; spell resistance 17',
    augmented: 'Str 35, Con 23, 129 hp, grapple +25, Fort +14; 2 claws +21 melee (2d4+12) and bite +15 melee (2d8+6)',
  },
  {
    monster: 'dire-boar',
    template: 'fiendish',
    plain: true,
    printed: '52 hp, AC 15, touch 9, flat-footed 15, grapple +17, Fort +8, Ref +5, Will +8; Gore +12 melee (1d8+12)',
    given:
      'CR 5, Int 3, Magical Beast, smite good +7; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 12',
    augmented: 'Str 31, Con 21, 66 hp, grapple +19, Fort +10; Gore +14 melee (1d8+15)',
  },
  {
    monster: 'dire-lion',
    template: 'celestial',
    plain: true,
    printed:
      '60 hp, AC 15, touch 11, flat-footed 13, grapple +17, Fort +9, Ref +8, Will +7; 2 claws +13 melee (1d6+7) and bite +7 melee (1d8+3)',
    given:
      'CR 7, Int 3, Magical Beast, smite evil +8; resistance to acid 10, cold 10 and electricity 10; damage reduction 5/magic; spell resistance 13',
    augmented:
      'Str 29, Con 21, 76 hp, grapple +19, Fort +11; 2 claws +15 melee (1d6+9) and bite +9 melee (1d8+4); rake 1d6+4',
  },
  {
    monster: 'dire-rat',
    template: 'fiendish',
    plain: true,
    printed:
      '5 hp, AC 15, touch 14, flat-footed 12, grapple −4, Fort +3, Ref +5, Will +3; Bite +4 melee (1d4 plus disease)',
    given: 'CR 1/3, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented: 'Str 14, Con 16, 7 hp, grapple −2, Fort +5; Bite +4 melee (1d4+3 plus disease)',
  },
  {
    monster: 'dire-shark',
    template: 'fiendish',
    plain: true,
    printed:
      '147 hp, AC 17, touch 10, flat-footed 15, grapple +27, Fort +14, Ref +13, Will +12; Bite +18 melee (2d8+9)',
    given:
      'CR 11, Int 3, Magical Beast, smite good +18; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 23',
    augmented: 'Str 27, Con 21, 183 hp, grapple +29, Fort +16; Bite +20 melee (2d8+12)',
  },
  {
    monster: 'dire-tiger',
    template: 'fiendish',
    plain: true,
    printed:
      '120 hp, AC 17, touch 11, flat-footed 15, grapple +24, Fort +13, Ref +12, Will +11; 2 claws +20 melee (2d4+8) and bite +14 melee (2d6+4)',
    given:
      'CR 10, Int 3, Magical Beast, smite good +16; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 21',
    augmented:
      'Str 31, Con 21, 152 hp, grapple +26, Fort +15; 2 claws +22 melee (2d4+10) and bite +16 melee (2d6+5); rake 2d4+5',
  },
  {
    monster: 'dire-weasel',
    template: 'fiendish',
    plain: true,
    printed: '13 hp, AC 16, touch 14, flat-footed 12, grapple +4, Fort +3, Ref +7, Will +4; Bite +6 melee (1d6+3)',
    given: 'CR 2, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 18, Con 14, 19 hp, grapple +6, Fort +5; Bite +6 melee (1d6+6)',
  },
  {
    monster: 'dire-wolf',
    template: 'fiendish',
    plain: true,
    printed: '45 hp, AC 14, touch 11, flat-footed 12, grapple +15, Fort +8, Ref +7, Will +6; Bite +11 melee (1d8+10)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +6; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 11',
    augmented: 'Str 29, Con 21, 57 hp, grapple +17, Fort +10; Bite +13 melee (1d8+13)',
  },
  {
    monster: 'dire-wolverine',
    template: 'fiendish',
    plain: true,
    printed:
      '45 hp, AC 16, touch 12, flat-footed 13, grapple +13, Fort +8, Ref +7, Will +5; 2 claws +8 melee (1d6+6) and bite +3 melee (1d8+3)',
    given:
      'CR 5, Int 3, Magical Beast, smite good +5; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 10',
    augmented: 'Str 26, Con 23, 55 hp, grapple +15, Fort +10; 2 claws +10 melee (1d6+8) and bite +5 melee (1d8+4)',
  },
  {
    monster: 'djinni',
    plain: true,
    printed: '45 hp, AC 16, touch 13, flat-footed 12, grapple +15, Fort +7, Ref +9, Will +7; 2 slams +10 melee (1d8+4)',
    augmented: 'Str 22, Con 18, 59 hp, grapple +17, Fort +9; 2 slams +12 melee (1d8+6)',
  },
  {
    monster: 'dog',
    template: 'celestial',
    printed: '6 hp, AC 15, touch 14, flat-footed 12, grapple −3, Fort +4, Ref +5, Will +1; Bite +2 melee (1d4+1)',
    given:
      'CR 1/3, Int 3, Magical Beast, smite evil +1; resistance to acid 5, cold 5 and electricity 5; spell resistance 6',
    augmented: 'Str 17, Con 19, 8 hp, grapple −1, Fort +6; Bite +4 melee (1d4+4)',
  },
  {
    monster: 'dog-riding',
    template: 'celestial',
    printed: '13 hp, AC 16, touch 12, flat-footed 14, grapple +3, Fort +5, Ref +5, Will +1; Bite +3 melee (1d6+3)',
    given:
      'CR 1, Int 3, Magical Beast, smite evil +2; resistance to acid 5, cold 5 and electricity 5; spell resistance 7',
    augmented: 'Str 19, Con 19, 17 hp, grapple +5, Fort +7; Bite +5 melee (1d6+6)',
  },
  {
    monster: 'dretch',
    plain: true,
    printed:
      '13 hp, AC 16, touch 11, flat-footed 16, grapple −1, Fort +5, Ref +3, Will +3; 2 claws +4 melee (1d6+1) and bite +2 melee (1d4)',
    augmented: 'Str 16, Con 18, 17 hp, grapple +1, Fort +7; 2 claws +6 melee (1d6+3) and bite +4 melee (1d4+1)',
  },
  {
    monster: 'dust-mephit',
    plain: true,
    printed: '13 hp, AC 17, touch 14, flat-footed 14, grapple −1, Fort +3, Ref +6, Will +3; 2 claws +4 melee (1d3)',
    augmented: 'Str 14, Con 14, 19 hp, grapple +1, Fort +5; 2 claws +6 melee (1d3+2)',
  },
  {
    monster: 'eagle',
    template: 'celestial',
    plain: true,
    printed:
      '5 hp, AC 14, touch 13, flat-footed 12, grapple −4, Fort +3, Ref +4, Will +2; 2 talons +3 melee (1d4) and bite −2 melee (1d4)',
    given:
      'CR 1/2, Int 3, Magical Beast, smite evil +1; resistance to acid 5, cold 5 and electricity 5; spell resistance 6',
    augmented: 'Str 14, Con 16, 7 hp, grapple −2, Fort +5; 2 talons +3 melee (1d4+2) and bite −2 melee (1d4+1)',
  },
  {
    monster: 'eagle-giant',
    template: 'celestial',
    plain: true,
    printed:
      '26 hp, AC 15, touch 12, flat-footed 12, grapple +12, Fort +5, Ref +7, Will +3; 2 claws +7 melee (1d6+4) and bite +2 melee (1d8+2)',
    given:
      'CR 4, Int 10, Magical Beast, smite evil +4; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 9',
    augmented: 'Str 22, Con 16, 34 hp, grapple +14, Fort +7; 2 claws +9 melee (1d6+6) and bite +4 melee (1d8+3)',
  },
  {
    monster: 'earth-elemental-elder',
    plain: true,
    printed:
      '228 hp, AC 22, touch 7, flat-footed 22, grapple +37, Fort +19, Ref +7, Will +10; 2 slams +27 melee (2d10+11/19–20)',
    augmented: 'Str 37, Con 25, 276 hp, grapple +39, Fort +21; 2 slams +29 melee (2d10+13/19–20)',
  },
  {
    monster: 'earth-elemental-greater',
    plain: true,
    printed:
      '199 hp, AC 20, touch 7, flat-footed 20, grapple +33, Fort +17, Ref +6, Will +9; 2 slams +23 melee (2d10+10)',
    augmented: 'Str 35, Con 25, 241 hp, grapple +35, Fort +19; 2 slams +25 melee (2d10+12)',
  },
  {
    monster: 'earth-elemental-huge',
    plain: true,
    printed:
      '152 hp, AC 18, touch 7, flat-footed 18, grapple +29, Fort +15, Ref +4, Will +7; 2 slams +19 melee (2d10+9)',
    augmented: 'Str 33, Con 25, 184 hp, grapple +31, Fort +17; 2 slams +21 melee (2d10+11)',
  },
  {
    monster: 'earth-elemental-large',
    plain: true,
    printed: '68 hp, AC 18, touch 8, flat-footed 18, grapple +17, Fort +10, Ref +1, Will +2; 2 slams +12 melee (2d8+7)',
    augmented: 'Str 29, Con 23, 84 hp, grapple +19, Fort +12; 2 slams +14 melee (2d8+9)',
  },
  {
    monster: 'earth-elemental-medium',
    plain: true,
    printed: '30 hp, AC 18, touch 9, flat-footed 18, grapple +8, Fort +7, Ref +0, Will +1; Slam +8 melee (1d8+7)',
    augmented: 'Str 25, Con 21, 38 hp, grapple +10, Fort +9; Slam +10 melee (1d8+10)',
  },
  {
    monster: 'earth-elemental-small',
    plain: true,
    printed: '11 hp, AC 17, touch 10, flat-footed 17, grapple +0, Fort +4, Ref −1, Will +0; Slam +5 melee (1d6+4)',
    augmented: 'Str 21, Con 17, 15 hp, grapple +2, Fort +6; Slam +7 melee (1d6+7)',
  },
  {
    monster: 'earth-mephit',
    plain: true,
    printed: '19 hp, AC 16, touch 10, flat-footed 16, grapple +2, Fort +4, Ref +2, Will +3; 2 claws +7 melee (1d3+3)',
    augmented: 'Str 21, Con 17, 25 hp, grapple +4, Fort +6; 2 claws +9 melee (1d3+5)',
  },
  {
    monster: 'elasmosaurus',
    template: 'fiendish',
    plain: true,
    printed: '111 hp, AC 13, touch 10, flat-footed 11, grapple +23, Fort +15, Ref +9, Will +4; Bite +13 melee (2d8+12)',
    given:
      'CR 9, Int 3, Magical Beast, smite good +10; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 15',
    augmented: 'Str 30, Con 26, 131 hp, grapple +25, Fort +17; Bite +15 melee (2d8+15)',
  },
  {
    monster: 'elder-arrowhawk',
    plain: true,
    printed:
      '112 hp, AC 22, touch 14, flat-footed 17, grapple +25, Fort +12, Ref +14, Will +10; Electricity ray +19 ranged touch (2d8) or bite +20 melee (2d6+9)',
    augmented:
      'Str 26, Con 20, 142 hp, grapple +27, Fort +14; Electricity ray +19 ranged touch (2d8) or bite +22 melee (2d6+12)',
  },
  {
    monster: 'elder-tojanida',
    plain: true,
    printed:
      '127 hp, AC 24, touch 10, flat-footed 23, grapple +25, Fort +13, Ref +10, Will +10; Bite +20 melee (4d6+6) and 2 claws +15 melee (1d8+3)',
    augmented: 'Str 26, Con 23, 157 hp, grapple +27, Fort +15; Bite +22 melee (4d6+8) and 2 claws +17 melee (1d8+4)',
  },
  {
    monster: 'elder-xorn',
    plain: true,
    printed:
      '130 hp, AC 25, touch 9, flat-footed 25, grapple +26, Fort +13, Ref +9, Will +9; Bite +21 melee (4d8+7) and 3 claws +19 melee (1d6+3)',
    augmented: 'Str 29, Con 23, 160 hp, grapple +28, Fort +15; Bite +23 melee (4d8+9) and 3 claws +21 melee (1d6+4)',
  },
  {
    monster: 'elephant',
    template: 'celestial',
    plain: true,
    printed:
      '104 hp, AC 15, touch 8, flat-footed 15, grapple +26, Fort +12, Ref +7, Will +6; Slam +16 melee (2d6+10) and 2 stamps +11 melee (2d6+5); or gore +16 melee (2d8+15)',
    given:
      'CR 9, Int 3, Magical Beast, smite evil +11; resistance to acid 10, cold 10 and electricity 10; damage reduction 5/magic; spell resistance 16',
    augmented:
      'Str 34, Con 25, 126 hp, grapple +28, Fort +14; Slam +18 melee (2d6+12) and 2 stamps +13 melee (2d6+6); or gore +18 melee (2d8+18); trample 2d8+18',
  },
  {
    monster: 'fire-elemental-elder',
    plain: true,
    printed:
      '204 hp, AC 25, touch 17, flat-footed 16, grapple +32, Fort +14, Ref +23, Will +10; 2 slams +26 melee (2d8+6 plus 2d8 fire)',
    augmented: 'Str 26, Con 22, 252 hp, grapple +34, Fort +16; 2 slams +26 melee (2d8+8 plus 2d8 fire)',
  },
  {
    monster: 'fire-elemental-greater',
    plain: true,
    printed:
      '178 hp, AC 24, touch 16, flat-footed 16, grapple +28, Fort +11, Ref +20, Will +9; 2 slams +22 melee (2d8+5 plus 2d8 fire)',
    augmented: 'Str 24, Con 22, 220 hp, grapple +30, Fort +13; 2 slams +22 melee (2d8+7 plus 2d8 fire)',
  },
  {
    monster: 'fire-elemental-huge',
    plain: true,
    printed:
      '136 hp, AC 19, touch 15, flat-footed 12, grapple +24, Fort +9, Ref +17, Will +7; 2 slams +17 melee (2d8+4 plus 2d8 fire)',
    augmented: 'Str 22, Con 22, 168 hp, grapple +26, Fort +11; 2 slams +17 melee (2d8+6 plus 2d8 fire)',
  },
  {
    monster: 'fire-elemental-large',
    plain: true,
    printed:
      '60 hp, AC 18, touch 14, flat-footed 13, grapple +12, Fort +5, Ref +11, Will +2; 2 slams +10 melee (2d6+2 plus 2d6 fire)',
    augmented: 'Str 18, Con 20, 76 hp, grapple +14, Fort +7; 2 slams +10 melee (2d6+4 plus 2d6 fire)',
  },
  {
    monster: 'fire-elemental-medium',
    plain: true,
    printed:
      '26 hp, AC 16, touch 13, flat-footed 13, grapple +4, Fort +3, Ref +7, Will +1; Slam +6 melee (1d6+1 plus 1d6 fire)',
    augmented: 'Str 16, Con 18, 34 hp, grapple +6, Fort +5; Slam +6 melee (1d6+4 plus 1d6 fire)',
  },
  {
    monster: 'fire-elemental-small',
    plain: true,
    printed:
      '9 hp, AC 15, touch 12, flat-footed 14, grapple −3, Fort +0, Ref +4, Will +0; Slam +3 melee (1d4 plus 1d4 fire)',
    augmented: 'Str 14, Con 14, 13 hp, grapple −1, Fort +2; Slam +4 melee (1d4+3 plus 1d4 fire)',
  },
  {
    monster: 'fire-mephit',
    plain: true,
    printed:
      '13 hp, AC 16, touch 12, flat-footed 15, grapple −1, Fort +3, Ref +4, Will +3; 2 claws +4 melee (1d3 plus 1d4 fire)',
    augmented: 'Str 14, Con 14, 19 hp, grapple +1, Fort +5; 2 claws +6 melee (1d3+2 plus 1d4 fire)',
  },
  {
    monster: 'flamebrother-salamander',
    plain: true,
    printed:
      '26 hp, AC 19, touch 12, flat-footed 18, grapple +1, Fort +6, Ref +5, Will +6; Spear +6 melee (1d6+1/×3 plus 1d6 fire) and tail slap +4 melee (1d4 plus 1d6 fire)',
    augmented:
      'Str 16, Con 18, 34 hp, grapple +3, Fort +8; Spear +8 melee (1d6+4/×3 plus 1d6 fire) and tail slap +6 melee (1d4+1 plus 1d6 fire); constrict 1d4+1 plus 1d6 fire',
  },
  {
    monster: 'giant-bee',
    template: 'celestial',
    printed:
      '13 hp, AC 14, touch 12, flat-footed 12, grapple +2, Fort +3, Ref +3, Will +2; Sting +2 melee (1d4 plus poison)',
    given:
      'CR 1, Int 3, Magical Beast, smite evil +3; resistance to acid 5, cold 5 and electricity 5; spell resistance 8',
    augmented: 'Str 15, Con 15, 19 hp, grapple +4, Fort +5; Sting +4 melee (1d4+3 plus poison)',
  },
  {
    monster: 'giant-bombardier-beetle',
    template: 'celestial',
    printed: '13 hp, AC 16, touch 10, flat-footed 16, grapple +2, Fort +5, Ref +0, Will +0; Bite +2 melee (1d4+1)',
    given:
      'CR 2, Int 3, Magical Beast, smite evil +2; resistance to acid 5, cold 5 and electricity 5; spell resistance 7',
    augmented: 'Str 17, Con 18, 17 hp, grapple +4, Fort +7; Bite +4 melee (1d4+4)',
  },
  {
    monster: 'giant-fire-beetle',
    template: 'celestial',
    printed: '4 hp, AC 16, touch 11, flat-footed 16, grapple −4, Fort +2, Ref +0, Will +0; Bite +1 melee (2d4)',
    given:
      'CR 1/3, Int 3, Magical Beast, smite evil +1; resistance to acid 5, cold 5 and electricity 5; spell resistance 6',
    augmented: 'Str 14, Con 15, 6 hp, grapple −2, Fort +4; Bite +3 melee (2d4+3)',
  },
  {
    monster: 'giant-praying-mantis',
    template: 'fiendish',
    printed:
      '26 hp, AC 14, touch 8, flat-footed 14, grapple +11, Fort +6, Ref +0, Will +3; Claws +6 melee (1d8+4) and bite +1 melee (1d6+2)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +4; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 9',
    augmented: 'Str 23, Con 19, 34 hp, grapple +13, Fort +8; Claws +8 melee (1d8+6) and bite +3 melee (1d6+3)',
  },
  {
    monster: 'giant-stag-beetle',
    template: 'celestial',
    printed: '52 hp, AC 19, touch 9, flat-footed 19, grapple +15, Fort +8, Ref +2, Will +2; Bite +10 melee (4d6+9)',
    given:
      'CR 5, Int 3, Magical Beast, smite evil +7; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 12',
    augmented: 'Str 27, Con 21, 66 hp, grapple +17, Fort +10; Bite +12 melee (4d6+12); trample 2d8+4',
  },
  {
    monster: 'giant-wasp',
    template: 'fiendish',
    printed:
      '32 hp, AC 14, touch 10, flat-footed 13, grapple +11, Fort +6, Ref +2, Will +2; Sting +6 melee (1d3+6 plus poison)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +5; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 10',
    augmented: 'Str 22, Con 18, 42 hp, grapple +13, Fort +8; Sting +8 melee (1d3+9 plus poison)',
  },
  {
    monster: 'girallon',
    template: 'fiendish',
    plain: true,
    printed:
      '58 hp, AC 16, touch 12, flat-footed 15, grapple +17, Fort +7, Ref +8, Will +5; 4 claws +12 melee (1d4+6) and bite +7 melee (1d8+3)',
    given:
      'CR 7, Int 3, Magical Beast, smite good +7; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 12',
    augmented:
      'Str 26, Con 18, 72 hp, grapple +19, Fort +9; 4 claws +14 melee (1d4+8) and bite +9 melee (1d8+4); rend 2d4+12',
  },
  {
    monster: 'griffon',
    template: 'celestial',
    plain: true,
    printed:
      '59 hp, AC 17, touch 11, flat-footed 15, grapple +15, Fort +8, Ref +7, Will +5; Bite +11 melee (2d6+4) and 2 claws +8 melee (1d4+2)',
    given:
      'CR 5, Int 5, Magical Beast, smite evil +7; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 12',
    augmented:
      'Str 22, Con 20, 73 hp, grapple +17, Fort +10; Bite +13 melee (2d6+6) and 2 claws +10 melee (1d4+3); rake 1d6+3',
  },
  {
    monster: 'grig',
    plain: true,
    printed:
      '2 hp, AC 18, touch 16, flat-footed 16, grapple −11, Fort +1, Ref +6, Will +3; Short sword +6 melee (1d3−3/19–20) or longbow +6 ranged (1d4−3/×3)',
    augmented:
      'Str 9, Con 17, 4 hp, grapple −9, Fort +3; Short sword +6 melee (1d3−1/19–20) or longbow +6 ranged (1d4−1/×3)',
  },
  {
    monster: 'hawk',
    template: 'fiendish',
    printed: '4 hp, AC 17, touch 15, flat-footed 14, grapple −10, Fort +2, Ref +5, Will +2; Talons +5 melee (1d4−2)',
    given: 'CR 1/3, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented: 'Str 10, Con 14, 6 hp, grapple −8, Fort +4; Talons +5 melee (1d4)',
  },
  {
    monster: 'hellcat-bezekira',
    plain: true,
    printed:
      '60 hp, AC 21, touch 14, flat-footed 16, grapple +18, Fort +9, Ref +11, Will +8; 2 claws +13 melee (1d8+6) and bite +8 melee (2d8+3)',
    augmented:
      'Str 27, Con 21, 76 hp, grapple +20, Fort +11; 2 claws +15 melee (1d8+8) and bite +10 melee (2d8+4); rake 1d8+4',
  },
  {
    monster: 'hellhound',
    plain: true,
    printed:
      '22 hp, AC 16, touch 11, flat-footed 15, grapple +5, Fort +5, Ref +5, Will +4; Bite +5 melee (1d8+1 plus 1d6 fire)',
    augmented: 'Str 17, Con 17, 30 hp, grapple +7, Fort +7; Bite +7 melee (1d8+4 plus 1d6 fire)',
  },
  {
    monster: 'hezrou',
    plain: true,
    printed:
      '138 hp, AC 23, touch 9, flat-footed 23, grapple +19, Fort +16, Ref +7, Will +9; Bite +14 melee (4d4+5) and 2 claws +9 melee (1d8+2)',
    augmented: 'Str 25, Con 33, 158 hp, grapple +21, Fort +18; Bite +16 melee (4d4+7) and 2 claws +11 melee (1d8+3)',
  },
  {
    monster: 'hippogriff',
    template: 'celestial',
    plain: true,
    printed:
      '25 hp, AC 15, touch 11, flat-footed 13, grapple +11, Fort +6, Ref +5, Will +2; 2 claws +6 melee (1d4+4) and bite +1 melee (1d8+2)',
    given:
      'CR 2, Int 3, Magical Beast, smite evil +3; resistance to acid 5, cold 5 and electricity 5; spell resistance 8',
    augmented: 'Str 22, Con 20, 31 hp, grapple +13, Fort +8; 2 claws +8 melee (1d4+6) and bite +3 melee (1d8+3)',
  },
  {
    monster: 'hound-archon',
    plain: true,
    printed:
      '33 hp, AC 19, touch 10, flat-footed 19, grapple +8, Fort +6, Ref +5, Will +6; Bite +8 melee (1d8+2) and slam +3 melee (1d4+1); or greatsword +8/+3 melee (2d6+3/19–20) and bite +3 melee (1d8+1)',
    augmented:
      'Str 19, Con 17, 45 hp, grapple +10, Fort +8; Bite +10 melee (1d8+4) and slam +5 melee (1d4+2); or greatsword +10/+5 melee (2d6+6/19–20) and bite +5 melee (1d8+2)',
  },
  {
    monster: 'howler',
    plain: true,
    printed:
      '39 hp, AC 17, touch 12, flat-footed 14, grapple +15, Fort +7, Ref +8, Will +7; Bite +10 melee (2d8+5) and 1d4 quills +5 melee (1d6+2)',
    augmented: 'Str 25, Con 19, 51 hp, grapple +17, Fort +9; Bite +12 melee (2d8+7) and 1d4 quills +7 melee (1d6+3)',
  },
  {
    monster: 'ice-mephit',
    plain: true,
    printed:
      '13 hp, AC 18, touch 14, flat-footed 15, grapple −1, Fort +3, Ref +6, Will +3; 2 claws +4 melee (1d3 plus 1d4 cold)',
    augmented: 'Str 14, Con 14, 19 hp, grapple +1, Fort +5; 2 claws +6 melee (1d3+2 plus 1d4 cold)',
  },
  {
    monster: 'invisible-stalker',
    plain: true,
    printed:
      '52 hp, AC 17, touch 13, flat-footed 13, grapple +14, Fort +4, Ref +10, Will +4; 2 slams +10 melee (2d6+4)',
    augmented: 'Str 22, Con 18, 68 hp, grapple +16, Fort +6; 2 slams +12 melee (2d6+6)',
  },
  {
    monster: 'janni',
    plain: true,
    printed:
      '33 hp, AC 18, touch 12, flat-footed 16, grapple +9, Fort +6, Ref +7, Will +7; Scimitar +9/+4 melee (1d6+4/18–20) or longbow +8/+3 ranged (1d8/×3)',
    augmented:
      'Str 20, Con 16, 45 hp, grapple +11, Fort +8; Scimitar +11/+6 melee (1d6+7/18–20) or longbow +8/+3 ranged (1d8/×3)',
  },
  {
    monster: 'juvenile-arrowhawk',
    plain: true,
    printed:
      '16 hp, AC 20, touch 16, flat-footed 15, grapple +0, Fort +4, Ref +8, Will +4; Electricity ray +9 ranged touch (2d6) or bite +9 melee (1d6+1)',
    augmented:
      'Str 16, Con 16, 22 hp, grapple +2, Fort +6; Electricity ray +9 ranged touch (2d6) or bite +9 melee (1d6+4)',
  },
  {
    monster: 'juvenile-tojanida',
    plain: true,
    printed:
      '19 hp, AC 22, touch 12, flat-footed 21, grapple +1, Fort +5, Ref +4, Will +4; Bite +6 melee (2d6+2) and 2 claws +1 melee (1d4+1)',
    augmented: 'Str 18, Con 19, 25 hp, grapple +3, Fort +7; Bite +8 melee (2d6+4) and 2 claws +3 melee (1d4+2)',
  },
  {
    monster: 'lantern-archon',
    plain: true,
    printed:
      '4 hp, AC 15, touch 11, flat-footed 15, grapple −8, Fort +2, Ref +2, Will +2; 2 light rays +2 ranged touch (1d6)',
    augmented: 'Str 5, Con 14, 6 hp, grapple −6, Fort +4; 2 light rays +2 ranged touch (1d6)',
  },
  {
    monster: 'lemure',
    plain: true,
    printed: '9 hp, AC 14, touch 10, flat-footed 14, grapple +2, Fort +3, Ref +3, Will +3; 2 claws +2 melee (1d4)',
    augmented: 'Str 14, Con 14, 13 hp, grapple +4, Fort +5; 2 claws +4 melee (1d4+2)',
  },
  {
    monster: 'leonal',
    plain: true,
    printed:
      '114 hp, AC 27, touch 13, flat-footed 24, grapple +20, Fort +13, Ref +11, Will +10; 2 claws +20 melee (1d6+8) and bite +15 melee (1d8+4)',
    augmented:
      'Str 31, Con 24, 138 hp, grapple +22, Fort +15; 2 claws +22 melee (1d6+10) and bite +17 melee (1d8+5); rake 1d6+10',
  },
  {
    monster: 'lillend',
    plain: true,
    printed:
      '45 hp, AC 17, touch 12, flat-footed 14, grapple +16, Fort +7, Ref +10, Will +8; Short sword +11/+6 melee (1d8+5/19–20) and tail slap +6 melee (2d6+2)',
    augmented:
      'Str 24, Con 19, 59 hp, grapple +18, Fort +9; Short sword +13/+8 melee (1d8+7/19–20) and tail slap +8 melee (2d6+3); constrict 2d6+7',
  },
  {
    monster: 'lion',
    template: 'celestial',
    plain: true,
    printed:
      '32 hp, AC 15, touch 12, flat-footed 12, grapple +12, Fort +6, Ref +7, Will +2; 2 claws +7 melee (1d4+5) and bite +2 melee (1d8+2)',
    given:
      'CR 4, Int 3, Magical Beast, smite evil +5; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 10',
    augmented:
      'Str 25, Con 19, 42 hp, grapple +14, Fort +8; 2 claws +9 melee (1d4+7) and bite +4 melee (1d8+3); rake 1d4+3',
  },
  {
    monster: 'magma-mephit',
    plain: true,
    printed:
      '13 hp, AC 16, touch 12, flat-footed 15, grapple −1, Fort +3, Ref +4, Will +3; 2 claws +4 melee (1d3 plus 1d4 fire)',
    augmented: 'Str 14, Con 14, 19 hp, grapple +1, Fort +5; 2 claws +6 melee (1d3+2 plus 1d4 fire)',
  },
  {
    monster: 'megaraptor',
    template: 'fiendish',
    plain: true,
    printed:
      '79 hp, AC 16, touch 10, flat-footed 14, grapple +19, Fort +10, Ref +8, Will +4; Talons +9 melee (2d8+5) and 2 foreclaws +4 melee (1d4+2) and bite +4 melee (2d6+2)',
    given:
      'CR 8, Int 3, Magical Beast, smite good +8; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 13',
    augmented:
      'Str 25, Con 25, 95 hp, grapple +21, Fort +12; Talons +11 melee (2d8+7) and 2 foreclaws +6 melee (1d4+3) and bite +6 melee (2d6+3)',
  },
  {
    monster: 'minor-xorn',
    plain: true,
    printed:
      '22 hp, AC 23, touch 11, flat-footed 23, grapple +1, Fort +5, Ref +3, Will +3; Bite +6 melee (2d8+2) and 3 claws +4 melee (1d3+1)',
    augmented: 'Str 19, Con 19, 28 hp, grapple +3, Fort +7; Bite +8 melee (2d8+4) and 3 claws +6 melee (1d3+2)',
  },
  {
    monster: 'monkey',
    template: 'celestial',
    plain: true,
    printed: '4 hp, AC 14, touch 14, flat-footed 12, grapple −12, Fort +2, Ref +4, Will +1; Bite +4 melee (1d3−4)',
    given:
      'CR 1/6, Int 3, Magical Beast, smite evil +1; resistance to acid 5, cold 5 and electricity 5; spell resistance 6',
    augmented: 'Str 7, Con 14, 6 hp, grapple −10, Fort +4; Bite +4 melee (1d3−2)',
  },
  {
    monster: 'monstrous-centipede-colossal',
    template: 'fiendish',
    printed:
      '132 hp, AC 20, touch 4, flat-footed 18, grapple +42, Fort +15, Ref +9, Will +8; Bite +18 melee (4d6+12 plus poison)',
    given:
      'CR 11, Int 3, Magical Beast, smite good +20; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 25',
    augmented: 'Str 31, Con 16, 180 hp, grapple +44, Fort +17; Bite +20 melee (4d6+15 plus poison)',
  },
  {
    monster: 'monstrous-centipede-gargantuan',
    template: 'fiendish',
    printed:
      '66 hp, AC 18, touch 8, flat-footed 16, grapple +27, Fort +9, Ref +6, Will +4; Bite +11 melee (2d8+9 plus poison)',
    given:
      'CR 8, Int 3, Magical Beast, smite good +12; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 17',
    augmented: 'Str 27, Con 16, 90 hp, grapple +29, Fort +11; Bite +13 melee (2d8+12 plus poison)',
  },
  {
    monster: 'monstrous-centipede-huge',
    template: 'fiendish',
    printed:
      '33 hp, AC 16, touch 10, flat-footed 14, grapple +15, Fort +6, Ref +4, Will +2; Bite +5 melee (2d6+4 plus poison)',
    given:
      'CR 3, Int 3, Magical Beast, smite good +6; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 11',
    augmented: 'Str 21, Con 16, 45 hp, grapple +17, Fort +8; Bite +7 melee (2d6+7 plus poison)',
  },
  {
    monster: 'monstrous-centipede-large',
    template: 'fiendish',
    printed:
      '13 hp, AC 14, touch 11, flat-footed 12, grapple +7, Fort +3, Ref +3, Will +1; Bite +3 melee (1d8+1 plus poison)',
    given: 'CR 1, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 17, Con 14, 19 hp, grapple +9, Fort +5; Bite +4 melee (1d8+4 plus poison)',
  },
  {
    monster: 'monstrous-centipede-medium',
    template: 'fiendish',
    printed:
      '4 hp, AC 14, touch 12, flat-footed 12, grapple −1, Fort +2, Ref +2, Will +0; Bite +2 melee (1d6−1 plus poison)',
    given: 'CR 1/2, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented: 'Str 13, Con 14, 6 hp, grapple +1, Fort +4; Bite +2 melee (1d6+1 plus poison)',
  },
  {
    monster: 'monstrous-scorpion-gargantuan',
    template: 'fiendish',
    printed:
      '150 hp, AC 24, touch 6, flat-footed 24, grapple +37, Fort +15, Ref +6, Will +6; 2 claws +21 melee (2d6+10) and sting +16 melee (2d6+5 plus poison)',
    given:
      'CR 12, Int 3, Magical Beast, smite good +20; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 25',
    augmented:
      'Str 35, Con 20, 190 hp, grapple +39, Fort +17; 2 claws +23 melee (2d6+12) and sting +18 melee (2d6+6 plus poison); constrict 2d6+12',
  },
  {
    monster: 'monstrous-scorpion-huge',
    template: 'fiendish',
    printed:
      '75 hp, AC 20, touch 8, flat-footed 20, grapple +21, Fort +10, Ref +3, Will +3; 2 claws +11 melee (1d8+6) and sting +6 melee (2d4+3 plus poison)',
    given:
      'CR 9, Int 3, Magical Beast, smite good +10; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 15',
    augmented:
      'Str 27, Con 20, 95 hp, grapple +23, Fort +12; 2 claws +13 melee (1d8+8) and sting +8 melee (2d4+4 plus poison); constrict 1d8+8',
  },
  {
    monster: 'monstrous-scorpion-large',
    template: 'fiendish',
    printed:
      '32 hp, AC 16, touch 9, flat-footed 16, grapple +11, Fort +6, Ref +1, Will +1; 2 claws +6 melee (1d6+4) and sting +1 melee (1d6+2 plus poison)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +5; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 10',
    augmented:
      'Str 23, Con 18, 42 hp, grapple +13, Fort +8; 2 claws +8 melee (1d6+6) and sting +3 melee (1d6+3 plus poison); constrict 1d6+6',
  },
  {
    monster: 'monstrous-scorpion-medium',
    template: 'fiendish',
    printed:
      '13 hp, AC 14, touch 10, flat-footed 14, grapple +2, Fort +5, Ref +0, Will +0; 2 claws +2 melee (1d4+1) and sting −3 melee (1d4 plus poison)',
    given: 'CR 1, Int 3, Magical Beast, smite good +2; resistance to cold 5 and fire 5; spell resistance 7',
    augmented:
      'Str 17, Con 18, 17 hp, grapple +4, Fort +7; 2 claws +4 melee (1d4+3) and sting −1 melee (1d4+1 plus poison); constrict 1d4+3',
  },
  {
    monster: 'monstrous-scorpion-small',
    template: 'fiendish',
    printed:
      '6 hp, AC 14, touch 11, flat-footed 14, grapple −4, Fort +4, Ref +0, Will +0; 2 claws +1 melee (1d3−1) and sting −4 melee (1d3−1 plus poison)',
    given: 'CR 1/2, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented:
      'Str 13, Con 18, 8 hp, grapple −2, Fort +6; 2 claws +2 melee (1d3+1) and sting −3 melee (1d3 plus poison); constrict 1d3+1',
  },
  {
    monster: 'monstrous-spider-colossal',
    template: 'fiendish',
    printed:
      '208 hp, AC 22, touch 4, flat-footed 20, grapple +50, Fort +20, Ref +12, Will +10; Bite +26 melee (4d6+15 plus poison)',
    given:
      'CR 13, Int 3, Magical Beast, smite good +20; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 25',
    augmented: 'Str 35, Con 18, 272 hp, grapple +52, Fort +22; Bite +28 melee (4d6+18 plus poison)',
  },
  {
    monster: 'monstrous-spider-gargantuan',
    template: 'fiendish',
    printed:
      '104 hp, AC 19, touch 9, flat-footed 16, grapple +31, Fort +12, Ref +8, Will +5; Bite +15 melee (2d8+10 plus poison)',
    given:
      'CR 10, Int 3, Magical Beast, smite good +16; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 21',
    augmented: 'Str 29, Con 18, 136 hp, grapple +33, Fort +14; Bite +17 melee (2d8+13 plus poison)',
  },
  {
    monster: 'monstrous-spider-huge',
    template: 'fiendish',
    printed:
      '52 hp, AC 16, touch 11, flat-footed 13, grapple +18, Fort +8, Ref +5, Will +2; Bite +9 melee (2d6+6 plus poison)',
    given:
      'CR 7, Int 3, Magical Beast, smite good +8; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 13',
    augmented: 'Str 23, Con 18, 68 hp, grapple +20, Fort +10; Bite +11 melee (2d6+9 plus poison)',
  },
  {
    monster: 'monstrous-spider-large',
    template: 'fiendish',
    printed:
      '22 hp, AC 14, touch 12, flat-footed 11, grapple +9, Fort +5, Ref +4, Will +1; Bite +4 melee (1d8+3 plus poison)',
    given:
      'CR 3, Int 3, Magical Beast, smite good +4; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 9',
    augmented: 'Str 19, Con 16, 30 hp, grapple +11, Fort +7; Bite +6 melee (1d8+6 plus poison)',
  },
  {
    monster: 'monstrous-spider-medium',
    template: 'fiendish',
    printed:
      '11 hp, AC 14, touch 13, flat-footed 11, grapple +1, Fort +4, Ref +3, Will +0; Bite +4 melee (1d6 plus poison)',
    given: 'CR 1, Int 3, Magical Beast, smite good +2; resistance to cold 5 and fire 5; spell resistance 7',
    augmented: 'Str 15, Con 16, 15 hp, grapple +3, Fort +6; Bite +4 melee (1d6+3 plus poison)',
  },
  {
    monster: 'monstrous-spider-small',
    template: 'fiendish',
    printed:
      '4 hp, AC 14, touch 14, flat-footed 11, grapple −6, Fort +2, Ref +3, Will +0; Bite +4 melee (1d4−2 plus poison)',
    given: 'CR 1/2, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented: 'Str 11, Con 14, 6 hp, grapple −4, Fort +4; Bite +4 melee (1d4 plus poison)',
  },
  {
    monster: 'night-hag',
    plain: true,
    printed:
      '68 hp, AC 22, touch 11, flat-footed 21, grapple +12, Fort +12, Ref +9, Will +10; Bite +12 melee (2d6+6 plus disease)',
    augmented: 'Str 23, Con 22, 84 hp, grapple +14, Fort +14; Bite +14 melee (2d6+9 plus disease)',
  },
  {
    monster: 'nixie',
    plain: true,
    printed:
      '3 hp, AC 14, touch 14, flat-footed 11, grapple −6, Fort +0, Ref +5, Will +3; Short sword +4 melee (1d4−2/19–20) or light crossbow +4 ranged (1d6/19–20)',
    augmented:
      'Str 11, Con 15, 5 hp, grapple −4, Fort +2; Short sword +4 melee (1d4/19–20) or light crossbow +4 ranged (1d6/19–20)',
  },
  {
    monster: 'noble-salamander',
    plain: true,
    printed:
      '112 hp, AC 18, touch 10, flat-footed 17, grapple +25, Fort +12, Ref +10, Will +11; +3 longspear +23/+18/+13 melee (1d8+9/×3 plus 1d8 fire) and tail slap +18 melee (2d8+3 plus 1d8 fire)',
    augmented:
      'Str 26, Con 20, 142 hp, grapple +27, Fort +14; +3 longspear +25/+20/+15 melee (1d8+11/×3 plus 1d8 fire) and tail slap +20 melee (2d8+4 plus 1d8 fire); constrict 2d8+4 plus 1d8 fire',
  },
  {
    monster: 'octopus',
    template: 'fiendish',
    plain: true,
    printed:
      '9 hp, AC 16, touch 14, flat-footed 13, grapple +2, Fort +3, Ref +6, Will +1; Arms +5 melee (0) and bite +0 melee (1d3)',
    given: 'CR 1, Int 3, Magical Beast, smite good +2; resistance to cold 5 and fire 5; spell resistance 7',
    augmented: 'Str 16, Con 15, 13 hp, grapple +4, Fort +5; Arms +5 melee (0) and bite +0 melee (1d3+1)',
  },
  {
    monster: 'octopus-giant',
    template: 'fiendish',
    plain: true,
    printed:
      '47 hp, AC 18, touch 11, flat-footed 16, grapple +15, Fort +7, Ref +8, Will +3; 8 tentacles +10 melee (1d4+5) and bite +5 melee (1d8+2)',
    given:
      'CR 10, Int 3, Magical Beast, smite good +8; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 13',
    augmented: 'Str 24, Con 17, 63 hp, grapple +17, Fort +9; 8 tentacles +12 melee (1d4+7) and bite +7 melee (1d8+3)',
  },
  {
    monster: 'ooze-mephit',
    plain: true,
    printed: '19 hp, AC 16, touch 11, flat-footed 16, grapple +1, Fort +4, Ref +3, Will +3; 2 claws +6 melee (1d3+2)',
    augmented: 'Str 18, Con 17, 25 hp, grapple +3, Fort +6; 2 claws +8 melee (1d3+4)',
  },
  {
    monster: 'orca',
    template: 'celestial',
    plain: true,
    printed: '88 hp, AC 16, touch 10, flat-footed 14, grapple +22, Fort +11, Ref +8, Will +5; Bite +12 melee (2d6+12)',
    given:
      'CR 7, Int 3, Magical Beast, smite evil +9; resistance to acid 10, cold 10 and electricity 10; damage reduction 5/magic; spell resistance 14',
    augmented: 'Str 31, Con 25, 106 hp, grapple +24, Fort +13; Bite +14 melee (2d6+15)',
  },
  {
    monster: 'owl',
    template: 'celestial',
    plain: true,
    printed: '4 hp, AC 17, touch 15, flat-footed 14, grapple −11, Fort +2, Ref +5, Will +2; Talons +5 melee (1d4−3)',
    given:
      'CR 1/4, Int 3, Magical Beast, smite evil +1; resistance to acid 5, cold 5 and electricity 5; spell resistance 6',
    augmented: 'Str 8, Con 14, 6 hp, grapple −9, Fort +4; Talons +5 melee (1d4−1)',
  },
  {
    monster: 'owl-giant',
    template: 'celestial',
    plain: true,
    printed:
      '26 hp, AC 15, touch 12, flat-footed 12, grapple +12, Fort +5, Ref +7, Will +3; 2 claws +7 melee (1d6+4) and bite +2 melee (1d8+2)',
    given:
      'CR 4, Int 10, Magical Beast, smite evil +4; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 9',
    augmented: 'Str 22, Con 16, 34 hp, grapple +14, Fort +7; 2 claws +9 melee (1d6+6) and bite +4 melee (1d8+3)',
  },
  {
    monster: 'pixie',
    plain: true,
    printed:
      '3 hp, AC 16, touch 15, flat-footed 12, grapple −6, Fort +0, Ref +6, Will +4; Short sword +5 melee (1d4−2/19–20) or longbow +5 ranged (1d6−2/×3)',
    augmented:
      'Str 11, Con 15, 5 hp, grapple −4, Fort +2; Short sword +5 melee (1d4/19–20) or longbow +5 ranged (1d6/×3)',
  },
  {
    monster: 'porpoise',
    template: 'celestial',
    plain: true,
    printed: '11 hp, AC 15, touch 13, flat-footed 12, grapple +1, Fort +4, Ref +6, Will +1; Slam +4 melee (2d4)',
    given:
      'CR 1/2, Int 3, Magical Beast, smite evil +2; resistance to acid 5, cold 5 and electricity 5; spell resistance 7',
    augmented: 'Str 15, Con 17, 15 hp, grapple +3, Fort +6; Slam +4 melee (2d4+3)',
  },
  {
    monster: 'raven',
    template: 'fiendish',
    printed: '1 hp, AC 14, touch 14, flat-footed 12, grapple −13, Fort +2, Ref +4, Will +2; Claws +4 melee (1d2−5)',
    given: 'CR 1/6, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented: 'Str 5, Con 14, 3 hp, grapple −11, Fort +4; Claws +4 melee (1d2−3)',
  },
  {
    monster: 'rhinoceros',
    template: 'fiendish',
    plain: true,
    printed: '76 hp, AC 16, touch 9, flat-footed 16, grapple +18, Fort +11, Ref +6, Will +3; Gore +13 melee (2d6+12)',
    given:
      'CR 6, Int 3, Magical Beast, smite good +8; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 13',
    augmented: 'Str 30, Con 25, 92 hp, grapple +20, Fort +13; Gore +15 melee (2d6+15)',
  },
  {
    monster: 'roc',
    template: 'celestial',
    plain: true,
    printed:
      '207 hp, AC 17, touch 8, flat-footed 15, grapple +37, Fort +18, Ref +13, Will +9; 2 talons +21 melee (2d6+12) and bite +19 melee (2d8+6)',
    given:
      'CR 11, Int 3, Magical Beast, smite evil +18; resistance to acid 10, cold 10 and electricity 10; damage reduction 10/magic; spell resistance 23',
    augmented: 'Str 38, Con 28, 243 hp, grapple +39, Fort +20; 2 talons +23 melee (2d6+14) and bite +21 melee (2d8+7)',
  },
  {
    monster: 'salt-mephit',
    plain: true,
    printed: '19 hp, AC 16, touch 10, flat-footed 16, grapple +2, Fort +4, Ref +2, Will +3; 2 claws +7 melee (1d3+3)',
    augmented: 'Str 21, Con 17, 25 hp, grapple +4, Fort +6; 2 claws +9 melee (1d3+5)',
  },
  {
    monster: 'satyr',
    plain: true,
    printed:
      '22 hp, AC 15, touch 11, flat-footed 14, grapple +2, Fort +2, Ref +5, Will +5; Head butt +2 melee (1d6) and dagger −3 melee (1d4/19–20); or shortbow +3 ranged (1d6/×3)',
    augmented:
      'Str 14, Con 16, 32 hp, grapple +4, Fort +4; Head butt +4 melee (1d6+2) and dagger −1 melee (1d4+1/19–20); or shortbow +3 ranged (1d6/×3)',
  },
  {
    monster: 'sea-cat',
    template: 'celestial',
    plain: true,
    printed:
      '51 hp, AC 18, touch 10, flat-footed 17, grapple +14, Fort +8, Ref +6, Will +5; 2 claws +9 melee (1d6+4) and bite +4 melee (1d8+2)',
    given:
      'CR 5, Int 3, Magical Beast, smite evil +6; resistance to acid 5, cold 5 and electricity 5; damage reduction 5/magic; spell resistance 11',
    augmented:
      'Str 23, Con 21, 63 hp, grapple +16, Fort +10; 2 claws +11 melee (1d6+6) and bite +6 melee (1d8+3); rend 2d6+9',
  },
  {
    monster: 'shadow-mastiff',
    plain: true,
    printed: '30 hp, AC 14, touch 11, flat-footed 13, grapple +7, Fort +7, Ref +5, Will +5; Bite +7 melee (1d6+4)',
    augmented: 'Str 21, Con 21, 38 hp, grapple +9, Fort +9; Bite +9 melee (1d6+7)',
  },
  {
    monster: 'shark-huge',
    template: 'fiendish',
    plain: true,
    printed: '65 hp, AC 15, touch 10, flat-footed 13, grapple +20, Fort +11, Ref +9, Will +4; Bite +10 melee (2d6+7)',
    given:
      'CR 6, Int 3, Magical Beast, smite good +10; resistance to cold 10 and fire 10; damage reduction 5/magic; spell resistance 15',
    augmented: 'Str 25, Con 19, 85 hp, grapple +22, Fort +13; Bite +12 melee (2d6+10)',
  },
  {
    monster: 'shark-large',
    template: 'fiendish',
    plain: true,
    printed: '38 hp, AC 15, touch 11, flat-footed 13, grapple +12, Fort +8, Ref +7, Will +3; Bite +7 melee (1d8+4)',
    given:
      'CR 3, Int 3, Magical Beast, smite good +7; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 12',
    augmented: 'Str 21, Con 17, 52 hp, grapple +14, Fort +10; Bite +9 melee (1d8+7)',
  },
  {
    monster: 'shark-medium',
    template: 'fiendish',
    plain: true,
    printed: '16 hp, AC 15, touch 12, flat-footed 13, grapple +3, Fort +4, Ref +5, Will +2; Bite +4 melee (1d6+1)',
    given: 'CR 1, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 17, Con 17, 22 hp, grapple +5, Fort +6; Bite +5 melee (1d6+4)',
  },
  {
    monster: 'snake-huge-viper',
    template: 'fiendish',
    plain: true,
    printed:
      '33 hp, AC 15, touch 10, flat-footed 15, grapple +15, Fort +6, Ref +7, Will +3; Bite +6 melee (1d6+4 plus poison)',
    given:
      'CR 4, Int 3, Magical Beast, smite good +6; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 11',
    augmented: 'Str 20, Con 17, 45 hp, grapple +17, Fort +8; Bite +8 melee (1d6+7 plus poison)',
  },
  {
    monster: 'snake-large-viper',
    template: 'fiendish',
    plain: true,
    printed:
      '13 hp, AC 15, touch 12, flat-footed 12, grapple +6, Fort +3, Ref +6, Will +2; Bite +4 melee (1d4 plus poison)',
    given: 'CR 2, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 14, Con 15, 19 hp, grapple +8, Fort +5; Bite +4 melee (1d4+3 plus poison)',
  },
  {
    monster: 'snake-medium-viper',
    template: 'fiendish',
    plain: true,
    printed:
      '9 hp, AC 16, touch 13, flat-footed 13, grapple +0, Fort +3, Ref +6, Will +1; Bite +4 melee (1d4−1 plus poison)',
    given: 'CR 1, Int 3, Magical Beast, smite good +2; resistance to cold 5 and fire 5; spell resistance 7',
    augmented: 'Str 12, Con 15, 13 hp, grapple +2, Fort +5; Bite +4 melee (1d4+1 plus poison)',
  },
  {
    monster: 'snake-small-viper',
    template: 'fiendish',
    plain: true,
    printed:
      '4 hp, AC 17, touch 14, flat-footed 14, grapple −6, Fort +2, Ref +5, Will +1; Bite +4 melee (1d2−2 plus poison)',
    given: 'CR 1/2, Int 3, Magical Beast, smite good +1; resistance to cold 5 and fire 5; spell resistance 6',
    augmented: 'Str 10, Con 15, 6 hp, grapple −4, Fort +4; Bite +4 melee (1d2 plus poison)',
  },
  {
    monster: 'squid',
    template: 'fiendish',
    plain: true,
    printed:
      '13 hp, AC 16, touch 13, flat-footed 13, grapple +8, Fort +3, Ref +6, Will +2; Arms +4 melee (0) and bite −1 melee (1d6+1)',
    given: 'CR 1, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 18, Con 15, 19 hp, grapple +10, Fort +5; Arms +6 melee (0) and bite +1 melee (1d6+2)',
  },
  {
    monster: 'squid-giant',
    template: 'fiendish',
    plain: true,
    printed:
      '72 hp, AC 17, touch 11, flat-footed 14, grapple +29, Fort +9, Ref +11, Will +5; 10 tentacles +15 melee (1d6+8) and bite +10 melee (2d8+4)',
    given:
      'CR 11, Int 3, Magical Beast, smite good +12; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 17',
    augmented:
      'Str 30, Con 17, 96 hp, grapple +31, Fort +11; 10 tentacles +17 melee (1d6+10) and bite +12 melee (2d8+5); constrict 1d6+10',
  },
  {
    monster: 'steam-mephit',
    plain: true,
    printed:
      '13 hp, AC 16, touch 12, flat-footed 15, grapple −1, Fort +3, Ref +4, Will +3; 2 claws +4 melee (1d3 plus 1d4 fire)',
    augmented: 'Str 14, Con 14, 19 hp, grapple +1, Fort +5; 2 claws +6 melee (1d3+2 plus 1d4 fire)',
  },
  {
    monster: 'thoqqua',
    plain: true,
    printed:
      '16 hp, AC 18, touch 11, flat-footed 17, grapple +4, Fort +4, Ref +2, Will +2; Slam +4 melee (1d6+3 plus 2d6 fire)',
    augmented: 'Str 19, Con 17, 22 hp, grapple +6, Fort +6; Slam +6 melee (1d6+6 plus 2d6 fire)',
  },
  {
    monster: 'tiger',
    template: 'fiendish',
    plain: true,
    printed:
      '45 hp, AC 14, touch 11, flat-footed 12, grapple +14, Fort +8, Ref +7, Will +3; 2 claws +9 melee (1d8+6) and bite +4 melee (2d6+3)',
    given:
      'CR 5, Int 3, Magical Beast, smite good +6; resistance to cold 5 and fire 5; damage reduction 5/magic; spell resistance 11',
    augmented:
      'Str 27, Con 21, 57 hp, grapple +16, Fort +10; 2 claws +11 melee (1d8+8) and bite +6 melee (2d6+4); rake 1d8+4',
  },
  {
    monster: 'triceratops',
    template: 'celestial',
    plain: true,
    printed: '196 hp, AC 18, touch 7, flat-footed 18, grapple +30, Fort +19, Ref +9, Will +6; Gore +20 melee (2d8+15)',
    given:
      'CR 11, Int 3, Magical Beast, smite evil +16; resistance to acid 10, cold 10 and electricity 10; damage reduction 10/magic; spell resistance 21',
    augmented: 'Str 34, Con 29, 228 hp, grapple +32, Fort +21; Gore +22 melee (2d8+18); trample 2d12+18',
  },
  {
    monster: 'tyrannosaurus',
    template: 'fiendish',
    plain: true,
    printed: '180 hp, AC 14, touch 9, flat-footed 13, grapple +30, Fort +16, Ref +12, Will +8; Bite +20 melee (3d6+13)',
    given:
      'CR 10, Int 3, Magical Beast, smite good +18; resistance to cold 10 and fire 10; damage reduction 10/magic; spell resistance 23',
    augmented: 'Str 32, Con 25, 216 hp, grapple +32, Fort +18; Bite +22 melee (3d6+16)',
  },
  {
    monster: 'unicorn',
    plain: true,
    printed:
      '42 hp, AC 18, touch 12, flat-footed 15, grapple +13, Fort +9, Ref +7, Will +6; Horn +11 melee (1d8+8) and 2 hooves +3 melee (1d4+2)',
    augmented: 'Str 24, Con 25, 50 hp, grapple +15, Fort +11; Horn +13 melee (1d8+10) and 2 hooves +5 melee (1d4+3)',
  },
  {
    monster: 'vrock',
    plain: true,
    printed:
      '115 hp, AC 22, touch 11, flat-footed 20, grapple +20, Fort +14, Ref +9, Will +10; 2 claws +15 melee (2d6+6) and bite +13 melee (1d8+3) and 2 talons +13 melee (1d6+3)',
    augmented:
      'Str 27, Con 29, 135 hp, grapple +22, Fort +16; 2 claws +17 melee (2d6+8) and bite +15 melee (1d8+4) and 2 talons +15 melee (1d6+4)',
  },
  {
    monster: 'water-elemental-elder',
    plain: true,
    printed:
      '228 hp, AC 23, touch 14, flat-footed 17, grapple +35, Fort +19, Ref +16, Will +10; 2 slams +25 melee (2d10+9/19–20)',
    augmented: 'Str 32, Con 25, 276 hp, grapple +37, Fort +21; 2 slams +27 melee (2d10+11/19–20)',
  },
  {
    monster: 'water-elemental-greater',
    plain: true,
    printed:
      '199 hp, AC 22, touch 13, flat-footed 17, grapple +31, Fort +17, Ref +14, Will +9; 2 slams +21 melee (2d10+8)',
    augmented: 'Str 30, Con 25, 241 hp, grapple +33, Fort +19; 2 slams +23 melee (2d10+10)',
  },
  {
    monster: 'water-elemental-huge',
    plain: true,
    printed:
      '152 hp, AC 21, touch 12, flat-footed 17, grapple +27, Fort +15, Ref +9, Will +7; 2 slams +17 melee (2d10+7)',
    augmented: 'Str 28, Con 25, 184 hp, grapple +29, Fort +17; 2 slams +19 melee (2d10+9)',
  },
  {
    monster: 'water-elemental-large',
    plain: true,
    printed:
      '68 hp, AC 20, touch 11, flat-footed 18, grapple +15, Fort +10, Ref +4, Will +2; 2 slams +10 melee (2d8+5)',
    augmented: 'Str 24, Con 23, 84 hp, grapple +17, Fort +12; 2 slams +12 melee (2d8+7)',
  },
  {
    monster: 'water-elemental-medium',
    plain: true,
    printed: '30 hp, AC 19, touch 11, flat-footed 18, grapple +6, Fort +7, Ref +2, Will +1; Slam +6 melee (1d8+4)',
    augmented: 'Str 20, Con 21, 38 hp, grapple +8, Fort +9; Slam +8 melee (1d8+7)',
  },
  {
    monster: 'water-elemental-small',
    plain: true,
    printed: '11 hp, AC 17, touch 11, flat-footed 17, grapple −1, Fort +4, Ref +0, Will +0; Slam +4 melee (1d6+3)',
    augmented: 'Str 18, Con 17, 15 hp, grapple +1, Fort +6; Slam +6 melee (1d6+6)',
  },
  {
    monster: 'water-mephit',
    plain: true,
    printed: '19 hp, AC 16, touch 11, flat-footed 16, grapple +1, Fort +4, Ref +3, Will +3; 2 claws +6 melee (1d3+2)',
    augmented: 'Str 18, Con 17, 25 hp, grapple +3, Fort +6; 2 claws +8 melee (1d3+4)',
  },
  {
    monster: 'wolf',
    template: 'fiendish',
    plain: true,
    printed: '13 hp, AC 14, touch 12, flat-footed 12, grapple +2, Fort +5, Ref +5, Will +1; Bite +3 melee (1d6+1)',
    given: 'CR 1, Int 3, Magical Beast, smite good +2; resistance to cold 5 and fire 5; spell resistance 7',
    augmented: 'Str 17, Con 19, 17 hp, grapple +4, Fort +7; Bite +5 melee (1d6+4)',
  },
  {
    monster: 'wolverine',
    template: 'fiendish',
    plain: true,
    printed:
      '28 hp, AC 14, touch 12, flat-footed 12, grapple +4, Fort +7, Ref +5, Will +2; 2 claws +4 melee (1d4+2) and bite −1 melee (1d6+1)',
    given: 'CR 2, Int 3, Magical Beast, smite good +3; resistance to cold 5 and fire 5; spell resistance 8',
    augmented: 'Str 18, Con 23, 34 hp, grapple +6, Fort +9; 2 claws +6 melee (1d4+4) and bite +1 melee (1d6+2)',
  },
  {
    monster: 'xill',
    plain: true,
    printed:
      '32 hp, AC 20, touch 13, flat-footed 17, grapple +7, Fort +6, Ref +7, Will +5; 2 short swords +5 melee (1d6+2/19–20, 1d6+1/19–20) and 2 claws +5 melee (1d4+1); or 4 claws +5 melee (1d4+2, 1d4+1); or 2 longbows +4 ranged (1d8/×3)',
    augmented:
      'Str 19, Con 19, 42 hp, grapple +9, Fort +8; 2 short swords +7 melee (1d6+4/19–20, 1d6+2/19–20) and 2 claws +7 melee (1d4+2); or 4 claws +7 melee (1d4+4, 1d4+2); or 2 longbows +4 ranged (1d8/×3)',
  },
  {
    monster: 'yeth-hound',
    plain: true,
    printed: '19 hp, AC 20, touch 12, flat-footed 18, grapple +6, Fort +5, Ref +5, Will +5; Bite +6 melee (1d8+4)',
    augmented: 'Str 21, Con 19, 25 hp, grapple +8, Fort +7; Bite +8 melee (1d8+7)',
  },
];
