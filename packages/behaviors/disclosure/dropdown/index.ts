export { mount } from './dropdown';
