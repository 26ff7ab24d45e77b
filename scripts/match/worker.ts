// One process of a match: is sent the numbers of games, and answers with what came of each.
import { earlierPlayer } from './earlier';
import { matchGame } from './match-game';
import { playerOf } from './players';
import type { WorkerMessage } from './run-match';

const [nameA = '', folderA = '', nameB = '', folderB = '', seed = ''] = process.argv.slice(2);
const player = (name: string, folder: string) => (folder === '' ? playerOf(name) : earlierPlayer(name, folder));
const [a, b] = await Promise.all([player(nameA, folderA), player(nameB, folderB)]);
if (!a || !b) throw new Error(`no such players: ${nameA}, ${nameB}`);

const say = (message: WorkerMessage) => process.send?.(message);

process.on('message', (number: number) => say({ number, outcome: matchGame({ a, b }, Number(seed), number) }));
say('ready');
