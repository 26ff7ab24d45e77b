import { describe, expect, it } from 'vitest';
import { manual } from '../../../scripts/help/manual';
import { indexEntries } from '../../../src-renderer/manual/index-entries';
import { makeSearch, stemOf } from '../../../src-renderer/manual/search';

const { help } = manual();
const search = makeSearch(help.topics);

/** What players ask, and the topic that answers. */
const QUESTIONS: readonly (readonly [question: string, topic: string])[] = [
  ['What is a forced space?', 'forced-space'],
  ['how do I take back a move', 'taking-back'],
  ['what happens when two players have the same score', 'scoring'],
  ['how many points is a loop worth', 'loop'],
  ['why can I not play my tile there', 'refused-moves'],
  ['third restriction controlled side', 'controlled-side'],
  ['play against the computer', 'computer-players'],
  ['how to send my turn by email', 'email-games'],
  ['mail server does not accept my password', 'mail-problems'],
  ['disk is full when saving', 'saving-problems'],
  ['where is my game after a crash', 'recovery'],
  ['print the board', 'printing'],
  ['how does the rating work', 'rating'],
  ['what is the highest score ever', 'records'],
  ['what does gobble mean', 'gobble'],
  ['play without a mouse', 'keyboard'],
  ['I am colour blind', 'without-colours'],
  ['change the background picture', 'settings'],
  ['turn off the sounds', 'settings'],
  ['make my own puzzle', 'making-puzzles'],
  ['what is a Sint', 'tile-index'],
  ['good moves at the beginning of the game', 'opening'],
  ['what is a deadlock', 'deadlock'],
  ['how do partners play', 'doubles-rules'],
  ['save a picture of the game', 'pictures'],
  ['puzzle of the day', 'sharesets'],
  ['show how many tiles fit a space', 'fit-counts'],
  ['watch a game again move by move', 'replay'],
  ['how to stop a game early', 'end-of-a-game'],
  ['who invented Tantrix', 'history'],
  ['connect two lines', 'connecting-indirectly'],
  ['tournament titles', 'tournaments'],
  ['clipbord paste', 'clipboard-problems'],
];

describe('a question', () => {
  it.each(QUESTIONS)('“%s” leads first to %s', (question, topic) => {
    const hits = search(question).map((hit) => hit.topic.id);
    expect(hits[0]).toBe(topic);
  });

  it('of words that say nothing leads nowhere', () => {
    expect(search('what is the')).toEqual([]);
    expect(search('')).toEqual([]);
  });

  it('is answered by a line that has its words', () => {
    expect(search('lowest score that won')[0]?.excerpt).toMatch(/lowest|won/i);
  });
});

describe('words', () => {
  it.each([
    ['Tiles', 'tile'],
    ['loops', 'loop'],
    ['boxes', 'box'],
    ['entries', 'entry'],
    ['playing', 'play'],
    ['stopped', 'stop'],
    ['ring', 'ring'],
    ['player’s', 'player'],
    ['loss', 'loss'],
  ])('%s meet as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('the index', () => {
  const entries = indexEntries(help.topics);
  const words = entries.map((entry) => entry.words);

  it('goes from A to Z and has each entry once', () => {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    expect(words).toEqual(words.toSorted(collator.compare));
    expect(new Set(words.map((each) => each.toLowerCase())).size).toBe(words.length);
  });

  it('leads to every topic', () => {
    const reached = new Set(entries.flatMap(({ topics }) => topics.map(({ id }) => id)));
    expect(help.topics.filter(({ id }) => !reached.has(id))).toEqual([]);
  });
});
