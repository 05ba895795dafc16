export { createPageStyles } from './page-styles';
