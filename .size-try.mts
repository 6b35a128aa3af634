import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { minifyAll } from './scripts/build/minifyAll';
import { hintAtCompiling } from './scripts/build/compileHint';
for (const [name, entry] of [['guard', 'src/entry/guard.ts'], ['loader', 'src/entry/storefront.ts']]) {
  try {
    const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'iife', target: 'es2022', write: false, minifySyntax: true, logLevel: 'error', define: { __VERSION__: '"0.9.0"', __BUILD__: '"$BUILD$"' } });
    const out = await minifyAll(new Map([[`${name}.js`, outputFiles[0]!.text]]));
    const text = [...hintAtCompiling(out as never).values()][0] as string;
    console.log(name, gzipSync(text, { level: 9 }).length, text.length);
  } catch (e) { console.log(name, String(e).slice(0, 300)); }
}
