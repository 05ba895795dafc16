export { mount } from './buy-now';
