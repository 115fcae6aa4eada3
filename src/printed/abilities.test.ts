import { expect, test } from 'vitest';
import { abilitiesOf, abilityTypeInWords, linkedPieces, mergeAbilities, splitAbilities } from './abilities.ts';

const TEXT = `<p>It keeps its distance.</p>
<p><strong>Enslave (Su).</strong> Three times per day.</p>
<p>The DC is Charisma-based.</p>
<ul>
<li>
<p><strong>Not one.</strong> Inside a list.</p>
</li>
</ul>
<p><strong>Skills.</strong> +8 racial bonus on <a href="/skills/swim">Swim</a> checks.</p>`;

test('a paragraph that begins with bold words begins an ability', () => {
  const { intro, abilities } = splitAbilities(TEXT);
  expect(intro).toBe('<p>It keeps its distance.</p>');
  expect(abilities.map(({ id, name, type }) => [id, name, type])).toEqual([
    ['enslave', 'Enslave', 'Su'],
    ['skills', 'Skills', null],
  ]);
  expect(abilities[0]?.html).toMatch(/^<p>Three times per day\.<\/p>[\s\S]+Inside a list[\s\S]+<\/ul>$/);
});

test('text without abilities is only an introduction', () => {
  expect(splitAbilities('<p>Fights.</p>')).toEqual({ intro: '<p>Fights.</p>', abilities: [] });
});

test("a monster's own abilities come before those of its family and replace them", () => {
  const own = { id: 'web', name: 'Web', type: 'Ex' as const, html: 'own', group: null };
  expect(mergeAbilities([[own], [{ ...own, html: 'shared' }]])).toEqual([own]);
});

test('the first mention of each ability in a line is a link', () => {
  const { abilities } = splitAbilities(TEXT);
  expect(linkedPieces('Enslave, enslaved, enslave', abilities)).toEqual([
    { text: 'Enslave', id: 'enslave' },
    { text: ', enslaved, enslave', id: null },
  ]);
});

test('names with hyphens, apostrophes and brackets are found too', () => {
  const names = [
    { name: 'Spell-Like Abilities', id: 'spell-like-abilities' },
    { name: 'Hunter’s Mark (greater)', id: 'hunters-mark-greater' },
  ];
  expect(linkedPieces('Hunter’s mark (greater), spell-like abilities', names).map(({ id }) => id)).toEqual([
    'hunters-mark-greater',
    null,
    'spell-like-abilities',
  ]);
});

test('a description keeps bold words of other kinds; abilities begin where the first is typed or well known', () => {
  const html = `<p>Ghouls eat.</p>
<p><strong>Lacedon.</strong> Aquatic.</p>
<p><strong>Stench (Ex), ghast only.</strong> It reeks.</p>
<p><strong>Scare (Ex or Su).</strong> Frightens.</p>`;
  const { intro, abilities } = splitAbilities(html, 'description');
  expect(intro).toContain('Lacedon');
  expect(abilities.map(({ id, name, type }) => [id, name, type])).toEqual([
    ['stench', 'Stench, ghast only', 'Ex'],
    ['scare', 'Scare', 'Ex or Su'],
  ]);
  expect(abilityTypeInWords('Ex or Su')).toBe('Extraordinary or Supernatural');
  expect(linkedPieces('ghoul fever, stench', abilities).at(-1)).toEqual({ text: 'stench', id: 'stench' });
});

test('a text divided by members gives each member only its own part', () => {
  const html = `<p><strong>Devastation centipede</strong></p>
<p><strong>Poison (Ex).</strong> Dexterity.</p>
<p><strong>Devastation spider</strong></p>
<p><strong>Poison (Ex).</strong> Strength.</p>`;
  const { abilities } = splitAbilities(html, 'description');
  expect(abilities.map(({ id, group }) => [id, group])).toEqual([
    ['poison', 'Devastation centipede'],
    ['poison--2', 'Devastation spider'],
  ]);
  const members = ['Devastation Centipede', 'Devastation Spider'];
  expect(abilitiesOf('Devastation Spider', members, abilities).map(({ html }) => html)).toEqual(['<p>Strength.</p>']);
});

test('bold words at the beginning of a sentence are not a heading', () => {
  expect(splitAbilities('<p><strong>Shriekers</strong> come in purple.</p>').abilities).toEqual([]);
});
