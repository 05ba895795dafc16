export { mount } from './tabs';
