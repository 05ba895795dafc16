export {
	createCloseButton,
	createDialog,
	type DialogFrame,
} from './create-dialog';
export { createFailure } from './create-failure';
export { renameIds } from './rename-ids';
export { showDialog, type DialogOptions } from './show-dialog';
