/**
 * Builds a theme with Next, by each of its bundlers, on the packed package: a server component that renders components
 * of `shop-islands/react`, the examples of docs/react/, and the tutorial's island. Next is too large to be one of this
 * project's packages, so npm fetches it into a temporary folder. Needs dist/.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reactPages } from '../tests/docs/reactPages';
import { files } from '../tests/docs/tutorialCode';
import { npm, npmPack } from './npm.mjs';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const PACKAGES = [
  'next@16',
  ...['react', 'react-dom', 'typescript', '@types/react', '@types/node'].map(
    (name) => `${name}@${devDependencies[name]}`,
  ),
];
const BUNDLERS = ['turbopack', 'webpack'];

const PAGE = `
import { Countdown } from 'shop-islands/react';
import { Theme } from './Theme';

export default function Page() {
  return (
    <main>
      <Countdown until={Date.UTC(2100, 0, 1)} labels={{ days: 'days' }} />
      <Theme />
    </main>
  );
}
`;

const LAYOUT = `
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

const names = reactPages.map(({ component }) => `${component}Example`);

const THEME = `
'use client';
import { useEffect } from 'react';
${names.map((name) => `import ${name} from '../${name}';`).join('\n')}

export function Theme() {
  useEffect(() => void import('../theme'), []);
  return <>${names.map((name) => `<${name}${name === 'CountdownExample' ? ' until={0}' : ''} />`).join('')}</>;
}
`;

const folder = mkdtempSync(join(tmpdir(), 'next-theme-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** The HTML that the built page must contain, because the server renders it. */
const RENDERED = ['class="shop-islands-countdown"', 'role="radiogroup"'];

try {
  const { filename } = npmPack('--pack-destination', folder);
  write('package.json', '{ "private": true }');
  for (const [path, code] of files) write(path, `${code}${path.endsWith('.ts') ? '\nexport {};\n' : ''}`);
  for (const { component, example } of reactPages) write(`${component}Example.tsx`, example);
  write('app/page.tsx', PAGE);
  write('app/layout.tsx', LAYOUT);
  write('app/Theme.tsx', THEME.trimStart());
  write(
    'next.config.mjs',
    'export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };\n',
  );
  console.log('Fetching Next into a temporary folder …');
  npm(['install', '--no-audit', '--no-fund', '--loglevel=error', `./${filename}`, ...PACKAGES], folder);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  for (const bundler of BUNDLERS) {
    npm(['exec', '--offline', '--', 'next', 'build', `--${bundler}`], folder);
    const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
    const missing = RENDERED.filter((words) => !html.includes(words));
    if (missing.length) throw new Error(`Next by ${bundler}: the page lacks ${missing.join(' and ')}.`);
    console.log(`Next by ${bundler}: builds, and renders the components on the server.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
