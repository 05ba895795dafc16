export { mount } from './quick-view';
