export { mount } from './sticky-cart';
