/**
 * Owns presses beside what is open. Only a press that begins and ends there counts. When a press begins in one element
 * and ends in another, such as a text selection that goes beyond its element, the browser sends the click to the
 * element around both.
 */

/**
 * Runs after each press that began and ended beside something.
 * @param isBeside returns true for an element that is beside it
 * @param options `signal` ends it; with `capture` clicks are heard before what is pressed
 */
export function onPressBeside(
  isBeside: (element: Element) => boolean,
  run: (event: MouseEvent) => void,
  options: Pick<AddEventListenerOptions, 'signal' | 'capture'> = {},
): void {
  let isWhole = true;
  const isOf = ({ target }: Event) => target instanceof Element && isBeside(target);
  const note = (event: Event) => {
    isWhole = (isWhole || event.type === 'pointerdown') && isOf(event);
  };
  for (const type of ['pointerdown', 'pointerup']) document.addEventListener(type, note, { ...options, capture: true });
  const click = (event: MouseEvent) => {
    // A click that a key or a script causes has no pointer events before it.
    const isPress = isWhole || !event.detail;
    isWhole = true;
    if (isPress && isOf(event)) run(event);
  };
  document.addEventListener('click', click, options);
}
