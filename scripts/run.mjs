/** `node scripts/run.mjs STEP … [--option …]`: installs what is missing and runs steps until one fails. Options are the last step's. */
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';
import { splitWords } from './words.mjs';

installWhatIsMissing();
for (const name of splitWords(process.argv.slice(2)).names) if (!(await run(name)).ok) process.exit(1);
