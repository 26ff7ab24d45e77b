import path from 'node:path';
import type { FileProblem } from '../../src-shared/bridge/bridge';

/** A problem that we found ourselves, where the system saw none. */
export class FileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

const BY_CODE: ReadonlyMap<unknown, FileProblem> = new Map([
  ['ENOENT', 'notFound'],
  ['ENOTDIR', 'notFound'],
  ['EACCES', 'notAllowed'],
  ['EPERM', 'notAllowed'],
  ['EROFS', 'readOnly'],
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  ['EFBIG', 'diskFull'],
]);

/** Which of the problems of a file something thrown is: by its own class, by the code of the system, else `failed`. */
export function fileProblemOf(error: unknown): FileProblem {
  if (error instanceof FileError) return error.problem;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return BY_CODE.get(code) ?? 'failed';
}

export interface Failure {
  kind: 'failed';
  problem: FileProblem;
  name: string;
}

/** The reply about a file that could not be read or written. What has no name is shown where a developer can see it. */
export function fileFailure(error: unknown, file: string): Failure {
  const problem = fileProblemOf(error);
  if (problem === 'failed') console.error(error);
  return { kind: 'failed', problem, name: path.basename(file) };
}
