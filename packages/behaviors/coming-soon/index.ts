export { mount } from './coming-soon';
