// Checks the manual: tells what is wrong with its topics, and what of the program none of them explains.
import { manual } from './help/manual';

const { help, mistakes } = manual();
for (const mistake of mistakes) console.error(mistake);
console.log(`${help.topics.length} topics, ${mistakes.length} mistakes`);
if (mistakes.length > 0) process.exitCode = 1;
