/** Owns what a file weighs on its way to a browser. */
import { gzipSync } from 'node:zlib';

/** Bytes of gzip -9. */
export const gzipSize = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;
