export { mount as mountTop } from './back-to-top';
export { mount as mountLinks } from './scroll-to';
export { SCROLL_MS, scrollToElement } from './scroll-to-element';
export { mount as mountHash } from './url-hash';
