// One process of a match: is sent the numbers of games, and answers with what came of each.
import { serve } from '../lib/pool';
import { earlierPlayer } from './earlier';
import { matchGame } from './match-game';
import { playerOf } from './players';

const [nameA = '', folderA = '', nameB = '', folderB = '', seed = ''] = process.argv.slice(2);
const player = (name: string, folder: string) => (folder === '' ? playerOf(name) : earlierPlayer(name, folder));
const [a, b] = await Promise.all([player(nameA, folderA), player(nameB, folderB)]);
if (!a || !b) throw new Error(`no such players: ${nameA}, ${nameB}`);

serve((number) => matchGame({ a, b }, Number(seed), number));
