export { mount } from './wishlist-events';
