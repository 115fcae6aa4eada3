import { stored } from '../storage/stored.ts';

/** Whether pages show what the visitor's character is to them. */
export const shownForMe = stored<boolean>('for-me', {
  parse: (text) => text !== 'off',
  serialize: (shown) => (shown ? null : 'off'),
});
