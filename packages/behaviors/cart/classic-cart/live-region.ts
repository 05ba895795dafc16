/** Delay before an added or removed item is announced, ms (docs/contract/classic-pages.md 2). */
const ANNOUNCE_DELAY_MS = 1000;

const CLASS = 'widget_shopping_cart_live_region';

/** Pending announcements. Forms share a live region, and a newer message replaces an older one. */
const timers = new WeakMap< Element, number >();

export interface LiveRegion {
	/** Announces a text after a second; an empty text never. */
	announceLater: ( text: string | undefined ) => void;
	announce: ( text: string ) => void;
	clear: () => void;
}

/** Returns the live region of `root`, such as an open dialog, and adds it if it's missing. */
export const createLiveRegion = (
	view: Window,
	root: HTMLElement = view.document.body
): LiveRegion => {
	let region = root.querySelector< HTMLElement >( `:scope > .${ CLASS }` );
	if ( ! region ) {
		region = view.document.createElement( 'div' );
		region.className = `${ CLASS } screen-reader-text`;
		region.setAttribute( 'role', 'status' );
		region.setAttribute( 'aria-live', 'polite' );
		root.append( region );
	}
	const element = region;
	const cancel = () => view.clearTimeout( timers.get( element ) );
	const announce = ( text: string ) => {
		cancel();
		element.textContent = text;
		element.setAttribute( 'aria-relevant', 'all' );
	};
	return {
		announce,
		announceLater: ( text ) => {
			cancel();
			if ( text ) {
				timers.set(
					element,
					view.setTimeout( () => announce( text ), ANNOUNCE_DELAY_MS )
				);
			}
		},
		clear: () => {
			cancel();
			element.textContent = '';
			element.removeAttribute( 'aria-relevant' );
		},
	};
};
