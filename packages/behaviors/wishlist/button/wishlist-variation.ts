import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { isRecord } from '@shopfront/store-api';

const BLOCK = '.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block';

/** A form's buttons are inside the same element. Other buttons belong to other copies of the product. */
const SURROUNDINGS = 'dialog,.product';

const LINKS = '[data-product-id],[data-original-product-id]';

/** Switches a button's block to another product. */
const show = (
	block: HTMLElement,
	{ from, to, parent }: { from: number; to: number; parent: number }
): void => {
	const { dataset, classList } = block;
	if ( dataset.fragmentRef ) {
		dataset.fragmentRef = String( to );
	} else {
		dataset.productId = String( to );
	}
	if ( classList.contains( `add-to-wishlist-${ from }` ) ) {
		classList.replace(
			`add-to-wishlist-${ from }`,
			`add-to-wishlist-${ to }`
		);
	}
	for ( const link of block.querySelectorAll< HTMLElement >( LINKS ) ) {
		link.dataset.productId = String( to );
		link.dataset.originalProductId = String( parent );
		if ( link.dataset.productType ) {
			link.dataset.productType = to === parent ? 'variable' : 'variation';
		}
	}
	try {
		const options: unknown = JSON.parse( dataset.fragmentOptions ?? '' );
		if ( isRecord( options ) ) {
			dataset.fragmentOptions = JSON.stringify( {
				...options,
				product_id: to,
			} );
		}
	} catch {
		// The block has no options to change.
	}
};

/** Switches the button beside a form to the chosen variation, or back (docs/contract/wishlist.md 2). */
export const mount: Behavior[ 'mount' ] = withEvents(
	( form, { signal, getEventBus } ) => {
		const { ownerDocument: page } = form;
		const parent = Number( form.dataset.product_id );
		if ( ! ( parent > 0 ) ) {
			return;
		}
		const idOf = ( { dataset }: HTMLElement ) =>
			Number( dataset.fragmentRef ?? dataset.productId );
		const blocksOf = ( root: ParentNode | null ) =>
			[
				...( root?.querySelectorAll< HTMLElement >( BLOCK ) ?? [] ),
			].filter( ( block ) => idOf( block ) === shown );
		let shown = parent;
		const follow = ( to: number ) => {
			if ( to === shown ) {
				return;
			}
			const near = blocksOf( form.closest( SURROUNDINGS ) );
			for ( const block of near.length > 0 ? near : blocksOf( page ) ) {
				show( block, { from: shown, to, parent } );
				// Restarts the block's behavior, which shows whether the variation is listed.
				page.dispatchEvent(
					new CustomEvent( 'sf:content', {
						detail: { root: block, isNew: true },
					} )
				);
			}
			shown = to;
		};
		const bus = getEventBus();
		bus.on(
			[ 'found_variation' ],
			( variation ) => {
				const id = isRecord( variation )
					? Number( variation.variation_id )
					: 0;
				follow( id > 0 ? id : parent );
			},
			signal
		);
		bus.on( [ 'reset_data' ], () => follow( parent ), signal );
		// From before this code: by the page's URL, or by a quick shopper.
		const chosen = Number(
			form.querySelector< HTMLInputElement >( '[name=variation_id]' )
				?.value
		);
		follow( chosen > 0 ? chosen : parent );
	}
);
