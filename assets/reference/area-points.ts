import { INNER_BLOCK_AREAS } from '@shopfront/names';

/** A block of ours that blocks of add-ons may stand in. */
export interface AreaPoint {
	/** Its full name. */
	block: string;
	/** Where it is a block of ours; a part that only some pages are written with; nowhere, where blocks are not shown. */
	stands: 'on pages' | 'where written' | 'nowhere yet';
	/** Type of what a block there is given, in `@shopfront/types`. */
	props: 'CartBlockProps' | 'CheckoutBlockProps';
	/** Version that it came with. */
	since: string;
}

type AreaName = keyof typeof INNER_BLOCK_AREAS;

/** The drawer is no block of ours yet. */
const isOfDrawer = ( name: string ): boolean => name.includes( 'MINI_CART' );

/** Areas of the cart; all others that pages have are those of the checkout. */
const isOfCart = ( name: string ): boolean =>
	/^(FILLED_|EMPTY_)?CART/.test( name );

/** The sums of the checkout are no block: a page that is written without them has none (contract/blocks.md 1.2). */
const standsOf = ( name: string ): AreaPoint[ 'stands' ] => {
	if ( isOfDrawer( name ) ) {
		return 'nowhere yet';
	}
	return name === 'CHECKOUT_ORDER_SUMMARY_TOTALS'
		? 'where written'
		: 'on pages';
};

const isAreaName = ( name: string ): name is AreaName =>
	name in INNER_BLOCK_AREAS;

/** All areas, by the names of `wc.blocksCheckout.innerBlockAreas`. Source: contract/filters.md 4. */
export const AREA_POINTS: ReadonlyArray< readonly [ AreaName, AreaPoint ] > =
	Object.keys( INNER_BLOCK_AREAS )
		.filter( isAreaName )
		.map( ( name ) => [
			name,
			{
				block: INNER_BLOCK_AREAS[ name ],
				stands: standsOf( name ),
				props:
					isOfCart( name ) || isOfDrawer( name )
						? 'CartBlockProps'
						: 'CheckoutBlockProps',
				since: '0.1.0',
			},
		] );
