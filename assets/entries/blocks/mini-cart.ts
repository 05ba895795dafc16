export { getApp } from '../../app';
export { mount, addItem } from '../../../blocks/mini-cart/frontend';
