import type { PageContext } from './context';

/** Class of a row whose details are shown. */
const SHOWN = 'show';

/**
 * The grid of pictures: a press on a picture shows the details of its row, if the list hides them. Another press, a press
 * elsewhere, Escape, the link to close and an addition to the cart hide them (docs/contract/wishlist.md 3).
 */
export function startGrid( {
	form,
	page,
	view,
	bus,
	signal,
}: PageContext ): void {
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
			const { target } = event;
			const row =
				target instanceof Element
					? target.closest( '[data-row-id]' )
					: null;
			if ( ! row || ! ( target instanceof Element ) ) {
				return;
			}
			if ( target.closest( 'a.close' ) ) {
				event.preventDefault();
				hide();
				return;
			}
			const details = row.querySelector( '.item-details' );
			const isHidden = details
				? view.getComputedStyle( details ).display === 'none'
				: false;
			if (
				target.closest( '.product-thumbnail' ) &&
				( isHidden || row.classList.contains( SHOWN ) )
			) {
				// Otherwise the picture leads to the product.
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
}
