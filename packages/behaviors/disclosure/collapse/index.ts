export { mount } from './collapse';
export { slidePanel, type SlideEffect } from './slide';
export { pressTrigger, readParents, setAll, type Section } from './rules';
