import type { BlockLoader } from '@shopfront/behaviors/cart/block-loader';
import { isStill } from '@shopfront/behaviors/engine/dom';
import { findPart } from './badge';

/** Duration of the slide, ms; 0 with reduced motion (docs/contract/cart-and-checkout.md 2, "Mini cart drawer"). */
const SLIDE_MS = 300;

/** The dropdown closes by itself after this time, ms (docs/contribute/specification-choices.md). */
const DROPDOWN_MS = 5000;

/** On these screens, the mini-cart opens as a dropdown after an item was added. */
const DROPDOWN_QUERY = '(min-width:850px)';

/** Order of the placeholders that the server prints. */
const STATUS = 0;
const FAILURE = 1;

const OVERLAY = 'wc-block-components-drawer__screen-overlay';

/**
 * Opens the mini-cart's dialog beside a badge. By hand, it's a modal drawer. After an item was added, it's a drawer on
 * narrow screens, and elsewhere a dropdown that takes no focus and closes by itself. An open dialog stays as it is.
 * Without a badge, this only prepares the contents.
 */
export type OpenDrawer = (
	container?: HTMLElement,
	isByHand?: boolean
) => void;

/**
 * Prepares the dialog of the server's template, and loads the block when the dialog first opens. The block renders into
 * the open dialog, so the focus in it is never lost. Until then, the part for the block contains two placeholders: the
 * loading status and the error. The blocks to render are in the template, too. Returns `undefined` without a dialog.
 */
export const createDrawer = (
	view: Window,
	load: BlockLoader
): OpenDrawer | undefined => {
	const page = view.document;
	const template = page.querySelector< HTMLTemplateElement >(
		'.wc-block-mini-cart__template'
	)?.content;
	const dialog = template?.querySelector( 'dialog' );
	const contents = template?.querySelector< HTMLElement >(
		'[data-block-name$=contents]'
	);
	const part = dialog && findPart( dialog, 'template-part' );
	if ( ! part ) {
		return undefined;
	}
	const [ closeButton, retryButton ] = dialog.querySelectorAll( 'button' );
	const showPlaceholder = ( shown: number ) =>
		part
			.querySelectorAll< HTMLElement >( '[role]' )
			.forEach( ( element, index ) => {
				element.hidden = index !== shown;
			} );
	const { documentElement: root, body } = page;
	let timer: number | undefined;
	let isMounted = false;
	/** `undefined` until the dialog first opens. */
	let isModal: boolean | undefined;
	let badge: HTMLElement | null;

	const wait = ( callback: () => void, delayMs: number ) => {
		view.clearTimeout( timer );
		timer = view.setTimeout( callback, delayMs );
	};
	const setClass = ( name: string ) => {
		dialog.className = `${ OVERLAY } ${ name }`;
	};
	/** Reserves the space of the scroll bar, so that the page doesn't move. */
	const lockScroll = ( isLocked: boolean ) => {
		body.classList.toggle( 'drawer-open', isLocked );
		root.style.scrollbarGutter =
			isLocked && view.innerWidth > root.clientWidth ? 'stable' : '';
	};
	const close = () => {
		setClass( `${ OVERLAY }--with-slide-out` );
		wait(
			() => {
				if ( ! isModal && dialog.contains( page.activeElement ) ) {
					badge?.focus();
				}
				dialog.close();
			},
			isStill( view ) ? 0 : SLIDE_MS
		);
	};
	const waitToClose = () => {
		if ( ! isModal ) {
			wait(
				() =>
					dialog.matches( ':hover,:focus-within' )
						? waitToClose()
						: close(),
				DROPDOWN_MS
			);
		}
	};
	const showContents = async () => {
		if ( isMounted ) {
			return;
		}
		showPlaceholder( STATUS );
		try {
			const { mount } = await load();
			if ( contents && ! isMounted ) {
				isMounted = true;
				mount( part, contents );
			}
		} catch {
			showPlaceholder( FAILURE );
		}
	};
	closeButton?.addEventListener( 'click', close );
	retryButton?.addEventListener( 'click', () => {
		// The pressed button disappears.
		closeButton?.focus();
		void showContents();
	} );
	dialog.onclose = () => lockScroll( dialog.open );
	dialog.oncancel = ( event ) => {
		event.preventDefault();
		close();
	};
	dialog.onkeydown = ( event ) => {
		if ( event.key === 'Escape' ) {
			close();
		}
	};
	dialog.onclick = ( event ) => {
		if ( event.target === dialog ) {
			close();
		}
	};
	dialog.onpointerleave = waitToClose;
	dialog.addEventListener( 'focusout', waitToClose );

	body.append( dialog );

	return ( container, isByHand ) => {
		void showContents();
		if ( ! container || ( dialog.open && ! isByHand ) ) {
			return;
		}
		view.clearTimeout( timer );
		dialog.open = false;
		badge = findPart( container, 'button' );
		isModal = isByHand || ! view.matchMedia( DROPDOWN_QUERY ).matches;
		// A drawer leaves the header, whose styles for links and texts would reach it.
		( isModal ? body : container ).append( dialog );
		setClass(
			isModal ? `${ OVERLAY }--with-slide-in` : 'sf-mini-cart-dropdown'
		);
		if ( isModal ) {
			dialog.showModal();
			// Chromium focuses the panel while it scrolls, and loses the focus when it stops scrolling.
			closeButton?.focus();
			lockScroll( true );
		} else {
			// `show()` would move the focus.
			dialog.open = true;
			waitToClose();
		}
	};
};
