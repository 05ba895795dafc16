export { showMessage } from './messages';
