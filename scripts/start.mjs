/** `npm start`: installs what is missing, builds dist/, and serves the demo storefront. */

import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

installWhatIsMissing();
if (!(await run('build')).ok) process.exit(1);
await run('demo');
