/** `npm start`: installs what is missing, builds dist/, and serves the demo storefront. */

import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

installWhatIsMissing();
for (const step of ['build']) if (!(await run(step)).ok) process.exit(1);
await run('demo');
