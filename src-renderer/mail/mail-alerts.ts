import type { DamagedMailGame } from '../../src-shared/bridge/bridge';
import { gameNumber } from '../../src-shared/record';
import { type AddressChange, isReaddressed } from '../../src-shared/mail-games/addresses';
import type { ArrivalDifference, MoveDifference } from '../../src-shared/mail-games/arrival';
import { closeDialog } from '../stage/dialogs';
import { mailAddress, mailAnother, mailKnown, mailOlder, mailRefused } from './arrivals';
import { mailDamaged } from './kept';
import { sendFirst } from './leaving';
import { mailRemove } from './games-list';
import { listWords, playerWords, type Words } from '../words/words';
import type { Saying } from '../stage/AlertDialog';
import { alert, type Drawn } from '../stage/drawn';
import { neighbor, oppositeSide, type Placement, sameHex } from '../../src-shared/tantrix';

/** The alerts about games by mail: most of them of mails that bring nothing new. */
export const MAIL_ALERTS: readonly Drawn[] = [
  alert(mailKnown, ({ what }, t) => ({
    title: t('mailKnown.title'),
    says: [t(`mailKnown.text.${what}`)],
    choices: [{ words: t('button.ok'), run: closeDialog, look: 'primary' }],
    onCancel: closeDialog,
  })),
  /** An older state than the one kept: on from where the game is, send the last turn again, or play it again. */
  alert(mailOlder, ({ at, of, what, mayPlayAgain, answer }, t) => ({
    title: t(mayPlayAgain ? 'mailOlder.title' : 'mailOlder.titleSeen'),
    says: [
      `${t('mailOlder.text', { count: at, of })} ${t(`mailOlder.next.${what}`)}`,
      ...(mayPlayAgain ? [t('mailOlder.againHint')] : []),
    ],
    choices: [
      ...(mayPlayAgain ? [{ words: t('mailOlder.playAgain'), run: () => answer('playAgain') }] : []),
      ...(what === 'myTurn' ? [] : [{ words: t('mailOlder.sendAgain'), run: () => answer('sendAgain') }]),
      { words: t('mailOlder.goOn'), run: () => answer('goOn'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  /** A mail that is refused, and why: where the past differs, the first move that does is named. */
  alert(mailRefused, ({ difference, answer }, t) => {
    const about = aboutOf(difference);
    return {
      title: t(`mailRefused.title.${about}`),
      says: [
        typeof difference === 'string' ? t(`mailRefused.${difference}`) : differenceWords(difference, t),
        t(`mailRefused.stays.${about}`),
      ],
      choices: [
        { words: t('mailRefused.look'), run: () => answer('look') },
        { words: t('button.ok'), run: () => answer('cancel'), look: 'primary' },
      ],
      onCancel: () => answer('cancel'),
    };
  }),
  /** Addresses that a mail changes, for the next turns would go there, and names. */
  alert(mailAddress, ({ changes, answer }, t) => {
    const isOfNames = !changes.some(isReaddressed);
    return {
      title: isOfNames ? t('mailAddress.titleNames') : t('mailAddress.title', { count: changes.length }),
      says: [
        ...changes.flatMap((change) => changeWords(change, t)),
        { kind: 'names', names: changes.flatMap(({ player, name = '', arrived }) => [player.name, name, arrived]) },
        t(isOfNames ? 'mailAddress.textNames' : 'mailAddress.text'),
      ],
      choices: [
        { words: t('mailAddress.old'), run: () => answer('old') },
        { words: t('mailAddress.new'), run: () => answer('new'), look: 'primary' },
      ],
      onCancel: () => answer('cancel'),
    };
  }),
  /** A new game beside one that is under way, which it does not go on from. */
  alert(mailAnother, ({ others, kept, arrived, answer }, t) => ({
    title: t('mailAnother.title', { names: listWords(others) }),
    says: [
      t('mailAnother.text', { names: listWords(others) }),
      t('mailAnother.numbers', { kept: gameNumber(kept), arrived: gameNumber(arrived) }),
      t('mailAnother.stays'),
    ],
    choices: [
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('mailAnother.add'), run: () => answer('add'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  alert(mailRemove, ({ name, answer }, t) => ({
    title: t('mailRemove.title'),
    says: [t('mailRemove.text', { name })],
    choices: [
      { words: t('mailRemove.remove'), run: () => answer('remove') },
      { words: t('button.cancel'), run: () => answer('cancel'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  /** Games that cannot be read any more: which, what is left of each, and how to go on. */
  alert(mailDamaged, ({ damaged, answer }, t) => {
    const count = damaged.length;
    // Without their folder there is no other game.
    const isFolder = damaged.some((game) => game.isFolder);
    return {
      title: isFolder ? t('mailDamaged.folderTitle') : t('mailDamaged.title', { count }),
      says: [
        ...damaged.flatMap((game) => damagedWords(game, t)),
        isFolder ? t('mailDamaged.folderGoOn') : t('mailDamaged.goOn', { count }),
      ],
      choices: [{ words: t('button.ok'), run: () => answer('cancel'), look: 'primary' }],
      onCancel: () => answer('cancel'),
    };
  }),
  /** A turn has not gone out yet, and the program is to be closed. */
  alert(sendFirst, ({ answer }, t) => ({
    title: t('sendFirst.title'),
    says: [t('sendFirst.text')],
    choices: [
      { words: t('sendFirst.leave'), run: () => answer('leave') },
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('sendFirst.send'), run: () => answer('send'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
];

function aboutOf(difference: ArrivalDifference): 'mail' | 'past' | 'file' {
  if (difference === 'rehearsal') return 'file';
  return difference === 'stopped' || difference === 'unread' ? 'mail' : 'past';
}

function differenceWords({ move, player: { name, colour }, kept, arrived, past }: MoveDifference, t: Words): string {
  const player = playerWords(t, name, colour);
  const [seen, other] = [placementWords(kept, past, t), placementWords(arrived, past, t)];
  if (seen === other) return t('mailRefused.mark', { move, player });
  return t('mailRefused.move', { move, player, kept: seen, arrived: other });
}

function changeWords(change: AddressChange, t: Words): string[] {
  const none = t('mailAddress.none');
  const addresses = { kept: change.kept.trim() || none, arrived: change.arrived.trim() || none };
  const player = playerWords(t, change.player.name, change.player.colour);
  return [
    ...(change.name === undefined ? [] : [t('mailAddress.renamed', { player, name: change.name })]),
    ...(isReaddressed(change) ? [t('mailAddress.change', { player, ...addresses })] : []),
  ];
}

function damagedWords({ file, names, isFolder }: DamagedMailGame, t: Words): Saying[] {
  const ofSomebody = t(isFolder ? 'mailDamaged.folder' : 'mailDamaged.ofSomebody');
  return [names.length > 0 ? t('mailDamaged.of', { names: listWords(names) }) : ofSomebody, { kind: 'file', file }];
}

/** Where a tile lies that touches one. */
const SIDES = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;

/**
 * A placement as people tell it, by a tile that it touches; other words for each other placement.
 *
 * @param past the placements before it
 */
function placementWords(placement: Placement, past: readonly Placement[], t: Words): string {
  const { tile } = placement;
  const degrees = placement.rotation * 60;
  for (const [side] of SIDES.entries()) {
    const cell = neighbor(placement, side);
    const touched = past.find((each) => sameHex(each, cell));
    const where = SIDES[oppositeSide(side)];
    if (touched && where) return t(`placement.${where}`, { tile, touched: touched.tile, degrees });
  }
  return t('placement.first', { tile, degrees });
}
