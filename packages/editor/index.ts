import './style.scss';

export { findPlatform } from './platform';
export { registerAll } from './register-all';
