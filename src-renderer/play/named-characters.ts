/** Stands in the bundle in place of postal-mime's table of named characters. */

/** A text area takes no elements: what is put into it as HTML is read for characters alone. */
const reader = document.createElement('textarea');

/** What a name stands for, such as `&eacute;`; itself when it stands for nothing. */
function characterNamed(name: string): string {
  reader.innerHTML = name;
  return reader.value;
}

/** Asked as postal-mime asks its table: by names, and by numbers, of which it reads those that the table has not. */
export const htmlEntities: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => (typeof name === 'string' && /^&[a-z]/i.test(name) ? characterNamed(name) : undefined) },
);
