import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** Emitted on the page when one more dialog covers it; menus close then. */
const COVER_EVENT = 'sf:layers:open';

/**
 * Locks the page while modal dialogs are open, of whatever script: those of other behaviors, of add-ons, of the page itself. The
 * browser stacks them, keeps the focus in the top one, and gives Escape to it alone. This counts them, because the page may
 * scroll again only when the last one has closed.
 *
 * Returns a function that stops it.
 */
export function lockBehindDialogs( page: Document ): () => void {
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
			// Before the lock, which removes the scroll bar: its space stays, so that the page does not move.
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
}

export const mount: Behavior[ 'mount' ] = ( body ) =>
	lockBehindDialogs( body.ownerDocument );
