/** `node scripts/run.mjs STEP …`: installs what is missing and runs steps until one fails. */
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

installWhatIsMissing();
for (const name of process.argv.slice(2).filter((word) => !word.startsWith('-'))) if (!(await run(name)).ok) process.exit(1);
