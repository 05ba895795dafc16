export { mount } from './wishlist-variation';
