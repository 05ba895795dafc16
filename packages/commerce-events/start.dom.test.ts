import {
	CART_FACT,
	PAYMENT_FACT,
	pushFact,
	type FactWindow,
} from '@shopfront/host';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { COMMERCE_EVENT, startCommerceEvents, type CommerceEvent } from '.';

let stop = () => {};
let seen: CommerceEvent[] = [];
const onEvent = ( event: Event ) =>
	void seen.push( ( event as CustomEvent< CommerceEvent > ).detail );
const names = () => seen.splice( 0 ).map( ( { name } ) => name );

/** A new page of the tab. */
const open = (
	html = '',
	{ type = 'navigate', path = '/' }: { type?: string; path?: string } = {}
) => {
	stop();
	document.body.innerHTML = html;
	window.history.replaceState( null, '', path );
	performance.getEntriesByType = () =>
		[ { type } ] as unknown as PerformanceEntry[];
	stop = startCommerceEvents( window );
};

let time = 1000;
const receive = ( ...items: Array< ReturnType< typeof cartItem > > ) => {
	time += 10;
	pushFact( window, {
		kind: 'cart',
		cart: cartResponse( items ),
		sentAt: time,
		receivedAt: time + 5,
	} );
};
const act = ( name: string, payload: object = {} ) =>
	pushFact( window, {
		kind: 'action',
		name,
		payload: {
			storeCart: {
				items: [ cartItem() ],
				totals: cartResponse( [] ).totals,
				coupons: [],
				shippingRates: [
					shippingPackage( [ shippingRate( { selected: true } ) ] ),
				],
			},
			...payload,
		},
	} );

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
	seen = [];
	document.addEventListener( COMMERCE_EVENT, onEvent );
} );
afterEach( () => {
	document.removeEventListener( COMMERCE_EVENT, onEvent );
	stop();
	stop = () => {};
	Reflect.deleteProperty( window, 'wp_has_consent' );
} );

const LIST = `<section><h2>New</h2><ul class="products">
	<li class="product post-7"><a href="#mug"><h2>Mug</h2></a><a href="?add-to-cart=7" data-product_id="7">Add</a></li>
	<li class="product post-8"><a href="#cap"><h2>Cap</h2></a></li></ul></section>`;

const order = ( id: string ) =>
	`<script type="application/json" id="shopfront-events-data">${ JSON.stringify(
		{
			order: {
				transaction_id: id,
				items: [
					{
						id: 7,
						name: 'Mug &amp; more',
						quantity: 2,
						prices: { price: '410', currency_minor_unit: 2 },
					},
				],
				totals: {
					total_price: '1320',
					total_tax: '100',
					total_shipping: '500',
					currency_code: 'EUR',
					currency_minor_unit: 2,
				},
			},
		}
	) }</script>`;

it( "describes a cart's change in the words of GA4", () => {
	open();
	receive( cartItem( { key: 'a', id: 7, name: 'A &amp; B', quantity: 2 } ) );
	receive( cartItem( { key: 'a', id: 7, name: 'A &amp; B', quantity: 1 } ) );
	expect( seen ).toMatchObject( [
		{
			name: 'add_to_cart',
			ecommerce: {
				items: [ { item_id: '7', item_name: 'A & B', quantity: 2 } ],
			},
		},
		{
			name: 'remove_from_cart',
			ecommerce: { items: [ { item_id: '7', quantity: 1 } ] },
		},
	] );
	const [ { ecommerce } = { ecommerce: { items: [], value: 0 } } ] = seen;
	expect( ecommerce.value ).toBe( 2 * ( ecommerce.items[ 0 ]?.price ?? 0 ) );
} );

it( 'reports the funnel once and in order, though the page is reloaded and the order refused', () => {
	open( '', { path: '/checkout/' } );
	act( 'checkout-render-checkout-form' );
	act( 'checkout-set-selected-shipping-rate' );
	act( PAYMENT_FACT, { method: 'cod' } );
	open( '', { path: '/checkout/', type: 'reload' } );
	act( 'checkout-render-checkout-form' );
	act( 'checkout-set-selected-shipping-rate' );
	act( PAYMENT_FACT, { method: 'cod' } );
	expect( names() ).toEqual( [
		'begin_checkout',
		'add_shipping_info',
		'add_payment_info',
	] );
	open( order( '12' ), { path: '/thanks/' } );
	open( order( '12' ), { path: '/thanks/', type: 'reload' } );
	sessionStorage.clear();
	open( order( '12' ), { path: '/thanks/' } );
	expect( names() ).toEqual( [ 'purchase' ] );
	open( '', { path: '/checkout/' } );
	act( 'checkout-render-checkout-form' );
	expect( names() ).toEqual( [ 'begin_checkout' ] );
} );

it( "describes a purchase with the order's totals", () => {
	open( order( '13' ) );
	expect( seen ).toEqual( [
		{
			name: 'purchase',
			ecommerce: {
				transaction_id: '13',
				currency: 'EUR',
				value: 13.2,
				tax: 1,
				shipping: 5,
				items: [
					{
						item_id: '7',
						item_name: 'Mug & more',
						price: 4.1,
						quantity: 2,
					},
				],
			},
		},
	] );
} );

it( 'reports what a page added whose answer it did not see, such as a form', () => {
	const COOKIE = 'woocommerce_items_in_cart';
	open();
	document.cookie = `${ COOKIE }=1`;
	open();
	receive( cartItem() );
	document.cookie = `${ COOKIE }=; max-age=0`;
	expect( names() ).toEqual( [ 'add_to_cart' ] );
} );

it( 'ignores an answer without a cart', () => {
	open();
	receive( cartItem( { key: 'a' } ) );
	names();
	pushFact( window, {
		kind: 'cart',
		cart: { code: 'critical', message: 'A critical error.' },
		sentAt: time + 10,
		receivedAt: time + 15,
	} );
	expect( names() ).toEqual( [] );
} );

it( 'does not take an order for removals', () => {
	open();
	receive( cartItem( { key: 'a' } ) );
	names();
	localStorage.setItem( 'shopfrontOrderAttempt', '{"placedAt":1}' );
	receive();
	expect( names() ).toEqual( [] );
} );

it( 'reports a view once a visit of its page, not after a reload or Back', () => {
	open( '', { path: '/cart/' } );
	act( CART_FACT );
	act( CART_FACT );
	open( '', { path: '/cart/', type: 'back_forward' } );
	act( CART_FACT );
	expect( names() ).toEqual( [ 'view_cart' ] );
	open( '', { path: '/cart/' } );
	act( CART_FACT );
	expect( names() ).toEqual( [ 'view_cart' ] );
} );

it( 'reports visible lists, and the link that leaves them, but no button', () => {
	Element.prototype.checkVisibility = function checkVisibility(
		this: Element
	) {
		return ! this.closest( '[hidden]' );
	};
	open( `${ LIST }<div hidden>${ LIST }</div>` );
	expect( seen.splice( 0 ) ).toMatchObject( [
		{
			name: 'view_item_list',
			ecommerce: {
				item_list_name: 'New',
				items: [
					{ item_id: '7', item_name: 'Mug', index: 0 },
					{ item_id: '8', item_name: 'Cap', index: 1 },
				],
			},
		},
	] );
	document.querySelector< HTMLElement >( '[data-product_id]' )?.click();
	expect( names() ).toEqual( [] );
	document.querySelector< HTMLElement >( '[href="#cap"]' )?.click();
	expect( seen ).toMatchObject( [
		{
			name: 'select_item',
			ecommerce: { items: [ { item_id: '8', index: 1 } ] },
		},
	] );
} );

it( 'takes no name of a product for the name of its list', () => {
	Element.prototype.checkVisibility = () => true;
	open( `<main><h1>Shop</h1>${ LIST.replace( '<h2>New</h2>', '' ) }</main>` );
	expect( seen ).toMatchObject( [
		{ ecommerce: { item_list_name: 'Shop' } },
	] );
} );

it( 'reads what happened before it ran', () => {
	act( CART_FACT );
	open( '', { path: '/cart/' } );
	expect( names() ).toEqual( [ 'view_cart' ] );
	expect( Reflect.get( window, 'shopfrontEvents' ) ).toHaveLength( 1 );
} );

it( "waits for the visitor's consent, then reports the page's events once", () => {
	let isAllowed = false;
	Object.assign( window, { wp_has_consent: () => isAllowed } );
	open();
	receive( cartItem( { key: 'a' } ) );
	expect( names() ).toEqual( [] );
	isAllowed = true;
	const allow = () =>
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', {
				detail: { statistics: 'allow' },
			} )
		);
	allow();
	allow();
	expect( names() ).toEqual( [ 'add_to_cart' ] );
} );

it( 'keeps few facts on pages without it', () => {
	Reflect.deleteProperty( window, 'sfFacts' );
	for ( let count = 0; count < 100; count++ ) {
		act( CART_FACT );
	}
	expect( ( window as FactWindow ).sfFacts ).toHaveLength( 20 );
} );
