export { mount } from './actions';
export { confirm } from './confirm';
export { showMessage } from './messages';
