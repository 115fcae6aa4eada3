/** What kind of thing went wrong with an import. */
export type SheetFault =
  | 'address'
  | 'private'
  | 'missing'
  | 'size'
  | 'tabs'
  | 'cell'
  | 'time'
  | 'format'
  | 'busy'
  | 'service';

/** An import that cannot succeed; the message is the cause, in whole sentences for the visitor. */
export class SheetFailure extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault, cause: string) {
    super(cause);
    this.name = 'SheetFailure';
    this.fault = fault;
  }
}
