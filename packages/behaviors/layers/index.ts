export { mount } from './layers';
