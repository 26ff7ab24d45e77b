import type { Words } from '../words/words';
import type { PuzzleHelp, Search } from './open-puzzle';
import { nameOfLaid, pieceName } from './piece-words';

/** What the computer has found out, or is looking for. */
export function helpWords(help: PuzzleHelp, t: Words): { readonly title: string; readonly text: string } {
  switch (help.kind) {
    case 'asked':
      return { title: t(`puzzle.help.title.${help.task}`), text: searchWords(help, t) };
    case 'place':
      return {
        title: t('puzzle.help.title.hint'),
        text: t(help.isTurn ? 'puzzle.help.turn' : 'puzzle.help.place', { tile: nameOfLaid(help.placement) }),
      };
    case 'wrong':
      return { title: t('puzzle.help.title.hint'), text: t('puzzle.help.wrong', { tile: pieceName(help.tile) }) };
    case 'unsolvable':
      return { title: t('puzzle.help.title.solve'), text: t('puzzle.help.unsolvable') };
    case 'notFound':
      return { title: t('puzzle.help.title.solve'), text: t('puzzle.help.notFound') };
    case 'solved':
      return {
        title: t('puzzle.help.title.solve'),
        text: t(help.isFromScratch ? 'puzzle.help.fromScratch' : 'puzzle.help.solved'),
      };
    case 'bettered':
      return {
        title: t('puzzle.help.title.solve'),
        text: help.score === undefined ? t('puzzle.help.notBetter') : t('puzzle.help.better', { score: help.score }),
      };
    case 'counted':
      return { title: t('puzzle.help.title.count'), text: t('puzzle.help.counted', { count: help.count }) };
    default:
      return help satisfies never;
  }
}

function searchWords({ task, isBettering, best }: Search, t: Words): string {
  if (best) return t('puzzle.help.improved', { score: best.score });
  return t(`puzzle.help.asked.${isBettering ? 'improve' : task}`);
}
