/** Something on a character sheet that cannot be, or that should be looked at. */
export type Finding = {
  severity: 'error' | 'warning';
  /** A slug of what was given (`hide`, `weapon-focus`), or `feats`, `skill_points`, `experience`. */
  about: string;
  message: string;
  source: string;
};
