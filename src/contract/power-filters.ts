/* Names that the power list, its form and its queries share. */

export const POWER_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
