export { mount } from './orders-table';
