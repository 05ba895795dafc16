export { createCloseButton, createDialog } from './create-dialog';
export { createFailure } from './create-failure';
export { renameIds } from './rename-ids';
export { showDialog, type DialogOptions } from './show-dialog';
