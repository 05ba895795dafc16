export { mount } from './live-search';
