/** Owns the anatomy of the consent's banner and its preferences. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'Where a page has scripts or frames that need an agreement.',
    dos: [
      'Say in one sentence what the page would like to do.',
      'Keep the buttons alike: to refuse is as easy as to accept.',
    ],
    donts: [
      'Do not colour one button more strongly than the other.',
      'Do not cover the page with it: the banner leaves it usable.',
    ],
  },
  isDialog: true,
  parts: [
    { part: 'banner', className: 'shop-islands-consent', is: 'The banner, a region that leaves the page usable.' },
    { part: 'title', is: 'The heading of the banner.' },
    { part: 'text', is: 'What the banner says, with the link to the policy.' },
    {
      part: 'choices',
      className: 'shop-islands-consent-choices',
      is: 'The buttons of banner and preferences, which look alike.',
    },
    { part: 'row', className: 'shop-islands-consent-row', is: 'One category of the preferences.' },
    { part: 'name', is: 'The name of a category.' },
    { part: 'switch', is: 'The switch of a category, a checkbox with `role="switch"`.' },
    { part: 'purpose', is: 'What a category is for.' },
  ],
  keyboard: [['Space', 'Turns the focused switch.']],
  example: 'TheBanner',
  page: ['consent', 'FirstView'],
};
