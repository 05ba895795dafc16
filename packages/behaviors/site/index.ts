export { mount } from './site';
