import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameOfLesson, type LessonSource, wayOf } from '../../../../src-shared/help/lessons/lesson';
import { isPlayed, LESSON_IDS, LESSONS } from '../../../../src-shared/help/lessons/lessons';
import { TileWords, withTiles } from '../../../../src-renderer/stage/TileWords';
import { de } from '../../../../src-renderer/words/de';
import { en } from '../../../../src-renderer/words/en';
import { es } from '../../../../src-renderer/words/es';
import { fr } from '../../../../src-renderer/words/fr';
import { hu } from '../../../../src-renderer/words/hu';
import { nl } from '../../../../src-renderer/words/nl';
import { loadWords } from '../../../../src-renderer/words/words';

const PAGE = { en, de, es, fr, hu, nl };

/** The most words that a callout may have, by language: what is short in English takes more words elsewhere. */
const MOST_WORDS = { en: 20, de: 22, es: 25, fr: 25, hu: 22, nl: 24 };

type Said = Readonly<Record<string, string>>;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What the callouts of a lesson say, by what it is; the heading stands over the first of them. */
function callouts(said: Said): Record<string, string> {
  const steps = Object.entries(said).filter(([step]) => step !== 'title' && step !== 'heading');
  return { ...Object.fromEntries(steps), text: `${said.heading} ${said.text}` };
}

/** The letters that stand beside the word for a space, as in “Space {{number}}” or “{{number}}. mező”. */
function lettersNamed(text: string, space: string): string[] {
  const word = space.replace(/\{\{number\}\}\.?/, '').trim();
  const [first, rest] = [word.charAt(0), word.slice(1)];
  const either = `[${first.toUpperCase()}${first.toLowerCase()}]${rest}`;
  const pattern = space.startsWith('{{') ? `\\b([A-Z]) ${either}` : `${either} ([A-Z])\\b`;
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(([, letter = '']) => letter);
}

/** The letters that stand alone, but for A, which is a word in some languages. */
const lettersAlone = (text: string): string[] => text.match(/(?<!\p{L})[B-H](?![\p{L}’])/gu) ?? [];

/** The tiles of which a sentence shows pictures. */
const tilesIn = (text: string): number[] =>
  [...renderToStaticMarkup(createElement(TileWords, { words: withTiles(text) })).matchAll(/"tile (\d+)"/g)].map(
    ([, tile]) => Number(tile),
  );

beforeAll(loadWords);

const languages = Object.keys(PAGE).filter((each): each is keyof typeof PAGE => each in PAGE);

describe.each(languages)('the lessons in %s', (language) => {
  const { lesson, tip, board } = PAGE[language];

  it('say no more at a time than is read at a glance', () => {
    const said = LESSON_IDS.flatMap((id) =>
      Object.entries(callouts(lesson[id])).map(([step, text]) => ({ at: `${id}.${step}`, count: wordsIn(text), text })),
    );
    const tips = Object.entries(tip).flatMap(([name, text]) =>
      typeof text === 'string' ? [] : [{ at: name, count: wordsIn(`${text.heading} ${text.text}`), text: text.text }],
    );
    expect(said.length).toBeGreaterThan(40);
    expect([...said, ...tips].filter(({ count }) => count > MOST_WORDS[language])).toEqual([]);
  });

  it('show no tile but those that the person holds, and the same as in English', () => {
    expect(tilesIn('Take [8] or [12].')).toEqual([8, 12]);
    for (const id of LESSON_IDS.filter(isPlayed)) {
      const source: LessonSource = LESSONS[id];
      const { hands, mover } = gameOfLesson(source).position;
      const english: Said = en.lesson[id];
      for (const [step, text] of Object.entries(lesson[id])) {
        for (const tile of tilesIn(text)) expect(hands[mover], `${id}.${step}`).toContain(tile);
        // A language may say again which tile is meant.
        expect(tilesIn(text), `${id}.${step}`).toEqual(expect.arrayContaining(tilesIn(english[step] ?? '')));
      }
    }
  });

  it('name no space but by letters that are on the board', () => {
    for (const id of LESSON_IDS) {
      const letters = Object.keys(LESSONS[id].marks);
      for (const [step, text] of Object.entries(lesson[id])) {
        expect(text).not.toMatch(/\{\{/);
        const named = [...lettersAlone(text), ...lettersNamed(text, board.space)];
        for (const letter of named) expect(letters, `${id}.${step}`).toContain(letter);
      }
    }
    expect(lettersNamed(lesson.wholeTurn.shown, board.space)).toEqual(['C']);
    expect(lettersAlone(lesson.wholeTurn.missed)).toEqual(['B', 'C']);
  });
});

it('a way that is shown takes tiles of the hand alone', () => {
  for (const id of LESSON_IDS.filter(isPlayed)) {
    const source: LessonSource = LESSONS[id];
    const { hands, mover } = gameOfLesson(source).position;
    expect(wayOf(source)).not.toEqual([]);
    for (const { tile } of wayOf(source)) expect(hands[mover]).toContain(tile);
  }
});
