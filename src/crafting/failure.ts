import type { ParameterError } from '../contract/problems.ts';

/** An item that cannot be made. It names the parameter, its value, and what the rules allow. */
export class CannotCraft extends Error {
  readonly errors: readonly ParameterError[];

  constructor(parameter: string, value: string, message: string) {
    super(message);
    this.name = 'CannotCraft';
    this.errors = [{ parameter, value, message }];
  }
}
