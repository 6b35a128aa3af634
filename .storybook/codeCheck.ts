/** Checks what "Show code" of each story copies: something, and nothing of the story's own test. */
import { afterEach, expect } from 'vitest';
import { type CodedStory, codesOf } from './code.ts';

/** Words of stories and their tests. */
const STORY = /\bplay\s*[:(=]|\bargs\b|canvasElement|userEvent|expect\(|\bStoryObj\b|<style|storybook/;

afterEach((context) => {
  const { story } = context as { story?: CodedStory };
  if (!story) return;
  const codes = codesOf(story);
  expect(
    codes.map(({ name }) => name),
    'The story has no code to copy: give it `args.html`, or `html` or `react` in its parameters.',
  ).not.toEqual([]);
  expect(codes.filter(({ text }) => STORY.test(text))).toEqual([]);
});
