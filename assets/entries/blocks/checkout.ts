export { getApp } from '@shopfront/app';
export {
	mount,
	registerBuiltInMethods,
} from '../../../blocks/checkout/frontend';
