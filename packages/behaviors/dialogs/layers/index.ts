export { lockBehindDialogs, mount } from './layers';
