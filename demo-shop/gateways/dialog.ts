import type { Gateway } from './gateway';

export const DIALOG_GATEWAY = 'demo-dialog';

/**
 * Pays in a dialog, like providers with their own script. The order's response is a fragment of the page, and the order
 * stays open until the dialog pays it.
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
