import type * as v from 'valibot';

/** What a server keeps of people: pages by their names, of which the last that was written counts. */
export interface Book<Page> {
  get(name: string): Promise<Page | undefined>;
  all(): Promise<ReadonlyMap<string, Page>>;
  /** Writes pages, all of them or none; one that is undefined is taken out. Rejects when they are not kept. */
  write(pages: Readonly<Record<string, Page | undefined>>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the book of a kind, such as `names`. */
export type OpenBook = <Page>(kind: string, schema: v.GenericSchema<unknown, Page>) => Promise<Book<Page>>;
