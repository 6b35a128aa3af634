/**
 * For shops that delete earlier builds' chunks (docs/delivery.md): after a chunk did not load, it reloads the page when
 * the shopper looks away. It does so once in a visit, and not while typed text or an unsent add would be lost.
 */
const DONE = 'reloaded-for-build';
const isTyped = (field) =>
  field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
const isChosen = ({ selectedIndex, options }) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
const isBusy = () =>
  document.querySelector('dialog[open]') ||
  (sessionStorage.getItem('shop-islands:adds') ?? '[]') !== '[]' ||
  [...document.querySelectorAll('input,textarea')].some(isTyped) ||
  [...document.querySelectorAll('select')].some(isChosen);

let isStale = false;
document.addEventListener('island:error', ({ detail }) => {
  isStale ||= detail.what === 'Loading failed.';
});
document.addEventListener('visibilitychange', () => {
  if (!isStale || document.visibilityState !== 'hidden' || sessionStorage.getItem(DONE) || isBusy()) return;
  sessionStorage.setItem(DONE, '1');
  location.reload();
});
