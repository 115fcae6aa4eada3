/** The limits of the master of a companion. */
export const MAX_MASTER_LEVEL = 60;
export const MAX_MASTER_BONUS = 60;
export const MAX_MASTER_POINTS = 2000;
