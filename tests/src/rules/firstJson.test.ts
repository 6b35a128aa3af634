// @vitest-environment node
import { expect, it } from 'vitest';
import { firstJson } from '../../../src/rules/firstJson';

it.each([
  ['{"a":1};var b', '{"a":1}'],
  ['{"a":"}\\"{"}x', '{"a":"}\\"{"}'],
  ['[{"a":[1]}] [2]', '[{"a":[1]}]'],
  ['{"a":1', ''],
  ['', ''],
])('%j begins with %j', (text, json) => {
  expect(firstJson(text)).toBe(json);
});
