export { mountAuto, mountLink as mount, mountLogin, mountTerms } from './links';
export { mountPanel } from './panel';
