// @vitest-environment node
/**
 * Checks that the lean build's substitutes for React export every name that the chunks re-export. A name that Preact
 * lacks would be undefined there.
 */
import { readFileSync } from 'node:fs';
import * as signals from '@preact/signals';
import * as compat from 'preact/compat';
import * as client from 'preact/compat/client';
import * as jsx from 'preact/jsx-runtime';
import { expect, it } from 'vitest';
import * as runtime from '../../../src/lean/signalsRuntime';

const PLACES: Record<string, object> = {
  react: compat,
  'react-dom': compat,
  'react-dom/client': client,
  'react/jsx-runtime': jsx,
  '@preact/signals-react': signals,
  '@preact/signals-react/runtime': runtime,
};

const handedOn = ['react', 'signals'].flatMap((chunk) =>
  [...readFileSync(`src/entry/chunks/${chunk}.ts`, 'utf8').matchAll(/^export \{([^}]+)\} from '([^.'][^']*)'/gm)].map(
    ([, names = '', id = '']) => ({
      id,
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')),
    }),
  ),
);

it.each(handedOn)('Preact has what $id is asked for: $names', ({ id, names }) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in (PLACES[id] ?? {})))).toEqual([]);
});
