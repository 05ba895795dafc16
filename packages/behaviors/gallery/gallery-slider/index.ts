export { mount } from './gallery-slider';
