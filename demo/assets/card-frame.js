/** Inside the card gateway's frame: tells the page around it which card was taken. */
const choice = document.querySelector('#demo-card');
choice.addEventListener('change', () => parent.postMessage({ demoCard: choice.value }, location.origin));
