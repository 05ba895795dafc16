import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Custom property with the height of the header, for what has to stay below it. */
const HEIGHT = '--sf-sticky-height';

/** Distance that counts as a change of the direction of scrolling, px: fingers tremble. */
const TURN_PX = 5;

/**
 * A header that sticks to the top of the window by its styles. This tells them when the page has moved past its height (`is-stuck`),
 * publishes that height, and with `data-sf-sticky="up"` hides the header while the page moves down (`is-away`).
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
	/** Stays where the header would be, as high as it; out of the window when the page has moved past it. */
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
		// It may also be below the window, under an announcement that is higher than that.
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
