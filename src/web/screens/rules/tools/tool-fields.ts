import { capitalized } from '../../../../rules/capitalized.ts';
import { STRENGTH_LIMITS } from '../../../../rules/carrying.ts';
import { SIZES } from '../../../../rules/monster-vocabulary.ts';
import type { ToolField } from './tool.ts';

/* Fields that several calculators have. */

export const STRENGTH: ToolField = { name: 'str', label: 'Strength', ...STRENGTH_LIMITS, fallback: 10 };
export const SIZE: ToolField = {
  name: 'size',
  label: 'Size',
  options: SIZES.map((size) => [size, capitalized(size)]),
  fallback: 'medium',
};
export const SPEED: ToolField = { name: 'speed', label: 'Speed, ft.', lowest: 5, highest: 200, fallback: 30 };
export const YES_NO = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const;
