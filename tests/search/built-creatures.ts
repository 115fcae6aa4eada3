/*
 * Searches that describe a creature to be built, and the page that each leads to; null where it describes none, such as the
 * name of a printed monster or what the rules do not allow.
 */

export const BUILT_CREATURES: readonly (readonly [query: string, url: string | null])[] = [
  ['ogre fighter 4', '/monsters/ogre?class=fighter:4'],
  ['Ogre Fighter 4', '/monsters/ogre?class=fighter:4'],
  ['ogre fighter level 4', '/monsters/ogre?class=fighter:4'],
  ['4th-level fighter ogre', '/monsters/ogre?class=fighter:4'],
  ['ogre with 4 levels of fighter', '/monsters/ogre?class=fighter:4'],
  ['drow fighter 4', '/monsters/drow-1st-level-warrior?class=fighter:4'],
  ['hill giant barbarian 2 rogue 1', '/monsters/hill-giant?class=barbarian:2,rogue:1'],
  ['half-dragon ogre', '/monsters/ogre?template=half-dragon:black'],
  ['red half-dragon ogre', '/monsters/ogre?template=half-dragon:red'],
  ['half-dragon (red) ogre', '/monsters/ogre?template=half-dragon:red'],
  ['fiendish dire rat', '/monsters/dire-rat?template=fiendish'],
  ['fiendish dire rats', '/monsters/dire-rat?template=fiendish'],
  ['celestial lion', '/monsters/lion?template=celestial'],
  ['ogre skeleton', '/monsters/ogre?template=skeleton'],
  ['fiendish ogre fighter 4', '/monsters/ogre?template=fiendish&class=fighter:4'],
  ['ogre zombie', null],
  ['ogre', null],
  ['ogre fighter', null],
  ['ghoul skeleton', null],
  ['big half-dragon ogre', null],
  ['half-dragon', null],
  ['fighter 4', null],
  ['sorcerer 4 illusion', null],
  ['wizard spells level 3', null],
  ['"ogre fighter" 4', null],
  ['ogre fighter 4 -elite', null],
];
