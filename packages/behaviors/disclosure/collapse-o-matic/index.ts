export { mount } from './collapse-o-matic';
