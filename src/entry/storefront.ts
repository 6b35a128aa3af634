/** The script tag's entry: joins the loader and the registry on a shop page. */
import { registry } from '../../widgets/registry';
import { start } from '../loader/start';
import { version } from './version';

// Known only while the script runs.
const tag = document.currentScript as HTMLScriptElement | null;

/** Suffix of the chunk files of this build; the build writes it in. */
declare const __BUILD__: string;

start({
  islands: registry,
  version,
  bring: (importChunk) => importChunk('core'),
  urlOf(chunk, { base }) {
    const folder = base ?? tag?.dataset.base ?? new URL('.', tag?.src).href;
    return new URL(`${folder.replace(/\/?$/, '/')}${chunk}${__BUILD__}.js`, document.baseURI).href;
  },
});
