/** Serves the demo with the scripts that lie in dist/. */
import { listen } from './listen';
import { createServer } from './server';

await listen(createServer().fetch);
