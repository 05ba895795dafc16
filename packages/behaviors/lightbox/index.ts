export { mountAuto, mountLink as mount, mountLogin, mountTerms } from './links';
export { mountPanel } from './panel';
// For modules of other kinds of dialogs.
export { createDialog, showDialog } from '@shopfront/behaviors/modal-dialog';
