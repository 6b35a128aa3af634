/**
 * Owns reporting submitted forms to the service. `formCapture.rules.ts` decides what is taken. A submission waits here
 * for the page that says that the form was accepted, two hours at most.
 */

import type { Clock } from '../../../src/bridge/page/clock';
import { sharedStorage } from '../../../src/bridge/page/storage';
import { parseStored, toJson } from '../../../src/bridge/page/storedJson';
import type { Cleanup } from '../../../src/island/types';
import { recordOf } from '../../../src/rules/values';
import { fetchPlace, type NotificationService } from '../api';
import { LIST_SECONDS, PENDING_KEY, PENDING_TIME, SUBMITTED_COOKIE } from '../contract';
import { type Captured, capture, mayCapture } from '../formCapture.rules';
import { type CaptureRule, type Place, wordOf } from '../notifications.rules';
import { bareAddress, rulesFor } from '../rules';
import { readFields } from './fields';
import { addId } from './memory';

/** A submission that waits for its success page (SPEC 3.13). */
interface Pending {
  fields: Captured & { page: string };
  widgetId: string;
  widgetType: string;
  successPage: string;
  /** Milliseconds since 1970. */
  submittedAt: number;
}

/** The most submissions that are kept. Nobody submits more in two hours. */
const MOST = 10;
const NOWHERE: Place = { city: '', region: '', country: '' };

function readPending(value: unknown): Pending {
  const { fields, widgetId, widgetType, successPage, submittedAt } = recordOf(value);
  const { firstName, email, page } = recordOf(fields);
  const captured = {
    ...(wordOf(firstName) && { firstName: wordOf(firstName) }),
    ...(wordOf(email) && { email: wordOf(email) }),
  };
  return {
    fields: { ...captured, page: wordOf(page) },
    widgetId: wordOf(widgetId),
    widgetType: wordOf(widgetType),
    successPage: wordOf(successPage),
    submittedAt: Number(submittedAt) || 0,
  };
}

/** Reads the submissions that have waited less than two hours. */
function readAll(now: number): Pending[] {
  const stored = parseStored(sharedStorage.get(PENDING_KEY));
  const all = Array.isArray(stored) ? stored.map(readPending) : [];
  return all.filter(({ submittedAt }) => submittedAt <= now && now - submittedAt < PENDING_TIME);
}

function writeAll(all: readonly Pending[]): void {
  if (all.length) sharedStorage.set(PENDING_KEY, toJson(all.slice(-MOST)));
  else sharedStorage.remove(PENDING_KEY);
}

/**
 * Takes a submission out just before it is sent. False where another page has sent it, or the visitor has withdrawn
 * consent.
 */
function take({ submittedAt }: Pending, now: number): boolean {
  const all = readAll(now);
  const rest = all.filter((one) => one.submittedAt !== submittedAt);
  writeAll(rest);
  return rest.length < all.length;
}

/** Whether a form matches a selector of the service's. An invalid selector matches nothing. */
function matches(form: Element, selector: string): boolean {
  try {
    return !selector || form.matches(selector);
  } catch {
    return false;
  }
}

/** The submission of a form, by the first rule that fits; undefined where nothing may be taken. */
function submissionOf(form: HTMLFormElement, rules: readonly CaptureRule[], now: number): Pending | undefined {
  const fields = readFields(form);
  const rule = mayCapture(fields) && rulesFor(rules, location.href).find((one) => matches(form, one.form));
  const captured = rule && capture(fields, rule);
  if (!captured) return undefined;
  const { widgetId, widgetType, successPage } = rule;
  return {
    fields: { ...captured, page: bareAddress(location.href) },
    widgetId,
    widgetType,
    successPage,
    submittedAt: now,
  };
}

export interface CaptureOptions {
  rules: readonly CaptureRule[];
  /** Address of a service that tells where the visitor is; '' for none. */
  geolocation: string;
  fail(cause: unknown): void;
}

/**
 * Sends the submissions that have waited for this page, and listens to all forms, also to later ones. Returns how to
 * stop.
 */
export function captureForms(
  service: NotificationService,
  { now }: Clock,
  { rules, geolocation, fail }: CaptureOptions,
): Cleanup {
  const send = async (one: Pending) => {
    const { fields, widgetId, successPage } = one;
    const { page: _, ...captured } = fields;
    try {
      // The place is only an extra: without it the submission is sent all the same.
      const location = geolocation ? await fetchPlace(geolocation).catch(() => NOWHERE) : NOWHERE;
      if (!take(one, now())) return;
      const id = await service.postSubmission(widgetId, { location, ...captured, ...(successPage && { successPage }) });
      if (/^[\w-]{1,64}$/.test(id)) addId(SUBMITTED_COOKIE, id, LIST_SECONDS);
    } catch (cause) {
      fail(cause);
    }
  };

  const flush = () => {
    const all = readAll(now());
    writeAll(all);
    for (const one of all) if (!one.successPage || location.href.includes(one.successPage)) void send(one);
  };

  const onSubmit = ({ target }: Event) => {
    const submission = target instanceof HTMLFormElement && submissionOf(target, rules, now());
    if (!submission) return;
    writeAll([...readAll(now()), submission]);
    // A submission with a success page waits for it, even where that is this page, loaded again.
    if (!submission.successPage) void send(submission);
  };

  flush();
  window.addEventListener('submit', onSubmit, { capture: true });
  return () => window.removeEventListener('submit', onSubmit, { capture: true });
}
