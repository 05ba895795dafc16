export { mount } from './collapse';
export { slide, type SlideEffect } from './slide';
export { pressTrigger, readParents, setAll, type Section } from './rules';
