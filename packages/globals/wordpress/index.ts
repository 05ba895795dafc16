export { extendGlobal } from '../extend-global';
export { createSanitize } from '../sanitize';
export { installAddOns } from './install-add-ons';
export { installComponents } from './install-components';
export { installRegistry } from './install-registry';
