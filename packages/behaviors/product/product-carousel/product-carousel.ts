import { isStill } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { COLLECTION_SCRIPT_ID } from '@shopfront/names';

/** Share of the visible width to scroll by, so that a product at the edge stays in view. */
const STEP = 0.9;

/** Browsers round scroll positions. */
const TOLERANCE_PX = 5;

/** Directions on the screen, even in right-to-left text. */
const KEYS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
};

/** The buttons of a carousel, unless WooCommerce's script is on the page (docs/contract/product-lists.md 1). */
export const mount: Behavior[ 'mount' ] = ( list, { signal } ) => {
	const page = list.ownerDocument;
	const root = list.closest( '.wp-block-woocommerce-product-collection' );
	const buttons = root?.querySelector< HTMLElement >(
		'.wc-block-next-previous-buttons'
	);
	const [ previous, next ] = buttons?.querySelectorAll( 'button' ) ?? [];
	if (
		! buttons ||
		! previous ||
		! next ||
		( root?.hasAttribute( 'data-wp-interactive' ) &&
			page.getElementById( COLLECTION_SCRIPT_ID ) )
	) {
		return undefined;
	}
	const isRtl = getComputedStyle( list ).direction === 'rtl';

	const update = () => {
		const end = list.scrollWidth - list.clientWidth;
		// `scrollLeft` is negative in right-to-left lists.
		const position = Math.abs( list.scrollLeft );
		buttons.hidden = end <= TOLERANCE_PX;
		previous.setAttribute(
			'aria-disabled',
			String( position <= TOLERANCE_PX )
		);
		next.setAttribute(
			'aria-disabled',
			String( position >= end - TOLERANCE_PX )
		);
	};
	/** -1 scrolls to the left, 1 to the right. */
	const scroll = ( direction: number ) =>
		list.scrollBy( {
			left: direction * STEP * list.clientWidth,
			behavior: isStill( page.defaultView ?? window ) ? 'auto' : 'smooth',
		} );

	const outward = isRtl ? -1 : 1;
	previous.addEventListener( 'click', () => scroll( -outward ), { signal } );
	next.addEventListener( 'click', () => scroll( outward ), { signal } );
	buttons.addEventListener(
		'keydown',
		( event ) => {
			const direction = KEYS[ event.key ];
			if ( direction ) {
				event.preventDefault();
				scroll( direction );
			}
		},
		{ signal }
	);
	list.addEventListener( 'scroll', update, { signal, passive: true } );
	const observer = new ResizeObserver( update );
	observer.observe( list );
	update();
	return () => observer.disconnect();
};
