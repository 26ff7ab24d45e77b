/** What strangers can say to each other before both have opened the chat; each is told in the language of who reads it. */
export const PHRASES = [
  'hello',
  'haveFun',
  'goodMove',
  'thanks',
  'oneMoment',
  'back',
  'sorry',
  'wellPlayed',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];
