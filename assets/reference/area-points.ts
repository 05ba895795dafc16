import { blockName, INNER_BLOCK_AREAS } from '@shopfront/names';
import { FIRST_VERSION } from './default';

/** A block of ours that blocks of add-ons may stand in. */
export interface AreaPoint {
	/** Its full name. */
	block: string;
	/** Where it is a block of ours; a part that only some pages are written with; nowhere, where blocks are not shown. */
	stands: 'on pages' | 'where written' | 'nowhere yet';
	/** Type of what a block there is given, in `@shopfront/types`. */
	props: 'CartBlockProps' | 'CheckoutBlockProps';
	/** Blocks of ours that are put in where the page does not have them there; those of add-ons come behind them. */
	default: readonly string[];
	/** Version that it came with. */
	since: string;
}

/** Name of an area in `wc.blocksCheckout.innerBlockAreas`. */
export type AreaName = keyof typeof INNER_BLOCK_AREAS;

type About = Pick< AreaPoint, 'stands' | 'props' | 'default' >;

const withBlocks = (
	props: AreaPoint[ 'props' ],
	...names: readonly string[]
): About => ( {
	stands: 'on pages',
	props,
	default: names.map( ( name ) => blockName( `${ name }-block` ) ),
} );
const ofCart = ( ...names: readonly string[] ) =>
	withBlocks( 'CartBlockProps', ...names );
const ofCheckout = ( ...names: readonly string[] ) =>
	withBlocks( 'CheckoutBlockProps', ...names );

/** The drawer is no block of ours yet. */
const ofDrawer: About = { ...ofCart(), stands: 'nowhere yet' };

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ];
const rowsOf = ( page: 'cart' | 'checkout' ) =>
	ROWS.map( ( row ) => `${ page }-order-summary-${ row }` );

const ABOUT: Readonly< Record< AreaName, About > > = {
	CHECKOUT: ofCheckout( 'checkout-fields' ),
	CHECKOUT_FIELDS: ofCheckout(
		'checkout-express-payment',
		'checkout-contact-information',
		'checkout-shipping-method',
		'checkout-pickup-options',
		'checkout-shipping-address',
		'checkout-billing-address',
		'checkout-shipping-methods',
		'checkout-payment',
		'checkout-additional-information',
		'checkout-actions'
	),
	CHECKOUT_TOTALS: ofCheckout( 'checkout-order-summary' ),
	CONTACT_INFORMATION: ofCheckout(),
	SHIPPING_ADDRESS: ofCheckout(),
	BILLING_ADDRESS: ofCheckout(),
	SHIPPING_METHOD: ofCheckout(),
	SHIPPING_METHODS: ofCheckout(),
	PICKUP_LOCATION: ofCheckout(),
	PAYMENT_METHODS: ofCheckout(),
	CART: ofCart( 'filled-cart', 'empty-cart' ),
	EMPTY_CART: ofCart(),
	FILLED_CART: ofCart( 'cart-items', 'cart-totals' ),
	CART_ITEMS: ofCart( 'cart-line-items' ),
	CART_CROSS_SELLS: ofCart( 'cart-cross-sells-products' ),
	CART_TOTALS: ofCart(
		'cart-order-summary',
		'cart-express-payment',
		'proceed-to-checkout'
	),
	MINI_CART: ofDrawer,
	EMPTY_MINI_CART: ofDrawer,
	FILLED_MINI_CART: ofDrawer,
	MINI_CART_TITLE: ofDrawer,
	MINI_CART_ITEMS: ofDrawer,
	MINI_CART_FOOTER: ofDrawer,
	CART_ORDER_SUMMARY: ofCart( 'cart-order-summary-totals' ),
	CART_ORDER_SUMMARY_TOTALS: ofCart( ...rowsOf( 'cart' ) ),
	CHECKOUT_ORDER_SUMMARY: ofCheckout( 'checkout-order-summary-cart-items' ),
	// It is no block: a page that is written without it has none, nor the rows (contract/blocks.md 1.2).
	CHECKOUT_ORDER_SUMMARY_TOTALS: {
		...ofCheckout( ...rowsOf( 'checkout' ) ),
		stands: 'where written',
	},
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
				...ABOUT[ name ],
				since: FIRST_VERSION,
			},
		] );
