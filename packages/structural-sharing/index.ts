export { replaceEqualDeep } from './replace-equal-deep';
