export { mount } from './scroll-to';
