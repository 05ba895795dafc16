export { mount } from './count-up';
