import { expect, test } from 'vitest';
import { QUOTAS } from '../contract/budget.ts';
import { quotaOf } from './request-quota.ts';

test.each([
  ['/encounters?level=5', QUOTAS.encounters],
  ['/encounters/?level=5', QUOTAS.encounters],
  ['/%65ncounters?level=5', QUOTAS.encounters],
  ['/Encounters?level=5', QUOTAS.encounters],
  ['/monsters/ogre?hd=9', QUOTAS.creatures],
  ['//monsters/ogre/?hd=9', QUOTAS.creatures],
  ['/forms?level=8', QUOTAS.creatures],
  ['/character/?levels=fighter:3', QUOTAS.plans],
  ['/feats?%63haracter=levels%3Dfighter:3', QUOTAS.plans],
  ['/encounters/stat-blocks?creature=ogre,worg', QUOTAS.encounters],
  ['/encounters/run/?creature=ogre', QUOTAS.encounters],
  ['/encounters', null],
  ['/monsters?type=dragon', null],
  ['/spells/fireball', null],
  ['/%E0?level=5', null],
])('%s has the quota of its page, however it is written', (target, quota) => {
  expect(quotaOf(target)).toEqual(quota);
});
