import type * as v from 'valibot';

/** Pages by their names; undefined for those that are not there. */
export type Pages<Page> = Readonly<Record<string, Page | undefined>>;

/** What a server keeps of people: pages by their names, of which the last that was written counts. */
export interface Book<Page> {
  get(name: string): Promise<Page | undefined>;
  all(): Promise<ReadonlyMap<string, Page>>;
  /**
   * Makes pages out of what they are, all of them or none. Rejects when they are not kept yet.
   *
   * @param make is given the pages of these names, and called again where somebody else has changed one meanwhile; of what it
   *   gives, a page that is undefined is taken out
   */
  change(names: readonly string[], make: (pages: readonly (Page | undefined)[]) => Pages<Page>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the book of a kind, such as `names`. */
export type OpenBook = <Page>(kind: string, schema: v.GenericSchema<unknown, Page>) => Promise<Book<Page>>;
