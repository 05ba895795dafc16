export { createLiveRegion } from './live-region';
export { addViewCartLink } from './view-cart-link';
export { startClassicCart } from './start';
