/**
 * A script tag of its own, for owners who want to know how their shop does (docs/beacon.md):
 * `<script defer src="…/shop-islands-beacon.js" data-to="https://…" data-share="0.1">`. It needs no islands.
 */
import { startBeacon } from '../beacon/start';

declare const __BUILD__: string;

const { to, share = '1' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

if (to && Math.random() < Number(share)) startBeacon({ to, build: __BUILD__.slice(1) });
