export { getApp } from '../../app';
export { mount } from '../../../blocks/all-products/frontend';
