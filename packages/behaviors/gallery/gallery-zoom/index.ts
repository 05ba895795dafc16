export { mount } from './gallery-zoom';
