/** Contents of the chunk that an order needs and the form does not; see `useOrderParts`. */
export { AccountPassword } from './account-password';
export { CaptchaList } from './captcha-list';
export { ConnectedErrorSummary } from './connected-error-summary';
export { ConnectedOrderOutcome } from './connected-order-outcome';
