export { mount } from './classic-cart-buttons';
