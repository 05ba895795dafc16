export { getApp } from '@shopfront/app';
export { mount } from '../../../blocks/all-products/frontend';
