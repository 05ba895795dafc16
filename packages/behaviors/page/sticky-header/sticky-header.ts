import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** The header's height, for elements that have to stay below it. */
const HEIGHT = '--sf-sticky-height';

/** Fingers tremble: a shorter distance doesn't change the direction of scrolling. */
const TURN_PX = 5;

/**
 * A header that is sticky by its styles. Sets `is-stuck` when the page has scrolled past its height, publishes that
 * height, and with `data-sf-sticky="up"` hides it while the page scrolls down (`is-away`).
 */
export const mount: Behavior[ 'mount' ] = ( header, { signal } ) => {
	const page = header.ownerDocument;
	const view = page.defaultView ?? window;
	const { style, classList } = page.documentElement;
	classList.add( 'sf-has-sticky-header' );
	const initialPx = Number( readSiteSettings( view ).get( 'sticky_height' ) );
	if ( initialPx > 0 ) {
		style.setProperty( HEIGHT, `${ initialPx }px` );
	}
	/** Stays at the header's original position, and leaves the viewport when the header sticks. */
	const sentinel = page.createElement( 'div' );
	sentinel.className = 'sf-sticky-sentinel';
	header.before( sentinel );

	let lastY = 0;
	const follow = () => {
		const y = view.scrollY;
		if ( Math.abs( y - lastY ) >= TURN_PX ) {
			header.classList.toggle( 'is-away', y > lastY );
			lastY = y;
		}
	};
	const setStuck = ( isStuck: boolean ) => {
		header.classList.toggle( 'is-stuck', isStuck );
		if ( header.dataset.sfSticky !== 'up' ) {
			return;
		}
		if ( isStuck ) {
			lastY = view.scrollY;
			view.addEventListener( 'scroll', follow, {
				passive: true,
				signal,
			} );
		} else {
			view.removeEventListener( 'scroll', follow );
			header.classList.remove( 'is-away' );
		}
	};
	const sizes = new ResizeObserver( ( [ entry ] ) =>
		style.setProperty(
			HEIGHT,
			`${ entry?.borderBoxSize?.[ 0 ]?.blockSize ?? 0 }px`
		)
	);
	const positions = new IntersectionObserver( ( entries ) => {
		const { isIntersecting, boundingClientRect } = entries[
			entries.length - 1
		] as IntersectionObserverEntry;
		// The header may also be below the viewport, after a tall announcement.
		setStuck( ! isIntersecting && boundingClientRect.bottom <= 0 );
	} );
	sizes.observe( header );
	positions.observe( sentinel );
	return () => {
		sizes.disconnect();
		positions.disconnect();
		sentinel.remove();
		style.removeProperty( HEIGHT );
		classList.remove( 'sf-has-sticky-header' );
		header.classList.remove( 'is-stuck', 'is-away' );
	};
};
