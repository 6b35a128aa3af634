/** Runs inside the card gateway's frame, and tells the page around it which card was chosen. */
const choice = document.querySelector('#demo-card');
choice.addEventListener('change', () => parent.postMessage({ demoCard: choice.value }, location.origin));
