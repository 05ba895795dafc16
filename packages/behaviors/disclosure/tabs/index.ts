export { mount } from './tabs';
export { findTabs, startTabs, type Tab } from './tab-list';
