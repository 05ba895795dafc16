export { mount } from './collection-pages';
