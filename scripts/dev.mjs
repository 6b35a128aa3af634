/** `npm run dev`: builds on every change, and serves the demo beside it. */
import { spawn } from 'node:child_process';
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

installWhatIsMissing();
spawn('node_modules/.bin/tsup', ['--watch'], { stdio: 'inherit' });
await run('demo');
