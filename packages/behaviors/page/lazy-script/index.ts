export { mount } from './lazy-script';
