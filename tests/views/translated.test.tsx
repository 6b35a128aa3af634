/**
 * Checks that every view shows the same text on a page that a browser translates. A translator replaces text nodes. A
 * view that writes into its old text node then writes into a node that has left the page. Each view is shown in the
 * states of its stories, and goes from each state to each other state.
 */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../stories/page';
import { startTranslator } from './translator';

type Args = Record<string, unknown>;
interface Story {
  args?: Args;
  render?(args: Args): ReactNode;
}
interface Meta extends Story {
  title: string;
  component: ComponentType<Args>;
  argTypes?: Record<string, { options?: readonly unknown[] }>;
  excludeStories?: readonly string[];
}
type File = { default: Meta } & Record<string, Story>;

const files = import.meta.glob<File>(['../../stories/*.view.stories.tsx', '../../stories/ui/dialog.stories.tsx'], {
  eager: true,
});

/** A component that stories show, and its states in these stories. */
interface Shown {
  name: string;
  states: readonly State[];
  changes: readonly State[];
  render(args: Args): ReactNode;
}
interface State {
  label: string;
  args: Args;
}

const isPlain = (value: unknown): value is Args => !!value && Object.getPrototypeOf(value) === Object.prototype;

/** All variants of a value in which one part is changed. Of a list, only the first item is changed. */
function variantsOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [value && `${value} anew`].filter(Boolean);
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (isPlain(value))
    return Object.entries(value).flatMap(([key, one]) => variantsOf(one).map((other) => ({ ...value, [key]: other })));
  if (!Array.isArray(value) || !value.length) return [];
  return [value.slice(1), value.slice(0, -1), ...variantsOf(value[0]).map((other) => [other, ...value.slice(1)])];
}

/** The arguments with each of them changed, one at a time. */
const changesOf = (args: Args, { argTypes = {} }: Meta): State[] =>
  Object.entries(args).flatMap(([key, value]) => {
    const others = argTypes[key]?.options?.filter((option) => option !== value) ?? variantsOf(value);
    return others.map((other, index) => ({ label: `another ${key} (${index})`, args: { ...args, [key]: other } }));
  });

const different = (states: readonly State[]): State[] => [
  ...new Map(states.map((state) => [JSON.stringify(state.args, (_key, value) => value ?? `${value}`), state])).values(),
];

/** The stories of a file, grouped by the component that they render. */
function shownIn({ default: meta, ...stories }: File): Shown[] {
  const { component, args = {}, excludeStories = [] } = meta;
  const own = meta.render ?? ((given: Args) => createElement(component, given));
  const all = Object.entries(stories).filter(([name]) => !excludeStories.includes(name));
  const renders = [...new Set(all.map(([, story]) => story.render ?? own))];
  return renders.map((render, index) => {
    const those = all.filter(([, story]) => (story.render ?? own) === render);
    const states = different(those.map(([label, story]) => ({ label, args: { ...args, ...story.args } })));
    return {
      name: `${meta.title}${index ? `, number ${index + 1}` : ''}`,
      states,
      changes: changesOf((states[0] as State).args, meta),
      render,
    };
  });
}

/**
 * A sequence of states that contains each step from one state to another, and then steps from the first state to each
 * of its changes and back.
 */
function walk(states: readonly State[], changes: readonly State[]): State[] {
  const [first] = states as [State];
  const steps = states.flatMap((from, index) => [from, ...states.slice(index + 1).flatMap((to) => [to, from])]);
  return [...steps, ...changes.flatMap((change) => [first, change]), first];
}

/** Waits for the next task, so that the translator has run. */
const soon = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage('');
  });

/** The visible text of the page. Texts for screen readers only are left out, because they come a moment later. */
const read = () =>
  [...document.body.children].map((part) => (part.matches('.screen-reader-text') ? '' : part.textContent)).join('');

/** Shows states one after another in one React root, and reports errors. */
function createStage(render: Shown['render'], fail: (cause: unknown) => void) {
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError: fail });
  const attempt = async (run: () => void) => {
    try {
      flushSync(run);
    } catch (cause) {
      fail(cause);
    }
    await soon();
  };
  return {
    show: (args: Args) => attempt(() => root.render(createElement(render, args))),
    leave: () => attempt(() => root.unmount()),
  };
}

/** The text at each step. */
async function listen(steps: readonly State[], render: Shown['render']): Promise<string[]> {
  const said: string[] = [];
  const stage = createStage(render, (cause) => expect.unreachable(`${cause}`));
  for (const { args } of steps) {
    await stage.show(args);
    said.push(read());
  }
  await stage.leave();
  return said;
}

/** The steps at which the text differs from the one without a translator, or at which the view throws. */
async function compare(steps: readonly State[], render: Shown['render'], said: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const thrown: unknown[] = [];
  const begin = () => createStage(render, (cause) => void thrown.push(cause));
  let stage = begin();
  for (const [index, { args, label }] of steps.entries()) {
    await stage.show(args);
    const isSame = read() === said[index];
    if (isSame && !thrown.length) continue;
    problems.push(
      `${steps[index - 1]?.label ?? 'nothing'} → ${label}: ${thrown.splice(0).join() || `"${read()}" in the place of "${said[index]}"`}`,
    );
    stage = begin();
  }
  await stage.leave();
  return [...problems, ...thrown.map(String)];
}

describe.each(Object.values(files).flatMap(shownIn))('$name', ({ states, changes, render }) => {
  beforeEach(() => {
    showPage();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    // Nothing counts as visible, so that no number begins to count.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('says the same on a page that a browser translates', async () => {
    const steps = walk(states, changes);
    const said = await listen(steps, render);
    const stop = startTranslator();
    const problems = await compare(steps, render, said);
    stop();
    expect(problems).toEqual([]);
  });
});
