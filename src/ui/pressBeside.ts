/**
 * Owns presses beside what is open. A press begins and ends in the same place: the browser gives a press that begins in one
 * element and ends in another one, such as a text that is marked to its end and beyond, to what is around both.
 */

export interface PressPlace {
  /** Ends it. Default: it lasts as long as the page. */
  signal?: AbortSignal;
  /** Where clicks are heard. Default: the document. */
  target?: EventTarget;
  /** True to hear clicks before what is pressed. Default: false. */
  capture?: boolean;
}

/** Runs after each press that began and ended beside something. @param isBeside tells it of an element */
export function onPressBeside(isBeside: (element: Element) => boolean, run: (event: MouseEvent) => void, place: PressPlace = {}): void {
  const { target = document, capture = false } = place;
  const options = { capture, ...(place.signal && { signal: place.signal }) };
  let isWhole = true;
  const isOf = (element: EventTarget | null) => element instanceof Element && isBeside(element);
  const note = ({ type, target: element }: Event) => {
    isWhole = (isWhole || type === 'pointerdown') && isOf(element);
  };
  for (const type of ['pointerdown', 'pointerup']) document.addEventListener(type, note, { ...options, capture: true });
  const click = (event: Event) => {
    const wasWhole = isWhole;
    isWhole = true;
    // A click of a key or of a script has no place where it began.
    if ((wasWhole || !(event as MouseEvent).detail) && isOf(event.target)) run(event as MouseEvent);
  };
  target.addEventListener('click', click, options);
}
