/** What a task gives, and the milliseconds of processor time it took: other work on the machine does not count. */
export function timed<Answer>(task: () => Answer): { answer: Answer; milliseconds: number } {
  const start = process.cpuUsage();
  const answer = task();
  const { user, system } = process.cpuUsage(start);
  return { answer, milliseconds: (user + system) / 1000 };
}
