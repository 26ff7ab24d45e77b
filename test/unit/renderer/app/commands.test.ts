import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../../../src-renderer/app/commands';
import {
  type CommandId,
  isEnabled,
  isOn,
  menuGroups,
  MENUS,
  runCommand,
  commandIds,
  onCommands,
  commandOf,
} from '../../../../src-renderer/stage/commands';
import { COMMAND_ICONS } from '../../../../src-renderer/stage/Icon';
import { menuModels } from '../../../../src-renderer/app/menu-model';
import { keyWords } from '../../../../src-renderer/stage/keys';
import { gameNow, changeGame, type GameTable } from '../../../../src-renderer/game/table';
import { shownAtOnce } from '../../../support/shown-commands';
import { clearTables, tableOf, layTable } from '../../../support/tables';
import { en } from '../../../../src-renderer/words/en';
import { type Game, stopGame } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { t } from '../../../support/words';
import { followRecentFiles } from '../../../../src-renderer/files/recent';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { hold } from '../../../../src-renderer/game/moves';
import { dropOutgoing, putOut } from '../../../../src-renderer/mail/outgoing';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { askToStop } from '../../../../src-renderer/game/stopping';
import { closeDialog } from '../../../../src-renderer/stage/dialogs';
import { type OpenTable, shownNow } from '../../../../src-renderer/stage/tables';

afterEach(() => {
  clearTables();
  vi.unstubAllGlobals();
});

const keysOf = (id: CommandId): readonly string[] => commandOf(id).keys ?? [];

describe('the commands', () => {
  it('share no keys', () => {
    const keys = commandIds().flatMap(keysOf);
    expect(keys.filter((each, at) => keys.indexOf(each) !== at)).toEqual([]);
  });

  it('are all in the table, and all have words of their own', () => {
    expect(Object.keys(COMMANDS).toSorted()).toEqual(commandIds().toSorted());
    expect(Object.keys(en.command).toSorted()).toEqual(commandIds().toSorted());
    const words = Object.values(en.command);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((each) => each.trim() !== '')).toBe(true);
  });

  it('stand in the menus once each, the groups unbroken', () => {
    const inMenus = MENUS.flatMap((menu) => menuGroups(menu).flat());
    expect(new Set(inMenus).size).toBe(inMenus.length);
    expect(commandIds().filter((id) => !inMenus.includes(id))).toEqual(
      commandIds().filter((id) => !commandOf(id).menu),
    );
    for (const menu of MENUS) {
      const groups = menuGroups(menu).map((ids) => commandOf(ids[0] ?? 'exit').menu?.[1] ?? 0);
      expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    }
  });

  it('have pictures only where there is such a command', () => {
    expect(Object.keys(COMMAND_ICONS).filter((id) => !Object.hasOwn(COMMANDS, id))).toEqual([]);
  });
});

const withGame = (game: Game, more: Partial<GameTable> = {}): OpenTable =>
  tableOf({ open: gameOnTable({ record: { players: [], game, isCompetition: false } }), ...more });
const FILED = { id: 'file-1', name: 'game.txg', kind: 'txg' } as const;
const RUNNING = gameOf(RESTRICTED);
const AS_FILED = { players: [], game: RUNNING, isCompetition: false };

/** Of these commands, the ones that can be run; others are none of the case's business. */
const OF_GAMES = ['newGame', 'open', 'close', 'save', 'saveAs', 'playAgain', 'stop', 'exit'] as const;
const OF_TILES = ['playHere', 'cancel', 'rotateAnticlockwise', 'rotateClockwise'] as const;
const enabled = (ids: readonly CommandId[], table: OpenTable | undefined) => ids.filter((id) => isEnabled(id, table));

describe('what can be done', () => {
  it.each([
    ['without a game', undefined, 'newGame open exit'],
    ['with a new game', withGame(gameOf(RESTRICTED, 0)), 'newGame open close save saveAs stop exit'],
    ['with a game no file holds', withGame(RUNNING), 'newGame open close save saveAs stop exit'],
    [
      'with a game as its file holds it',
      withGame(RUNNING, {
        open: gameOnTable({ record: AS_FILED, file: FILED, saved: AS_FILED }),
      }),
      'newGame open close saveAs stop exit',
    ],
    ['with a game that is over', withGame(stopGame(RUNNING)), 'newGame open close save saveAs playAgain exit'],
  ])('with files %s', (_, table, ids) => {
    expect(enabled(OF_GAMES, table).join(' ')).toBe(ids);
  });

  it.each([
    ['no tile is selected', {}, 'rotateAnticlockwise rotateClockwise'],
    ['a tile is selected', { held: { tile: 7, rotation: 0 } }, 'playHere cancel rotateAnticlockwise rotateClockwise'],
    [
      'tiles are tried out and none is selected',
      { tried: [{ tile: 7, rotation: 0, at: { over: { q: 0, r: 0 }, off: { x: 1, y: 0 } } }] },
      'cancel rotateAnticlockwise rotateClockwise',
    ],
  ])('with tiles while %s', (_, more, ids) => {
    expect(enabled(OF_TILES, withGame(RUNNING, more)).join(' ')).toBe(ids);
  });

  it.each([
    ['while it runs', RUNNING, ''],
    ['once it is over', stopGame(RUNNING), 'playOn'],
  ])('of the past under competition rules %s', (_, game, ids) => {
    const open = gameOnTable({
      record: { players: [], game, isCompetition: true },
      undone: game === RUNNING ? 1 : 0,
    });
    const past = ['undo', 'redo', 'playOn'] as const;
    expect(enabled(past, tableOf({ open }))).toEqual([]);
    expect(enabled(past, tableOf({ open, replay: { at: 1, isRunning: false } })).join(' ')).toBe(ids);
  });

  it('is done, and nothing else is', () => {
    const { state } = layTable({ open: gameOnTable({ record: AS_FILED }) });
    expect(runCommand('playHere')).toBe(false);
    expect(gameNow()).toBe(state);
    expect(runCommand('rotateAnticlockwise')).toBe(true);
    expect(gameNow().orientation).toBe(5);
    hold({ tile: 7, rotation: 5 });
    expect(runCommand('rotateClockwise')).toBe(true);
    expect(gameNow().held).toEqual({ tile: 7, rotation: 0 });
    vi.stubGlobal('window', { tantrix: { setPreferences: () => Promise.resolve(true) } });
    expect(runCommand('tileNumbers')).toBe(true);
    expect(isOn('tileNumbers', shownNow())).toBe(true);
  });
});

describe('commands', () => {
  it('are looked at anew when anything changes that they go by, wherever it is kept', () => {
    const looked = vi.fn<() => void>();
    layTable({});
    const stop = onCommands(looked);
    changeGame({ panel: 'score' });
    tryPreferences({ toolbar: false });
    askToStop();
    putOut(gameOnTable({ record: { players: [], game: RUNNING, isCompetition: false } }));
    expect(looked).toHaveBeenCalledTimes(4);
    stop();
    closeDialog();
    dropOutgoing();
    tryPreferences({ toolbar: true });
    expect(looked).toHaveBeenCalledTimes(4);
  });
});

describe('menus', () => {
  const recent = [1, 2, 3, 4].map((number) => ({ file: `f${number}`, name: `game ${number}.txg`, folder: '~' }));
  const files = { onRecentFilesChanged: (tell: (files: typeof recent) => void) => tell(recent) };
  vi.stubGlobal('window', { tantrix: files });
  followRecentFiles();
  vi.unstubAllGlobals();
  const menus = menuModels(undefined, t);

  it('are opened by letters of their own', () => {
    expect(menus.map(({ mnemonic }) => mnemonic).join('')).toBe('fevh');
  });

  it.each(MENUS)(
    'have a letter for every item of %s, which stands in its words and means one thing at a time',
    (menu) => {
      const letters: Readonly<Partial<Record<CommandId, string>>> = en.mnemonic.command;
      const all = menuGroups(menu).flat();
      const wrong = all.filter((id) => !en.command[id].toLowerCase().includes(letters[id] ?? 'none'));
      expect(wrong).toEqual([]);
      const shown = shownAtOnce(menu);
      // Every command is seen somewhere, so that none is left out of what follows.
      expect(all.filter((id) => shown.every((ids) => !ids.includes(id)))).toEqual([]);
      for (const ids of shown) expect(new Set(ids.map((id) => letters[id])).size).toBe(ids.length);
    },
  );

  it('show the last files by number, before the last group of File', () => {
    const groups = menus[0]?.groups ?? [];
    expect(groups.at(-1)?.map(({ id }) => id)).toEqual(['exit']);
    expect(groups.at(-2)?.map(({ mnemonic, words }) => `${mnemonic} ${words}`)).toEqual(
      recent.map(({ name }, at) => `${at + 1} ${name}`),
    );
  });

  it('hold what belongs to later issues, disabled', () => {
    const items = menus.flatMap(({ groups }) => groups.flat());
    const waiting = commandIds().filter((id) => 'waitsFor' in COMMANDS[id]);
    expect(items.filter(({ id }) => waiting.some((each) => each === id)).map(({ isEnabled: is }) => is)).toEqual(
      waiting.map(() => false),
    );
    for (const id of waiting) expect(runCommand(id)).toBe(false);
  });
});

describe('keys', () => {
  it.each([
    ['$mod+n', 'Linux x86_64', 'Ctrl+N'],
    ['$mod+Shift+s', 'Win32', 'Ctrl+Shift+S'],
    ['$mod+Shift+s', 'MacIntel', '⌘⇧S'],
    ['Alt+F4', 'Win32', 'Alt+F4'],
    ['PageUp', 'Linux x86_64', 'PgUp'],
    ['Escape', 'MacIntel', 'Esc'],
  ])('%s on %s are written %s', (keys, platform, words) => {
    vi.stubGlobal('navigator', { platform });
    expect(keyWords(keys, t)).toBe(words);
  });
});
