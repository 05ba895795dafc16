import { openPage } from '@shopfront/behaviors/lightbox-remote';
import { createDialog, showDialog } from '@shopfront/behaviors/modal-dialog';

/** Opens the page of a link in a dialog. */
export const openPageDialog = ( link: HTMLAnchorElement ) =>
	openPage( { createDialog, showDialog }, link );
