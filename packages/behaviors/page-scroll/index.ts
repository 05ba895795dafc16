export { scrollToElement, SCROLL_MS } from './scroll-to-element';
