export { mount } from './grouped-form';
