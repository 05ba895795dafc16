import {
	closestTo,
	createEmit,
	isPlainClick,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { openPanel } from './open-panel';
import { readTarget } from './read-target';

const emit = createEmit( 'offcanvas' );

/**
 * A panel at a side of the window, `dialog.sf-offcanvas`. Any link or button with its id opens it, even if added later,
 * and so does the URL's hash. Without script, styles show it (`:target`).
 */
export const mountPanel: Behavior[ 'mount' ] = ( panel, { signal } ) => {
	if ( ! ( panel instanceof HTMLDialogElement ) || ! panel.id ) {
		return undefined;
	}
	const page = panel.ownerDocument;
	const view = page.defaultView ?? window;
	const hash = `#${ panel.id }`;
	// Otherwise `:target` would keep showing a panel that was closed.
	panel.classList.add( 'is-enhanced' );
	const open = ( opener: HTMLElement | null ) => {
		if ( ! panel.open && emit( panel, 'open', { opener } ) ) {
			openPanel( panel, { opener } );
		}
	};
	page.addEventListener(
		'click',
		( event ) => {
			const opener = closestTo( event, 'a[href],[data-sf-open]' );
			if (
				opener &&
				readTarget( opener ) === hash &&
				isPlainClick( event )
			) {
				event.preventDefault();
				open( opener );
			}
		},
		{ signal }
	);
	const followHash = () => {
		if ( view.location.hash === hash ) {
			open( null );
		}
	};
	view.addEventListener( 'hashchange', followHash, { signal } );
	followHash();
	return () => {
		panel.classList.remove( 'is-enhanced' );
		panel.close();
	};
};
