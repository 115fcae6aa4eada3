/** Something wrong in a content file: `content/spells/fireball.yaml:12: rule: what is wrong, what to do`. */
export type Finding = {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1; absent where the whole file is meant. */
  line?: number;
  rule: string;
  message: string;
};

export function printFinding({ file, line, rule, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${rule}: ${message}`;
}
