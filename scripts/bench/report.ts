import type { Figure } from './figures';

/** BENCHMARKS.md: the figures of a run, part by part. */

/** How the figures are to be read. */
const NOTES = `Written by the command below; a further run writes it anew. Every figure stands next to its yardstick, which the same
run measured: compare within one run only, for whatever else the machine does shifts them all.

- **Start**: from the start of the process until the window is shown with something in it, or until the pointer would meet
  a part of it that can be clicked, and its frame is drawn; in turn with a plain window of Electron's own until that can be
  clicked, with a fresh profile or at the third start on it, medians.
- **Memory**: of all processes together; what several share counts once (PSS).
- **Size**: all scripts and style sheets of both windows and the workers, each gzipped (1 kB is 1000 bytes). Counted apart
  are the texts of the manual and the words in other languages than English, which are read when somebody wants them.
- **Frames**: while a hand does something at every frame, beside the plainest drawing of as many tiles.
- **Hostile files**: made to keep the program busy, each as large as its way in lets through. A timer every 4 ms in the
  page and in the main process tells how late it comes at most.
- **My games**: a folder of games of the computer, read by the thread that reads, and known at the next start by its index. A
  timer every 4 ms in the page and in the main process tells how late it comes at most.
- **Online games**: a server and simulated players on this computer, which share its cores; what the players cost is told apart.
  The relay, measured in turn, does the least that such a server could: what one player says is on the disk, and then sent to
  both. \`npm run bench -- --online\` measures this part alone and leaves the others as they are; docs/scale.md says what
  follows.
- **Computing**: processor time, and for moves how long one waits for them, too. The yardstick is a plain loop of integer
  arithmetic; a figure in its steps can be held against those of another machine. \`npm run bench -- --computing\` measures
  this, the computer players and the puzzles alone.`;

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const figureRow = ({ what, value, yardstick = '', limit = '', isMet }: Figure): string =>
  row([what, value, yardstick, limit, isMet === undefined ? '' : isMet ? 'met' : '**missed**']);

/** On what was measured, and how. */
export type Facts = readonly (readonly [what: string, value: string])[];

/** The whole file. */
export function report(facts: Facts, figures: readonly Figure[]): string {
  const parts = [...new Set(figures.map(({ part }) => part))];
  const tables = parts.map((part) =>
    [
      `## ${part}`,
      '',
      row(['what', 'measured', 'yardstick', 'limit', '']),
      '|---|---|---|---|---|',
      ...figures.filter((each) => each.part === part).map(figureRow),
    ].join('\n'),
  );
  const about = ['| | |', '|---|---|', ...facts.map((pair) => row(pair))].join('\n');
  return `${['# Benchmarks', NOTES, about, verdict(figures), ...tables].join('\n\n')}\n`;
}

/** One line on the limits. */
export function verdict(figures: readonly Figure[]): string {
  const limited = figures.filter(({ isMet }) => isMet !== undefined);
  const missed = limited.filter(({ isMet }) => !isMet);
  const met = `${limited.length - missed.length} of ${limited.length} limits are met.`;
  return missed.length === 0 ? met : `${met} Missed: ${missed.map(({ what }) => what).join('; ')}.`;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(2, -2)
    .split(/(?<!\\) \| /)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** What is said in such a file of how it was measured. */
export const factsIn = (text: string): Facts =>
  (/\| \| \|\n\|---\|---\|\n((?:\|.*\n)*)/.exec(text)?.[1] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [what = '', value = ''] = cellsOf(line);
      return [what, value];
    });

/** The figures of such a file, as they were measured. */
export function figuresIn(text: string): readonly Figure[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.flatMap((body) => {
    const [part = '', ...lines] = body.split('\n');
    return lines.filter((line) => /^\| (?!what \|)/.test(line)).map((line) => figureIn(part, line));
  });
}

/** Figures with those of the parts that were measured anew in the place of the earlier ones. */
export function replaced(before: readonly Figure[], anew: readonly Figure[]): Figure[] {
  const parts = [...new Set([...before, ...anew].map(({ part }) => part))];
  return parts.flatMap((name) => {
    const measured = ofPart(anew, name);
    return measured.length > 0 ? measured : ofPart(before, name);
  });
}

const ofPart = (figures: readonly Figure[], name: string): Figure[] => figures.filter(({ part }) => part === name);

function figureIn(part: string, line: string): Figure {
  const [what = '', value = '', yardstick, limit, verdictGiven] = cellsOf(line);
  const isMet = verdictGiven === 'met' ? true : verdictGiven === '**missed**' ? false : undefined;
  return {
    part,
    what,
    value,
    ...(yardstick ? { yardstick } : {}),
    ...(limit ? { limit } : {}),
    ...(isMet === undefined ? {} : { isMet }),
  };
}
