export { getApp } from '@shopfront/app';
export { mount } from '../../../blocks/cart/frontend';
