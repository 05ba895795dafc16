export { mount } from './back-to-top';
