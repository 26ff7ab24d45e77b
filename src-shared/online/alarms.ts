/** What is wrong with what another program says: it cannot be a mistake of the network. */
export const ALARMS = [
  /** A signature is not of the program that it names. */
  'forged',
  /** It has other steps than we have. */
  'otherHistory',
  /** A link is not the one that was fixed. */
  'wrongLink',
  /** Somebody moves whose turn it is not. */
  'outOfTurn',
  /** It is against the rules, or against the terms. */
  'illegal',
  /** A program has made two different steps of one number, or two different commitments. */
  'twice',
] as const;
export type Alarm = (typeof ALARMS)[number];

/**
 * What becomes of something that is told: it is new and counts; it was known, or is no longer of interest; it comes before
 * something that it follows, and must be told again; or it is wrong.
 */
export type Told = 'new' | 'known' | 'early' | Alarm;

/** Whether what became of something is that it is wrong. */
export const isAlarm = (told: Told): told is Alarm => ALARMS.some((alarm) => alarm === told);
