/** By shopper, in order, with the steps in between. Derived from recorded cart tokens and carts. */
import type { ShopOptions } from '../../demo-shop/options';
import { GatewayError, type Gateway } from '../../demo-shop/gateways/gateway';
import { findGateway } from '../../demo-shop/gateways/gateways';
import { recordings } from './recordings';
import { Visitor } from './visitor';

export type Preparation = ( visitor: Visitor ) => Promise< unknown >;

/** A name, alone or with shop options that only apply to this exchange (see its `note`). */
export type Step =
	| string
	| { exchange: string; options: Partial< ShopOptions > }
	| { prepare: Preparation };

export interface Session {
	shopper: string;
	/** How the shop knows the shopper. */
	known: 'by cookie' | 'by token' | 'by login' | 'not at all';
	steps: readonly Step[];
}

const API = '/wp-json/wc/store/v1';

const SAN_FRANCISCO = {
	first_name: 'Pat',
	last_name: 'Guest',
	address_1: '500 Howard Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '5550001111',
};

/** Later recordings of the catalogue. They change nothing, so their order doesn't matter. */
const CATALOGUE =
	/^(products-(filter|orderby|per-page|all-products-block|min-max-attributes)|product-(by-id|by-slug|attribute|category|categories|tags?|brands?|reviews)-|collection-data-|attribute-terms-)/;

const MUG = 26;
const CAP = 27;
const SOCKS = 28;
const LAMP = 30;
const COURSE = 31;

const add = ( id: number, quantity = 1 ): Step => ( {
	prepare: ( visitor ) => visitor.add( id, quantity ),
} );
const post = ( path: string, body: unknown ): Step => ( {
	prepare: ( visitor ) => visitor.post( path, body ),
} );
const withOptions = (
	exchange: string,
	options: Partial< ShopOptions >
): Step => ( { exchange, options } );

/** Stands in for an add-on of the recorded shop by replacing the next payment with cash on delivery. */
const nextPayment = ( pay: Gateway[ 'pay' ] ): Step => ( {
	prepare: async () => {
		const gateway = findGateway( 'cod' );
		if ( ! gateway ) {
			throw new Error( 'Cash on delivery is missing.' );
		}
		const { pay: usual } = gateway;
		gateway.pay = ( payment ) => {
			gateway.pay = usual;
			return pay( payment );
		};
	},
} );

/** Stands in for a recorded order: two mugs for Pat, created in the admin. */
const orderByHand = (
	recorded: string,
	recordedKey: string,
	more: object = {}
): Step => ( {
	prepare: async ( visitor ) => {
		const { id, key } = await visitor.post( '/demo/orders', {
			lines: [ { id: MUG, quantity: 2 } ],
			billing_address: { ...SAN_FRANCISCO, email: 'pat@shop.test' },
			...more,
		} );
		visitor.orders.set( recorded, {
			id: String( id ),
			key: String( key ),
			recordedKey,
		} );
	},
} );

const ORDERED: readonly Session[] = [
	{
		shopper: 'first visit',
		known: 'not at all',
		steps: [ 'cart-empty-first-visit', 'cors-foreign-origin' ],
	},
	{
		shopper: 'buys all kinds of products',
		known: 'by cookie',
		steps: [
			'cart-add-item-simple',
			'cart-get-one-item',
			'cart-add-item-same-again',
			'cart-add-item-variable-parent-with-attributes',
			'cart-add-item-variation-id',
			'cart-add-item-variation-id-without-attributes',
			'cart-add-item-variation-any-attribute',
			'cart-add-item-variation-any-attribute-missing',
			'cart-add-item-variable-parent-no-attributes',
			'cart-add-item-variable-bad-attribute',
			'cart-add-item-bad-id',
			'cart-add-item-missing-id',
			'cart-add-item-bad-type',
			'cart-add-item-zero-quantity',
			'cart-add-item-negative-quantity',
			'cart-add-item-fraction-quantity',
			'cart-add-item-out-of-stock',
			'cart-add-item-variation-out-of-stock',
			'cart-add-item-over-stock',
			'cart-add-item-low-stock',
			'cart-add-item-over-stock-with-some-in-cart',
			'cart-add-item-backorder',
			'cart-add-item-sold-individually',
			'cart-add-item-sold-individually-twice',
			'cart-add-item-grouped',
			'cart-add-item-virtual',
			'cart-add-item-downloadable',
			'cart-add-item-with-key',
			'cart-get-many-items',
			'cart-update-item',
			'cart-update-item-same-quantity',
			'cart-update-item-over-stock',
			'cart-update-item-sold-individually',
			'cart-update-item-bad-key',
			'cart-update-item-missing-quantity',
			'cart-update-item-zero',
			'cart-update-item-over-9999',
			'cart-remove-item',
			'cart-remove-item-bad-key',
			'cart-remove-item-again',
			'cart-items-list',
			'cart-items-by-key',
			'cart-items-by-malformed-key',
			'cart-items-by-unknown-key',
			'cart-items-post',
			'cart-items-put',
			'cart-items-delete-one',
			'cart-items-delete-all',
			'cart-empty-after-clear',
			'cart-fields-filter',
			'cart-not-allowed-method',
		],
	},
	{
		shopper: 'buys coasters in twos',
		known: 'by cookie',
		steps: [
			'cart-add-item-below-minimum',
			'cart-add-item-not-multiple',
			'cart-add-item-min-max-good',
			'cart-add-item-above-maximum',
			'cart-update-item-not-multiple',
			'cart-update-item-above-maximum',
			'cart-update-item-below-minimum',
		],
	},
	{
		shopper: 'sends a missing or wrong nonce',
		known: 'not at all',
		steps: [
			'nonce-missing',
			'nonce-invalid',
			'nonce-header-x-wp-nonce-only',
		],
	},
	{
		shopper: 'sends the nonce of guests',
		known: 'by cookie',
		steps: [ 'nonce-guest-good' ],
	},
	{
		shopper: 'sends a cart token',
		known: 'by token',
		steps: [
			'token-first-get',
			'token-checkout-get',
			'token-add-item-no-nonce',
			'token-get',
			'token-checkout-get-no-draft',
		],
	},
	{
		shopper: 'sends a forged cart token',
		known: 'not at all',
		steps: [ 'token-invalid-post' ],
	},
	{
		shopper: 'tries coupons',
		known: 'by cookie',
		steps: [
			add( MUG, 2 ),
			add( CAP ),
			'coupon-apply-good-percent',
			'coupon-apply-already',
			'coupon-apply-upper-case',
			'coupon-apply-unknown',
			'coupon-apply-empty',
			'coupon-apply-missing',
			'coupon-apply-expired',
			'coupon-apply-minimum-not-met',
			'coupon-apply-fixed-product',
			'coupon-apply-free-shipping',
			'coupons-list',
			'coupons-by-code',
			'coupon-remove-good',
			'coupon-remove-not-applied',
			'coupon-remove-unknown',
			'coupon-apply-individual-use',
			'coupon-apply-beside-individual-use',
			post( `${ API }/cart/remove-coupon`, { code: 'solo' } ),
			add( MUG, 3 ),
			add( LAMP ),
			'coupon-apply-minimum-met',
			'coupon-dropped-when-minimum-lost',
			'cart-get-after-coupon-dropped',
		],
	},
	{
		shopper: 'changes the address and selects rates',
		known: 'by cookie',
		steps: [
			add( MUG, 2 ),
			add( CAP ),
			'customer-update-valid-us-ca',
			'customer-update-valid-us-ny-partial',
			'customer-update-valid-gb',
			'customer-update-valid-jp',
			'customer-update-valid-gb-postcode-unformatted',
			'customer-update-invalid-postcode',
			'customer-update-invalid-postcode-both',
			'customer-update-invalid-state',
			'customer-update-state-by-name',
			'customer-update-missing-country',
			'customer-update-invalid-country',
			'customer-update-invalid-email',
			'customer-update-invalid-phone',
			'customer-update-empty-body',
			'customer-update-wrong-type',
			'customer-update-billing-only',
			post( `${ API }/cart/update-customer`, {
				shipping_address: SAN_FRANCISCO,
				billing_address: { ...SAN_FRANCISCO, email: 'pat@shop.test' },
			} ),
			'cart-with-rates',
			'shipping-select-rate',
			'shipping-select-pickup',
			'cart-get-with-pickup',
			'shipping-select-pickup-first',
			'shipping-select-bad-rate',
			'shipping-select-bad-package',
			'shipping-select-no-package',
			'shipping-select-missing-rate',
			add( LAMP ),
			'cart-free-shipping-offered',
			withOptions( 'cart-tax-inclusive-display', {
				taxDisplayCart: 'incl',
			} ),
			withOptions( 'cart-tax-single-total', { itemizedTaxes: false } ),
			withOptions( 'cart-with-fee', { handlingFee: true } ),
			withOptions( 'cart-two-or-more-packages', {
				severalPackages: true,
			} ),
			withOptions( 'shipping-select-rate-second-package', {
				severalPackages: true,
			} ),
			withOptions( 'shipping-select-pickup-all-packages', {
				severalPackages: true,
			} ),
		],
	},
	{
		shopper: 'buys a virtual product',
		known: 'by cookie',
		steps: [
			add( COURSE ),
			'cart-virtual-only',
			'shipping-select-rate-virtual-only',
		],
	},
	{
		shopper: 'has no address yet',
		known: 'by cookie',
		steps: [
			add( MUG ),
			'cart-no-address-default',
			withOptions( 'cart-no-default-location', { defaultLocation: '' } ),
			withOptions( 'cart-shipping-hidden-until-address', {
				shippingCostRequiresAddress: true,
			} ),
		],
	},
	{
		shopper: 'uses an add-on',
		known: 'by cookie',
		steps: [
			add( MUG, 2 ),
			'extensions-unknown-namespace',
			'extensions-missing-namespace',
			withOptions( 'extensions-cart-with-data', { samplePoints: true } ),
			withOptions( 'extensions-update-good', { samplePoints: true } ),
			withOptions( 'extensions-update-callback-error', {
				samplePoints: true,
			} ),
		],
	},
	{
		shopper: 'sends batches',
		known: 'by cookie',
		steps: [
			'batch-two-adds',
			'batch-one-failing',
			'batch-require-all-validate',
			'batch-require-all-validate-schema-error',
			'batch-normal-validate-schema-error',
			'batch-inner-nonce-missing',
			'batch-outer-nonce-missing',
			'batch-get-not-allowed',
			'batch-bad-path',
			'batch-too-many',
			'batch-empty',
		],
	},
	{
		shopper: 'sends batches with a token',
		known: 'by token',
		steps: [
			{
				prepare: ( visitor ) =>
					visitor.sendRequest( {
						method: 'GET',
						path: `${ API }/cart`,
					} ),
			},
			'batch-with-cart-token',
			'batch-with-cart-token-after',
		],
	},
	{
		shopper: 'has a cart item that sells out',
		known: 'by cookie',
		steps: [
			add( SOCKS, 3 ),
			post( '/demo/stock', { id: SOCKS, stock: 0 } ),
			'cart-get-item-sold-out-meanwhile',
		],
	},
	{
		shopper: 'is logged in',
		known: 'by login',
		steps: [
			'login-cart-empty',
			'login-add-item',
			'login-checkout-get',
			'login-checkout-put',
			'login-checkout-post-cod',
			'login-order-get',
			'login-guest-nonce-used',
			'shopper-lists-feature-off',
		],
	},
	{
		shopper: 'reads the checkout of an empty cart',
		known: 'not at all',
		steps: [ 'checkout-get-empty-cart', 'checkout-post-empty-cart' ],
	},
	{
		shopper: 'reads the checkout before there is a draft order',
		known: 'by cookie',
		steps: [
			add( MUG, 2 ),
			'checkout-get-nonce-invalid',
			'checkout-get-no-draft',
			'checkout-get-no-draft-again',
			'cart-get-after-checkout-get-no-draft',
			'checkout-put-no-draft',
			'checkout-get-no-draft-after-put',
			'checkout-put-no-draft-order-notes',
		],
	},
	{
		shopper: 'reads the checkout of a virtual product',
		known: 'by cookie',
		steps: [ add( COURSE ), 'checkout-get-no-draft-virtual' ],
	},
	{
		shopper: 'reads the checkout with an account',
		known: 'by login',
		steps: [ add( MUG ), 'login-checkout-get-no-draft' ],
	},
	{
		shopper: 'orders as a guest, after some mistakes',
		known: 'by cookie',
		steps: [
			add( MUG, 2 ),
			add( CAP ),
			'checkout-get-nonce-missing',
			'checkout-get',
			'checkout-put-payment-method',
			'checkout-put-order-notes',
			'checkout-put-no-calc',
			'checkout-put-via-post-override',
			'checkout-put-bad-payment-method',
			'checkout-post-empty-body',
			'checkout-post-missing-billing',
			'checkout-post-missing-fields',
			'checkout-post-invalid-email',
			'checkout-post-missing-email',
			'checkout-post-invalid-postcode',
			'checkout-post-invalid-state',
			'checkout-post-invalid-country',
			'checkout-post-invalid-payment-method',
			'checkout-post-no-payment-method',
			'checkout-get-after-failed-post',
			'checkout-post-guest-cod',
			'cart-after-order',
			'checkout-get-after-order',
			'order-get-guest',
			'order-get-guest-no-email',
			'order-get-guest-bad-key',
			'order-get-unknown',
			add( MUG ),
			post( `${ API }/cart/select-shipping-rate`, {
				rate_id: 'pickup_location:0',
			} ),
			'checkout-post-guest-pickup-bacs',
		],
	},
	{
		shopper: 'orders a virtual product',
		known: 'by cookie',
		steps: [ add( COURSE ), 'checkout-post-virtual-only' ],
	},
	{
		shopper: 'creates an account with the order',
		known: 'by cookie',
		steps: [
			add( MUG ),
			'checkout-post-create-account',
			'cart-after-create-account',
		],
	},
	{
		shopper: 'orders with the email address of an account',
		known: 'by cookie',
		steps: [ add( MUG ), 'checkout-post-create-account-existing-email' ],
	},
	{
		shopper: 'sends the address with the order',
		known: 'by cookie',
		steps: [
			add( MUG ),
			withOptions( 'checkout-post-no-shipping-selected', {
				shippingCostRequiresAddress: true,
			} ),
		],
	},
	{
		shopper: 'buys the last socks',
		known: 'by cookie',
		steps: [
			post( '/demo/stock', { id: SOCKS, stock: 3 } ),
			add( SOCKS, 3 ),
			'checkout-post-takes-last-stock',
		],
	},
	{
		shopper: 'orders an item that has just sold out',
		known: 'by cookie',
		steps: [
			post( '/demo/stock', { id: SOCKS, stock: 3 } ),
			add( SOCKS, 3 ),
			{
				prepare: async ( { shop } ) => {
					const other = new Visitor( shop );
					await other.add( SOCKS, 3 );
					await other.post( `${ API }/checkout`, {
						billing_address: {
							...SAN_FRANCISCO,
							email: 'quick@shop.test',
						},
						payment_method: 'cod',
					} );
				},
			},
			'checkout-post-item-sold-out-meanwhile',
			'checkout-put-item-sold-out-meanwhile',
		],
	},
	{
		shopper: 'has failing payments',
		known: 'by cookie',
		steps: [
			add( MUG ),
			nextPayment( () => ( {
				status: 'failure',
				message: 'Your card was declined.',
			} ) ),
			'checkout-post-payment-failure-result',
			'cart-after-payment-failure',
			'checkout-get-after-payment-failure',
			'checkout-put-after-payment-failure',
			nextPayment( () => {
				throw new GatewayError( 'The payment service did not answer.' );
			} ),
			'checkout-post-payment-exception',
			'checkout-post-retry-good',
		],
	},
	{
		shopper: 'needs to log in',
		known: 'by cookie',
		steps: [
			add( MUG ),
			withOptions( 'checkout-post-guest-not-allowed', {
				guestCheckout: false,
			} ),
		],
	},
	{
		shopper: 'pays for an order created by the shop',
		known: 'by cookie',
		steps: [
			orderByHand( '81', 'wc_order_tUXgR47C2Js8z' ),
			orderByHand( '82', 'wc_order_zg8BAzEmbWWbF', { paid: true } ),
			'order-pay-get',
			'order-pay-post',
			'order-pay-post-already-paid',
		],
	},
	{
		shopper: 'fills in fields of an add-on',
		known: 'by cookie',
		steps: [
			add( MUG ),
			{
				prepare: ( visitor ) =>
					visitor.setOptions( { additionalFields: 'recorded' } ),
			},
			'fields-cart',
			'fields-checkout-get',
			'fields-checkout-put',
			'fields-update-customer',
			'fields-checkout-post-missing-required',
			'fields-checkout-post-bad-option',
			'fields-checkout-post-good',
		],
	},
	{
		shopper: 'browses products',
		known: 'not at all',
		steps: [
			'products-list',
			'products-list-page-2',
			'products-search',
			'products-orderby-price',
			'products-on-sale',
			'products-by-category',
			'products-visibility-catalog',
			'products-include',
			'products-variations',
			'products-min-max-price',
			'products-attribute-filter',
			'products-related',
			'product-by-id-simple',
			'product-by-id-variable',
			'product-by-id-variation',
			'product-by-id-grouped',
			'product-by-id-backorder',
			'product-by-id-out-of-stock',
			'product-by-id-min-max',
			'product-by-slug',
			'product-by-id-bad',
			'product-attributes',
			'product-attribute-by-id',
			'product-attribute-terms',
			'product-attribute-terms-bad',
			'product-categories',
			'product-category-by-id',
			'product-tags',
			'product-brands',
			'product-reviews',
			'product-reviews-by-product',
			'products-bad-parameter',
			'unknown-route',
			// In the recorded shop, another shopper had bought the last socks.
			post( '/demo/stock', { id: SOCKS, stock: 0 } ),
			'products-stock-status',
			'product-collection-data',
		],
	},
];

/** Each with the reason for skipping it. */
export const NOT_REPLAYED: Readonly< Record< string, string > > = {
	...Object.fromEntries(
		[
			'external',
			'five-images',
			'no-image',
			'many-variations',
			'variation-many',
		].map( ( kind ) => [
			`product-by-id-${ kind }`,
			'the product is only in the second set; the test shop has those of the first',
		] )
	),
	'product-brand-by-slug':
		'the brand is only in the second set; the test shop has those of the first',
	'product-reviews-multi-paragraph':
		'the reviewed product is only in the second set',
	'products-filter-min-max-price-bad':
		'the platform fails with a fatal error; the demo shop ignores the price',
	'cart-with-lists-on': 'shopper lists are not implemented yet',
	'shopper-lists-guest': 'shopper lists are not implemented yet',
	'cart-options': 'recorded in a shortened form; compared in a separate test',
	'route-index': 'recorded in a shortened form; compared in a separate test',
	'root-index': 'recorded in a shortened form; compared in a separate test',
};

const isListed = ( name: string ) =>
	ORDERED.some( ( { steps } ) => steps.includes( name ) );

export const SESSIONS: readonly Session[] = [
	...ORDERED,
	{
		shopper: 'filters products',
		known: 'by cookie',
		steps: recordings()
			.map( ( { name } ) => name )
			.filter(
				( name ) =>
					CATALOGUE.test( name ) &&
					! isListed( name ) &&
					! ( name in NOT_REPLAYED )
			),
	},
];
