export { mount } from './read-more';
