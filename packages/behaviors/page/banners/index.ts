export { mount as mountComingSoon } from './coming-soon';
export { mount as mountStoreNotice } from './store-notice';
