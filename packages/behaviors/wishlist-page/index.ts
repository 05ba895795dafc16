export { mount } from './page';
