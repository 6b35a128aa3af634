/** `node scripts/run.mjs STEP … [--option …]`: installs what is missing and runs steps until one fails. Options are the last step's. */
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

const words = process.argv.slice(2);
const options = words.findIndex((word) => word.startsWith('-'));

installWhatIsMissing();
for (const name of options < 0 ? words : words.slice(0, options)) if (!(await run(name)).ok) process.exit(1);
