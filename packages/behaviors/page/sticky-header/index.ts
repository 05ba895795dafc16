export { mount } from './sticky-header';
