import { describe, expect, it, vi } from 'vitest';

describe('fake timers', () => {
  it('are left behind by a test that fails before it takes them away', () => {
    vi.useFakeTimers();
    expect(vi.isFakeTimers()).toBe(true);
  });

  it('are gone in the test after that', () => {
    expect(vi.isFakeTimers()).toBe(false);
  });
});
