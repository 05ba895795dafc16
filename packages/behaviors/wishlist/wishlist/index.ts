export { mountButton } from './button';
export { mountCount } from './count';
