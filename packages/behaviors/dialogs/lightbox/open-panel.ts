import {
	showDialog,
	type DialogOptions,
} from '@shopfront/behaviors/dialogs/modal-dialog';
import { addSwipe, type Side } from './swipe';

const isSide = ( text?: string ): text is Side =>
	text === 'end' || text === 'top' || text === 'center';

export const openPanel = (
	panel: HTMLDialogElement,
	options: Omit< DialogOptions, 'name' >
): ( () => void ) => {
	const controller = new AbortController();
	const side = panel.dataset.sfSide;
	const close = showDialog( panel, {
		...options,
		name: 'offcanvas',
		onClose: () => {
			controller.abort();
			options.onClose?.();
		},
	} );
	addSwipe(
		panel,
		isSide( side ) ? side : 'start',
		close,
		controller.signal
	);
	return close;
};
