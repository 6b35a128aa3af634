/** `npm run dev`: serves the demo within seconds. A file of dist/ is built when a page asks for it, and again when its sources have changed. */
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

installWhatIsMissing();
process.exitCode = (await run('dev')).ok ? 0 : 1;
