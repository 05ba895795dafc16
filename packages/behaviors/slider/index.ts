export { mount } from './slider';
