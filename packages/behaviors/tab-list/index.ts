export { findTabs, startTabs, type Tab } from './tab-list';
