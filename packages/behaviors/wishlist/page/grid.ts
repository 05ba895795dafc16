import { closestTo } from '@shopfront/behaviors/engine/dom';
import type { PageContext } from './context';

const SHOWN = 'show';

/**
 * The grid of pictures. A click on a picture toggles its row's hidden details. A click elsewhere, Escape, the close
 * link and an addition to the cart hide them (docs/contract/wishlist.md 3).
 */
export const startGrid = ( {
	form,
	page,
	view,
	bus,
	signal,
}: PageContext ): void => {
	const grid = form.querySelector< HTMLElement >( '.images_grid' );
	if ( ! grid ) {
		return;
	}
	const hide = ( except?: Element ) => {
		for ( const row of grid.querySelectorAll( `.${ SHOWN }` ) ) {
			row.classList.toggle( SHOWN, row === except );
		}
	};
	grid.addEventListener(
		'click',
		( event ) => {
			const row = closestTo( event, '[data-row-id]' );
			if ( ! row ) {
				return;
			}
			if ( closestTo( event, 'a.close' ) ) {
				event.preventDefault();
				hide();
				return;
			}
			const details = row.querySelector( '.item-details' );
			const isHidden = details
				? view.getComputedStyle( details ).display === 'none'
				: false;
			if (
				closestTo( event, '.product-thumbnail' ) &&
				( isHidden || row.classList.contains( SHOWN ) )
			) {
				// Otherwise the picture's link would open the product.
				event.preventDefault();
				const wasShown = row.classList.contains( SHOWN );
				hide( row );
				row.classList.toggle( SHOWN, ! wasShown );
			}
		},
		{ signal }
	);
	page.addEventListener(
		'click',
		( { target } ) => {
			if ( ! ( target instanceof Node && grid.contains( target ) ) ) {
				hide();
			}
		},
		{ signal }
	);
	page.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Escape' ) {
				hide();
			}
		},
		{ signal }
	);
	bus.on( [ 'added_to_cart' ], () => hide(), signal );
};
