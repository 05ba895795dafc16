// One file, because most pages have both.
export { mountButton } from './button';
export { mountCount } from './count';
