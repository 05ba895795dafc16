export { mount } from './video';
