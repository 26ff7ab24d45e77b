import { Parser } from 'htmlparser2';

/** What a person reads of HTML, with a blank where a tag stood; comments, scripts and styles are left out. */
export function textOfHtml(html: string): string {
  const texts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => void (hidden += Number(HIDDEN.has(name))),
    onclosetag: (name) => void (hidden -= Number(HIDDEN.has(name))),
    ontext: (text) => void (hidden === 0 && texts.push(text)),
  });
  parser.end(html);
  return texts.join(' ');
}

const HIDDEN: ReadonlySet<string> = new Set(['style', 'script', 'title', 'template']);
