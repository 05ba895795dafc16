export { getApp } from '@shopfront/app';
export { mount, addItem } from '../../../blocks/mini-cart/frontend';
