/** Sends a newsletter form, and shows the result as text (SPEC 3.12, 4.12, 8). */

import { encodeFormElement } from '../../src/api/formElement';
import { textOf } from '../../src/bridge/page/htmlParts';
import { emit, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { takeTo } from '../../src/dom/focus';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import {
  newsletterFailed,
  newsletterFoundError,
  newsletterPending,
  newsletterSubscribed,
  newsletterWrongEmail,
} from '../../src/texts/table';
import { announce } from '../../src/ui/messages/announcer';
import tokens from '../../src/ui/tokens.css?inline';
import { sendMail } from './api';
import { SUBMIT } from './contract';
import { showMessage, type Tone } from './page/message';
import { readEmail, readIsWrong, readList, readWords } from './read';
import { readAnswer } from './rules';
import css from './styles.css?inline';

/** The calls that are under way, by form. */
const running = new Map<HTMLFormElement, AbortController>();

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.setAttribute('aria-busy', String(isBusy));
  // `aria-disabled` and not `disabled`, which would lose the focus.
  form.querySelector(SUBMIT)?.setAttribute('aria-disabled', String(isBusy));
}

/** Marks the address as wrong, or as right again. @param message the element that explains the fault */
function markEmail(email: HTMLInputElement, message?: HTMLElement): void {
  for (const [name, value] of [
    ['aria-invalid', 'true'],
    ['aria-describedby', message?.id ?? ''],
  ] as const) {
    if (message) email.setAttribute(name, value);
    else email.removeAttribute(name);
  }
}

/**
 * Empties the form after a success, so that the shopper does not send it twice. Returns the message.
 * @param sent the fields as they were sent. What the shopper has typed since stays
 */
function succeed(form: HTMLFormElement, status: 'subscribed' | 'pending', sent: string): [string, Tone] {
  if (encodeFormElement(form) === sent) form.reset();
  emit('newsletter:subscribed', { status }, form);
  return [
    textOf(readWords(form)[status]) || say(status === 'pending' ? newsletterPending : newsletterSubscribed),
    'success',
  ];
}

function failed(cause: unknown): [string, Tone] {
  report({
    island: 'newsletter',
    what: 'An address could not be put on the list.',
    why: 'The shopper sees an error.',
    fix: 'See the cause.',
    cause,
  });
  return [say(newsletterFailed), 'error'];
}

function answered(form: HTMLFormElement, json: unknown, sent: string): [string, Tone] {
  const answer = readAnswer(json);
  if (!answer) return failed(json);
  if (answer.kind === 'error') return [say(newsletterFoundError, { error: textOf(answer.error) }), 'error'];
  return answer.kind === 'told' ? [textOf(answer.title), ''] : succeed(form, answer.kind, sent);
}

async function send(form: HTMLFormElement): Promise<void> {
  const mine = new AbortController();
  running.set(form, mine);
  setBusy(form, true);
  showMessage(form, '');
  const sent = encodeFormElement(form);
  const call = sendMail(readList(form), sent, { signal: mine.signal });
  const outcome = await call.then(
    (json) => () => answered(form, json, sent),
    (cause) => () => failed(cause),
  );
  // The shopper may have left and come back; the form is free then, and this answer is out of date.
  if (running.get(form) !== mine) return;
  stop(form);
  showMessage(form, ...outcome());
}

function stop(form: HTMLFormElement): void {
  running.get(form)?.abort();
  if (running.delete(form)) setBusy(form, false);
}

/** Sends a submitted form, unless its former call is still under way. */
export function submit(form: HTMLFormElement): void {
  if (running.has(form)) return;
  const email = readEmail(form);
  if (email) markEmail(email);
  if (!email || !readIsWrong(email)) return void send(form);
  markEmail(email, showMessage(form, say(newsletterWrongEmail), 'error'));
  const { activeElement } = document;
  takeTo(email);
  // Screen readers read the description when the field gets the focus, but not if the field has the focus already.
  if (activeElement !== email) announce('');
}

/** Starts freeing forms when the page comes back from history. */
export function start(): void {
  adoptStyles(tokens, css);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of [...running.keys()]) stop(form);
  });
}

/** Adopts a form. */
export function adopt(host: HTMLElement): Cleanup {
  return () => stop(host as HTMLFormElement);
}
