export { mount } from './accordion';
