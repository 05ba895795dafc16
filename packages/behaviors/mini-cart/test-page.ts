import type {
	BlockRequest,
	MiniCartBlock,
} from '@shopfront/behaviors/block-loader';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import { startMiniCart } from './start';

const DATA = {
	apiUrl: '/wp-json/wc/store/v1/cart',
	cartUrl: '#cart',
	checkoutUrl: '#checkout',
	label: 'Number of items in the cart: %1$d',
	labelWithAmount: 'Number of items in the cart: %1$d. Total price of %2$s',
	labelUnknown: 'Cart',
	pricesIncludeTax: false,
};

const DIALOG = `
	<dialog class="wc-block-components-drawer__screen-overlay" aria-label="Your cart">
		<div class="wc-block-mini-cart__drawer">
			<button type="button" aria-label="Close"></button>
			<div class="wc-block-mini-cart__template-part">
				<p role="status">Loading your cart…</p>
				<div role="alert" hidden>
					<p>We couldn’t load your cart.</p>
					<button type="button">Try again</button>
					<a href="/cart/">View cart</a>
				</div>
			</div>
		</div>
	</dialog>
	<div data-block-name="woocommerce/mini-cart-contents"></div>`;

export interface TestPageOptions {
	/** Attributes of the block: `data-add-to-cart-behaviour="open_drawer"`. */
	attributes?: string;
	/** Whether the badge shows the amount and its tax label. */
	hasAmount?: boolean;
	/** Further HTML of the page. */
	html?: string;
	data?: object;
	/** HTML of the template. */
	template?: string;
}

/** Writes a page with a badge as the server prints it, and starts the script. */
export function openPage( {
	attributes = '',
	hasAmount = false,
	html = '',
	data = {},
	template = DIALOG,
}: TestPageOptions = {} ): void {
	document.body.innerHTML = `
		<div data-block-name="woocommerce/mini-cart" class="wc-block-mini-cart" ${ attributes }>
			<form class="wc-block-mini-cart__form" action="/cart/">
				<button type="submit" class="wc-block-mini-cart__button" aria-label="Cart">
					${
						hasAmount
							? '<span class="wc-block-mini-cart__amount"></span><small class="wc-block-mini-cart__tax-label" hidden>(incl. tax)</small>'
							: ''
					}
					<span class="wc-block-mini-cart__badge" hidden></span>
				</button>
			</form>
			<template class="wc-block-mini-cart__template">${ template }</template>
		</div>
		<script type="application/json" class="sf-mini-cart-data">${ JSON.stringify( { ...DATA, ...data } ) }</script>
		${ html }`;
	startMiniCart( window );
}

const find = ( name: string ): HTMLElement => {
	const element = document.querySelector< HTMLElement >(
		`.wc-block-mini-cart__${ name }`
	);
	if ( ! element ) {
		throw new Error( `The badge has no ${ name }.` );
	}
	return element;
};
export const getButton = () => find( 'button' );
export const getDialog = () => document.querySelector( 'dialog' );

/** Returns what the badge shows: `''` if its number is hidden. */
export const shownCount = () =>
	find( 'badge' ).hidden ? '' : find( 'badge' ).textContent;
export const shownAmount = () =>
	find( 'amount' ).style.visibility === 'hidden'
		? ''
		: find( 'amount' ).textContent;
export const hasTaxLabel = () => ! find( 'tax-label' ).hidden;
export const getName = () => getButton().getAttribute( 'aria-label' );

/** Sets the cookies of a cart with items; `''` for an empty cart. */
export function setCookies( hash: string ): void {
	const expiry = hash ? '' : '; expires=Thu, 01 Jan 1970 00:00:00 GMT';
	document.cookie = `woocommerce_items_in_cart=1; path=/${ expiry }`;
	document.cookie = `woocommerce_cart_hash=${ hash }; path=/${ expiry }`;
}

/** Creates a cart of the server. */
export const createCart = ( count: number ) =>
	cartResponse( count ? [ cartItem( { quantity: count } ) ] : [] );

/** Stores a summary as an earlier page did. */
export const storeSummary = ( hash: string, count: number ): void =>
	localStorage.setItem(
		'shopfrontCartSummary',
		JSON.stringify( { hash, count, totals: createCart( count ).totals } )
	);

/** A response of the fake server. */
export interface FakeResponse {
	status?: number;
	body?: unknown;
	hash?: string;
}

/** Requests so far, with a function that responds to each; `null` loses the connection. */
export interface FakeServer {
	requests: Array< ( response: FakeResponse | null ) => Promise< void > >;
}

/** Lets promises settle. */
export const settle = async () => {
	for ( let turn = 0; turn < 40; turn++ ) {
		await Promise.resolve();
	}
};

const createResponse = ( { status = 200, body, hash }: FakeResponse ) => ( {
	ok: status < 400,
	status,
	headers: new Map( [
		[ 'Nonce', 'fresh' ],
		[ 'Nonce-Timestamp', '1700000000' ],
		[ 'Cart-Hash', hash ?? '' ],
	] ),
	json: async () => {
		if ( typeof body === 'string' ) {
			throw new SyntaxError( 'Not JSON' );
		}
		return body;
	},
} );

/** Replaces `fetch`. */
export function createFakeServer(): FakeServer {
	const requests: FakeServer[ 'requests' ] = [];
	const fetch = () =>
		new Promise( ( resolve, reject ) => {
			requests.push( ( response ) => {
				if ( response ) {
					resolve( createResponse( response ) );
				} else {
					reject( new TypeError( 'Failed to fetch' ) );
				}
				return settle();
			} );
		} );
	Reflect.set( window, 'fetch', fetch );
	return { requests };
}

/** Responds to requests for the block, like the entry of a page with blocks. */
export const provideBlock = ( block: () => Promise< MiniCartBlock > ): void =>
	document.addEventListener( 'sf:request', ( event ) =>
		( event as CustomEvent< BlockRequest > ).detail.respond( block() )
	);

/** Removes the listeners of each test's page, because a page has only one script. */
export function stopPagesAfterEach(): void {
	const stops: Array< () => void > = [];
	beforeEach( () => {
		for ( const target of [ window, document, document.body ] ) {
			const eventTarget: EventTarget = target;
			const add = eventTarget.addEventListener.bind( eventTarget );
			jest.spyOn( eventTarget, 'addEventListener' ).mockImplementation(
				( type, listener, options ) => {
					add( type, listener, options );
					stops.push( () =>
						eventTarget.removeEventListener(
							type,
							listener,
							options
						)
					);
				}
			);
		}
	} );
	afterEach( () => {
		jest.restoreAllMocks();
		stops.splice( 0 ).forEach( ( stop ) => stop() );
	} );
}
