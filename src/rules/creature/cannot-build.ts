/** What the rules do not allow, as a sentence that begins "must be" or "needs" and names what is missing. */
export class CannotBuild extends Error {
  /** The parameter at fault, and what it was given. */
  readonly parameter:
    | 'hd'
    | 'template'
    | 'class'
    | 'array'
    | 'order'
    | 'increase'
    | 'feat'
    | 'skill'
    | 'form'
    | 'weapon'
    | 'augment';
  readonly value: string;

  constructor(parameter: CannotBuild['parameter'], value: string, message: string) {
    super(message);
    this.name = 'CannotBuild';
    this.parameter = parameter;
    this.value = value;
  }
}
