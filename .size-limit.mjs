/** The byte budgets of docs/architecture.md. KB is 1,000 bytes of gzip. */
import { readFileSync } from 'node:fs';

const { chunks } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const file = (chunk) => `dist/${chunks[chunk]}`;
const limit = (name, path, most) => ({ name, path, limit: `${most} kB`, gzip: true });

const shared = ['core', 'react', 'branding', 'calendar'];
const widgets = Object.keys(chunks).filter((chunk) => !shared.includes(chunk));

export default [
  limit('loader', 'dist/shop-islands.js', 4),
  limit('a listing before any interaction: loader, core', ['dist/shop-islands.js', file('core')], 10),
  limit('… that keeps where shoppers came from: with order-attribution', ['dist/shop-islands.js', file('core'), file('order-attribution')], 11.7),
  limit('… whose cards have icon buttons: with shopengine', ['dist/shop-islands.js', file('core'), file('shopengine')], 12),
  limit('from page view to a game in the cart: loader, core, add-to-cart', ['dist/shop-islands.js', file('core'), file('add-to-cart')], 12),
  limit('react: React, react-dom, jsx and what every view needs', file('react'), 72),
  limit('branding: DOMPurify', file('branding'), 12),
  limit('the loader of wp-admin', 'dist/shop-islands-admin.js', 4),
  limit('calendar: flatpickr and its styles, in wp-admin only', file('calendar'), 22),
  ...widgets.map((chunk) => limit(chunk, file(chunk), 8)),
];
