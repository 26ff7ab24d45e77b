import type { Status } from './status';

/** The operator's page, which loads nothing else and runs nothing. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What players have written is shown as it is, never taken for markup. */
const escaped = (text: string | number): string => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const row = (name: string, value: string | number): string =>
  `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

export function pageOf(status: Status): string {
  const { name, link, isStopping, uptime, connections, tables, games, moves, movesASecond, memory } = status;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="10"><title>${escaped(name)}</title>
<style>body{font:16px system-ui;max-width:60em;margin:2em auto}th{text-align:left;padding-right:2em}</style></head><body>
<h1>${escaped(name)}</h1>
<table>${[
    row('Link', link),
    row('Begins new games', isStopping ? 'no' : 'yes'),
    row('Up, in minutes', Math.floor(uptime / 60)),
    row('Connections', connections),
    row('Tables that wait', tables),
    row('Games', games),
    row('Moves', moves),
    row('Moves a second', movesASecond.toFixed(1)),
    row('Memory', `${megabytes(memory.rss)}, heap ${megabytes(memory.heap)}`),
  ].join('')}</table>
<h2>Refused</h2>
<table>${Object.entries(status.refusals)
    .map(([problem, count]) => row(problem, count))
    .join('')}</table>
<h2>Reported lines</h2>
${Object.entries(status.reports).map(reportIn).join('')}
<form method="post" action="/drain"><button>Begin no new games</button></form>
</body></html>`;
}

function reportIn([id, { at, name, key, line }]: [string, Status['reports'][string]]): string {
  const said = line.said.kind === 'text' ? line.said.text : line.said.kind;
  return `<form method="post" action="/reports/${escaped(id)}/delete"><p>${escaped(new Date(at).toISOString())}
<b>${escaped(name)}</b> <small>${escaped(key)}</small></p><p>${escaped(said)}</p><button>Delete</button></form>`;
}
