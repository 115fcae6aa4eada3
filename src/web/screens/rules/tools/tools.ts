import type { RuleToolName } from '../../../../contract/page-parameters.ts';
import { bonusSpells } from './bonus-spells-tool.ts';
import { breaking } from './breaking-tool.ts';
import { encounter } from './encounter-tool.ts';
import { epicSpell } from './epic-spell-tool.ts';
import { falling } from './falling-tool.ts';
import { intelligentItem } from './intelligent-item-tool.ts';
import { jumping } from './jumping-tool.ts';
import { light } from './light-tool.ts';
import { load } from './load-tool.ts';
import { magicTrap } from './magic-trap-tool.ts';
import type { RuleTool } from './tool.ts';
import { mechanicalTrap } from './trap-tool.ts';
import { travel } from './travel-tool.ts';
import { weather } from './weather-tool.ts';

/** Every calculator by its name in content. */
export const TOOLS: Readonly<Record<RuleToolName, RuleTool>> = {
  load,
  'bonus-spells': bonusSpells,
  travel,
  falling,
  jumping,
  light,
  breaking,
  'epic-spell': epicSpell,
  encounter,
  weather,
  'intelligent-item': intelligentItem,
  trap: mechanicalTrap,
  'magic-trap': magicTrap,
};
