export { mount } from './quantity-stepper';
