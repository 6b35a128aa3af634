/** What is needed only when an add's answer was lost, or its page ended first. */

export * from '../../../widgets/add-to-cart/failure';
export * from '../../state/recovery';
