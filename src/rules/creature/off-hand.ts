/** What stands for the attack where a weapon is added for the other hand: `off-hand:dagger`. */
export const OFF_HAND = 'off-hand';
