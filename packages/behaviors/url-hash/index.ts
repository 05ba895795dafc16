export { mount } from './url-hash';
