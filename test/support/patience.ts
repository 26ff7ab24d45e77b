/** How long a test waits for what has to come: a busy machine takes ten times as long, and what has come is not waited for any longer. */
export const PATIENT = { timeout: 20_000 };
