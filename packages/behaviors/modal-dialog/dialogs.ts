import type { createDialog } from './create-dialog';
import type { showDialog } from './show-dialog';

/** The code of dialogs, which modules of pages with several kinds get from one of them, so that it loads once. */
export interface Dialogs {
	createDialog: typeof createDialog;
	showDialog: typeof showDialog;
}
