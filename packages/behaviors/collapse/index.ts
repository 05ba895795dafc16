export { mount } from './collapse';
export { pressTrigger, readParents, setAll, type Section } from './rules';
