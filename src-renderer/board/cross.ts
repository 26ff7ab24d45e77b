/** A cross on a 20 × 20 field, for what closes something or takes it back. */
export const CROSS = 'M5 5l10 10M15 5L5 15';
