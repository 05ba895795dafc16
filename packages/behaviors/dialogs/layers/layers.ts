import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** Emitted on the page when another dialog covers it. Menus close then. */
const COVER_EVENT = 'sf:layers:open';

/**
 * Locks the page's scrolling while modal dialogs are open, whichever script opened them. The browser stacks dialogs,
 * keeps the focus in the top one, and sends Escape only to it. But the page may scroll again only when the last one has
 * closed, so we count them.
 *
 * Returns a function that stops it.
 */
export const lockBehindDialogs = ( page: Document ): ( () => void ) => {
	const { documentElement: root } = page;
	const view = page.defaultView ?? window;
	let count = 0;
	const update = () => {
		const open = [
			...page.querySelectorAll< HTMLDialogElement >( 'dialog[open]' ),
		].filter( ( dialog ) => dialog.matches( ':modal' ) ).length;
		if ( open > count ) {
			page.dispatchEvent( new Event( COVER_EVENT ) );
		}
		if ( open > 0 !== count > 0 ) {
			// Locking removes the scroll bar. Reserve its space first, so that the page doesn't move.
			root.style.scrollbarGutter =
				open && view.innerWidth > root.clientWidth ? 'stable' : '';
			root.classList.toggle( 'sf-locked', open > 0 );
		}
		count = open;
	};
	const observer = new MutationObserver( update );
	observer.observe( page.body, {
		subtree: true,
		childList: true,
		attributeFilter: [ 'open' ],
	} );
	update();
	return () => {
		observer.disconnect();
		root.style.scrollbarGutter = '';
		root.classList.remove( 'sf-locked' );
	};
};

export const mount: Behavior[ 'mount' ] = ( body ) =>
	lockBehindDialogs( body.ownerDocument );
