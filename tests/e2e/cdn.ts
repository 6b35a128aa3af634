/** Serves builds from another origin, as a CDN does, and notes the requests. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putBuild } from '../../scripts/build/putBuild';

interface Manifest {
  build: string;
  chunks: Record<string, string>;
  files: Record<string, { integrity: string }>;
}

export interface Cdn {
  origin: string;
  folder: string;
  /** Names of the requested files. */
  asked: string[];
  /** Whether pages of other origins may read the files. */
  isOpen: boolean;
  /** Deploys the build, or the same files under the hash of another build. */
  deploy(build?: string, keep?: number): Manifest;
  /** Changes a file behind everybody's back. */
  tamper(file: string): void;
  close(): Promise<void>;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/** The same code as another build: every name and every import has its hash. */
function rename(build: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'shop-islands-build-'));
  const { build: original } = manifestIn('dist');
  for (const file of readdirSync('dist').filter((name) => /\.(js|json|css)$/.test(name))) {
    writeFileSync(
      join(copy, file.replace(original, build)),
      readFileSync(join('dist', file), 'utf8').replaceAll(original, build),
    );
  }
  return copy;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Serves the chunks from another origin, as a shop's content delivery network does. */
export async function startCdn(): Promise<Cdn> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-islands-cdn-'));
  const server = createServer(({ url = '/' }, response) => {
    const file = new URL(url, 'http://cdn').pathname.slice(1);
    cdn.asked.push(file);
    if (cdn.isOpen) response.setHeader('Access-Control-Allow-Origin', '*');
    if (!statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    // As docs/delivery.md says.
    response.setHeader(
      'Cache-Control',
      /-[0-9a-f]{8}\.js$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response
      .setHeader('Content-Type', file.endsWith('.css') ? 'text/css' : 'text/javascript')
      .end(readFileSync(join(folder, file)));
  });
  const cdn: Cdn = {
    origin: `http://127.0.0.1:${await listen(server)}`,
    folder,
    asked: [],
    isOpen: true,
    deploy(build, keep = 2) {
      const from = build ? rename(build) : 'dist';
      putBuild(from, folder, keep);
      if (build) rmSync(from, { recursive: true });
      return manifestIn(folder);
    },
    tamper: (file) =>
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')};window.tampered = true;`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
  return cdn;
}
