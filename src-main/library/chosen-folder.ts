import path from 'node:path';
import * as v from 'valibot';
import type { Remembered } from '../remembered';

const Folder = v.pipe(
  v.string(),
  v.check((folder) => path.isAbsolute(folder)),
);

/** The folder that the person has chosen for the library. */
export const ChosenFolderSchema = v.object({
  folder: Folder,
  /** Where games may be that are still to come along. */
  from: v.array(Folder),
});
export type ChosenFolder = Readonly<v.InferOutput<typeof ChosenFolderSchema>>;

/** Where it lies when none was chosen. */
export const ownFolder = (profile: string): string => path.join(profile, 'games');

/** Where the library lies: in the folder that was chosen, or in that of the profile. */
export const folderIn = (profile: string, chosen: Remembered<ChosenFolder>): string =>
  chosen.read()?.folder ?? ownFolder(profile);
