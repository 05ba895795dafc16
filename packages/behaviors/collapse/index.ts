export { mount } from './collapse';
