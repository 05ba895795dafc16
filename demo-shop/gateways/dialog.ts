import type { Gateway } from './gateway';

export const DIALOG_GATEWAY = 'demo-dialog';

/**
 * Pays in a dialog on the page, like providers with a script of their own: the order's response is a fragment of the
 * page, and the order stays open until the dialog is paid.
 */
export const dialog: Gateway = {
	id: DIALOG_GATEWAY,
	title: 'Payment window',
	description: 'Pay in a window that opens after you place the order.',
	supports: [ 'products' ],
	instructions: '',
	isExpress: false,
	pay: () => ( { status: 'dialog' } ),
};
