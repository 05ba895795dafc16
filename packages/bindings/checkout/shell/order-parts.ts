/** Contents of the chunk that an order needs and the form does not; see `useOrderParts`. */
export { AccountPassword } from '../form/account-password';
export { CaptchaList } from '../form/captcha-list';
export { ConnectedErrorSummary } from '../form/connected-error-summary';
export { ConnectedOrderOutcome } from './connected-order-outcome';
