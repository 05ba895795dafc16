export { getApp } from '../../app';
export { mount } from '../../../blocks/cart/frontend';
