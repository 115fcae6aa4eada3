/** The limits of the master of a companion. */
export const MOST_MASTER_LEVEL = 60;
export const MOST_MASTER_BONUS = 60;
export const MOST_MASTER_POINTS = 2000;
