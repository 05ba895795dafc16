import {
	closestTo,
	createEmit,
	isStill,
} from '@shopfront/behaviors/engine/dom';

/** Duration of the fade, ms. A closed dialog then leaves the page (docs/contract/site-behaviors.md 2). */
const FADE_MS = 300;

export interface DialogOptions {
	/** Prefix of its events. Omit it to emit none. */
	name?: string;
	/** Gets the focus back, if it's still on the page. */
	opener?: HTMLElement | null;
	/** Escape and clicks on the backdrop don't close it; only its own controls do. */
	isPersistent?: boolean;
	/** Defaults to the browser's choice. */
	initialFocus?: HTMLElement | null;
	/** Called instead of closing. It has to close the dialog, now or later. */
	onCloseRequest?: () => void;
	/** Called when it closes: after the focus has returned, before the fade. */
	onClose?: () => void;
	onClosed?: () => void;
}

/** Whether a pointer is on the backdrop. Comparing targets isn't enough: the dialog's padding has the same target. */
const isBeside = (
	dialog: HTMLDialogElement,
	{ target, clientX, clientY }: MouseEvent
): boolean => {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return (
		target === dialog &&
		( clientX < left ||
			clientX > right ||
			clientY < top ||
			clientY > bottom )
	);
};

/**
 * Shows a dialog above the page. Escape, a click on the backdrop and elements with `data-sf-close` close it, and a
 * listener can cancel `sf:<name>:close`. Browsers that can't animate closing hide it at once.
 *
 * Returns a function that closes the dialog.
 */
export const showDialog = (
	dialog: HTMLDialogElement,
	{
		name,
		opener = null,
		isPersistent = false,
		initialFocus,
		onCloseRequest,
		onClose,
		onClosed,
	}: DialogOptions
): ( () => void ) => {
	const view = dialog.ownerDocument.defaultView ?? window;
	const controller = new AbortController();
	const { signal } = controller;
	const emit = name ? createEmit( name ) : () => true;
	const detail = { opener };
	const fadeMs = isStill( view ) ? 0 : FADE_MS;
	let isPressedBeside = false;

	const close = () => {
		if ( ! dialog.open ) {
			return;
		}
		if ( onCloseRequest ) {
			onCloseRequest();
		} else if ( emit( dialog, 'close', detail ) ) {
			dialog.close();
		}
	};
	dialog.addEventListener(
		'pointerdown',
		( event ) => {
			// A text selection may end outside the dialog.
			isPressedBeside = isBeside( dialog, event );
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			const isOwnControl =
				closestTo( event, '[data-sf-close]' )?.closest( 'dialog' ) ===
				dialog;
			if ( isOwnControl ) {
				event.preventDefault();
			}
			if (
				isOwnControl ||
				( isPressedBeside &&
					! isPersistent &&
					isBeside( dialog, event ) )
			) {
				close();
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'cancel',
		( event ) => {
			// File inputs in the dialog also fire `cancel`.
			if ( event.target === dialog ) {
				event.preventDefault();
				if ( ! isPersistent ) {
					close();
				}
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'close',
		( { target } ) => {
			if ( target !== dialog ) {
				return;
			}
			controller.abort();
			if ( opener?.isConnected ) {
				opener.focus();
				// The browser has focused it already, without scrolling.
				opener.scrollIntoView?.( { block: 'nearest' } );
			}
			onClose?.();
			view.setTimeout( () => {
				emit( dialog, 'closed', detail );
				onClosed?.();
			}, fadeMs );
		},
		{ signal }
	);
	dialog.showModal();
	initialFocus?.focus();
	emit( dialog, 'opened', detail );
	return close;
};
