export { getApp } from '../../app';
export {
	mount,
	registerBuiltInMethods,
} from '../../../blocks/checkout/frontend';
