/**
 * Puts all scripts into one, at the end of the body. The islands' script loses its address, so the page names the
 * folder of its chunks.
 */
import { type BuildFile, readScript } from '../files';
import { atEnd, takeScripts } from './scripts';

const CONFIG = '<script type="application/json" data-islands-config>{"base":"/dist/"}</script>';

/** Puts all scripts into one inline script; the config names the folder of the islands' files. */
export async function combine(page: string, build?: BuildFile): Promise<string> {
  const { html, scripts } = takeScripts(page);
  const texts = await Promise.all(scripts.map(({ src, text }) => (src ? readScript(src, build) : text)));
  const all = texts.join('\n;\n').replaceAll('</script', '<\\/script').replaceAll('<!--', '\\x3c!--');
  return atEnd(html, `${CONFIG}<script>${all}</script>`);
}
