import { closestTo, isPlainClick } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { decodeHash } from './decode-hash';
import { focusElement } from './focus-element';
import { SCROLL_MS, scrollToElement } from './scroll-to-element';

/** `#top` is the page itself. */
const findTarget = ( page: Document, hash: string ): HTMLElement | null => {
	const id = decodeHash( hash );
	return (
		page.getElementById( id ) ??
		( id === 'top' ? page.documentElement : null )
	);
};

/**
 * Scrolls to the target of links within the page (docs/contract/site-behaviors.md 3.2). Ignores links to hidden
 * content: the behavior that opens the content handles them.
 */
export const mount: Behavior[ 'mount' ] = ( body, { signal } ) => {
	const page = body.ownerDocument;
	const view = page.defaultView ?? window;
	let moving = new AbortController();
	/** Setting `location.hash` notifies other behaviors, but also makes the browser jump, so do it only on arrival. */
	const setAddress = ( hash: string, hasArrived: boolean ) => {
		if ( hasArrived ) {
			view.location.hash = hash;
		} else {
			view.history.pushState( view.history.state, '', hash );
		}
	};
	body.addEventListener(
		'click',
		( event ) => {
			const link = closestTo< HTMLAnchorElement >(
				event,
				'a[href*="#"]:not([role]),a[data-sf-scroll]'
			);
			if (
				! link ||
				! isPlainClick( event ) ||
				link.target === '_blank' ||
				link.hasAttribute( 'download' )
			) {
				return;
			}
			const { href } = view.location;
			const hash = link.dataset.sfScroll || link.hash;
			const isHere =
				link.dataset.sfScroll ||
				link.href.split( '#' )[ 0 ] === href.split( '#' )[ 0 ];
			const target =
				isHere && hash.length > 1 ? findTarget( page, hash ) : null;
			if ( ! target || target.getClientRects().length === 0 ) {
				return;
			}
			event.preventDefault();
			moving.abort();
			moving = new AbortController();
			const { signal: current } = moving;
			void scrollToElement( target, {
				durationMs: SCROLL_MS.link,
				signal: current,
			} ).then( ( hasArrived ) => {
				if ( current.aborted ) {
					return;
				}
				setAddress( hash, hasArrived );
				if ( hasArrived ) {
					focusElement(
						target === page.documentElement ? page.body : target
					);
				}
			} );
		},
		{ signal }
	);
	return () => moving.abort();
};
