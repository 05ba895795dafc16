export { CaptchaList } from './captcha-list';
export { ConnectedOrderOutcome } from './connected-order-outcome';
