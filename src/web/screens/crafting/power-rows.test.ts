import { expect, test } from 'vitest';
import { queryOfRows, rowsOf } from './power-rows.ts';

test('the rows of a form become powers; rows that are not filled in are left out', () => {
  const params = new URLSearchParams('make=wondrous&space=none&item_gp=');
  const rows = [
    { effect: 'resistance', figure: '3' },
    { effect: '' },
    { effect: 'spell', of: 'Bull’s Strength', use: 'command', uses: '3' },
    { effect: 'spell', of: 'fly', use: 'continuous' },
    { effect: 'spell', use: 'command' },
  ];
  const empty = { effect: '', figure: '', of: '', use: '', uses: '', level: '' };
  for (const row of rows)
    for (const [field, value] of Object.entries({ ...empty, ...row })) params.append(field, value);
  expect(queryOfRows(params)).toEqual({
    make: 'wondrous',
    space: 'none',
    power: 'resistance:3,spell:bulls-strength:command::3,spell:fly:continuous',
  });
});

test('a staff has spells with the charges of a use', () => {
  const params = new URLSearchParams('make=staff&of=Charm+Person&figure=&of=charm+monster&figure=2&of=&figure=');
  expect(queryOfRows(params)).toEqual({ make: 'staff', power: 'charm-person,charm-monster:2' });
});

test('the powers of an address fill the rows again', () => {
  expect(rowsOf({ make: 'ring', power: 'deflection:2,spell:fly:command::3' })).toMatchObject([
    { effect: 'deflection', figure: '2' },
    { effect: 'spell', of: 'fly', use: 'command', level: '', uses: '3' },
  ]);
  expect(rowsOf({ make: 'staff', power: 'ice-storm:2' })).toMatchObject([{ of: 'ice storm', figure: '2' }]);
  expect(queryOfRows(new URLSearchParams('make=ring&power=deflection:2'))).toBeNull();
});
