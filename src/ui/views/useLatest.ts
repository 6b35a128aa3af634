/** Owns the newest value of a render, for event handlers and calls that outlive that render. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref with the value of the last render that reached the page. Effects that read it come after this hook. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
