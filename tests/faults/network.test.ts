import { describe, expect, it } from 'vitest';
import { settle } from '../helpers/settle';
import { breakNetwork } from './network';

describe('an answer of the fake network', () => {
  const arrived: string[] = [];
  const ask = async () => {
    breakNetwork({ on: /./, good: 'Hello' });
    arrived.push(await (await fetch('/greeting')).text());
  };

  it('arrives during its test', async () => {
    await ask();
    expect(arrived).toEqual(['Hello']);
  });

  it('is not there yet when a test ends that does not wait for it', () => {
    void ask();
    expect(arrived).toEqual(['Hello']);
  });

  it('does not arrive in the test after that', async () => {
    await settle();
    expect(arrived).toEqual(['Hello']);
  });
});
