/** A problem in a content file: `content/spells/fireball.yaml:12: rule: what is wrong, what to do`. */
export type Finding = {
  /** Path from the project's root. */
  file: string;
  /** From 1; absent if the finding concerns the whole file. */
  line?: number;
  rule: string;
  message: string;
};

export function printFinding({ file, line, rule, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${rule}: ${message}`;
}
