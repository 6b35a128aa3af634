/** The script of the check's screen in wp-admin. */
import { openScreen } from './screen/screen';
import styles from './screen/screen.css?inline';
import type { ScreenData } from './types';

const place = document.getElementById('shop-islands-check');
const data = document.getElementById('shop-islands-check-data')?.textContent;
if (place && data) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  openScreen(place, JSON.parse(data) as ScreenData);
}
