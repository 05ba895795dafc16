export { createDialog, type DialogFrame } from './create-dialog';
export { createFailure } from './create-failure';
export { createId } from './create-id';
export { emit } from './emit';
export { isPlainClick } from './is-plain-click';
export { renameIds } from './rename-ids';
export { showDialog, type DialogOptions } from './show-dialog';
export type { Dialogs } from './dialogs';
