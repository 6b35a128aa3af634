/** The page inside a card gateway's frame, which tells the shop's page which card was chosen. */
import { html } from 'hono/html';

export const cardFrame = html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8" /><title>Card details</title><link rel="stylesheet" href="/assets/theme.css" /><script defer src="/assets/card-frame.js"></script></head>
<body class="demo-card-page"><p class="form-row"><label for="demo-card">Card</label><select id="demo-card"><option value="accepted">One that is accepted</option><option value="refused">One that is refused</option></select></p></body>
</html>`;
