export { mount } from './motion-notice';
