/** The category of an import's failure. */
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

/** An import that failed. The message is the cause, in complete sentences for the visitor. */
export class SheetFailure extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault, cause: string) {
    super(cause);
    this.name = 'SheetFailure';
    this.fault = fault;
  }
}
