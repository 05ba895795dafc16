import { createEmit, isStill } from '@shopfront/behaviors/engine/dom';

/** Duration of the fade, after which a closed dialog leaves the page, ms (docs/contract/site-behaviors.md 2). */
const FADE_MS = 300;

/** How to show a dialog. */
export interface DialogOptions {
	/** Name in its events. Default: it emits none. */
	name?: string;
	/** Gets the focus back, if it is still on the page. */
	opener?: HTMLElement | null;
	/** Whether only the content's own controls close it, not Escape and not a press beside it. */
	isPersistent?: boolean;
	/** Gets the focus. Default: what the browser chooses. */
	initialFocus?: HTMLElement | null;
	/** Called instead of closing it, when a visitor wants that: has to close it, now or later. */
	onCloseRequest?: () => void;
	/** Called at once when it closes, before its fade, after the focus has returned. */
	onClose?: () => void;
	/** Called after the fade. */
	onClosed?: () => void;
}

/** Whether a pointer is beside a dialog, on its backdrop: also events on the dialog's own padding have it as their target. */
function isBeside(
	dialog: HTMLDialogElement,
	{ target, clientX, clientY }: MouseEvent
): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return (
		target === dialog &&
		( clientX < left ||
			clientX > right ||
			clientY < top ||
			clientY > bottom )
	);
}

/**
 * Shows a dialog above the page. It closes by Escape, by a press beside it, and by elements with `data-sf-close`. A listener
 * can cancel `sf:<name>:close`. Browsers that cannot fade an element that closes hide it at once.
 *
 * Returns a function that closes it.
 */
export function showDialog(
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
): () => void {
	const view = dialog.ownerDocument.defaultView ?? window;
	const controller = new AbortController();
	const { signal } = controller;
	const emit = name ? createEmit( name ) : () => true;
	/** For listeners. */
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
			// Selecting text may end beside the dialog.
			isPressedBeside = isBeside( dialog, event );
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			const isOwnControl =
				target instanceof Element &&
				target.closest( '[data-sf-close]' )?.closest( 'dialog' ) ===
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
			// Also of file fields inside.
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
}
