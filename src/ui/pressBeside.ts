/**
 * Owns presses beside what is open. A press begins and ends in the same place: the browser gives a press that begins in
 * one element and ends in another one, such as a text that is marked to its end and beyond, to what is around both.
 */

/**
 * Runs after each press that began and ended beside something.
 * @param isBeside tells it of an element
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
    // A click of a key or of a script has no place where it began.
    const isPress = isWhole || !event.detail;
    isWhole = true;
    if (isPress && isOf(event)) run(event);
  };
  document.addEventListener('click', click, options);
}
