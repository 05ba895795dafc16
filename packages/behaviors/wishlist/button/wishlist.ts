// One chunk, because most pages need both.
export { mountButton } from './button';
export { mountCount } from './count';
