export { mount } from './store-notice';
