import { act, fireEvent } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { defaultHooks } from '@wordpress/hooks';
import {
	apiFetchTransport,
	createApiClient,
	createSession,
} from '@shopfront/api';
import {
	createPageExtensionPoints,
	PAGE_SLOTS,
	type BlockApp,
	type PageExtensionPoints,
} from '@shopfront/bindings';
import { cartStore, startCartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import { createCheckoutEvents } from '@shopfront/events';
import { createHost } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { createPaymentRegistry } from '@shopfront/registry';
import { createSettings } from '@shopfront/settings';
import { isRecord, type CartResponse } from '@shopfront/store-api';
import {
	isolateListenerData,
	reportListenerFault,
} from '../../../packages/app/report-listener-fault';
import { ADD_ONS_ELEMENT_ID } from '../../../packages/add-on-scripts/add-ons-element';
import { loadDeclaredAddOns } from '../../../packages/globals/load-declared-add-ons';
import { mount } from '../../../blocks/checkout/frontend';
import {
	cartCoupon,
	cartItem,
	shippingPackage,
	shippingRate,
} from '../../fixtures/cart';
import {
	checkoutResponse,
	RECEIVED_URL,
	readyCart,
} from '../../fixtures/checkout-stores';
import { createFakeApi, type PendingRequest } from '../../fixtures/fake-api';
import { checkoutFields, checkoutTotals } from '../../fixtures/open-checkout';
import { ADA, COUNTRY_SETTINGS } from '../../fixtures/form-page';
import { ALONE } from '../../fixtures/store-services';
import {
	HOSTILE,
	type PageGlobals,
	type ShopFailure,
	type Misbehaviour,
} from '../hostile/hostile-case';

const CHECKOUT = '/wc/store/v1/checkout';
const SCRIPT = '/hostile.js';

/** All pages of a test file share the hooks. */
const removeHooks = () => {
	const { actions, filters, removeAction, removeFilter } = defaultHooks;
	Object.keys( actions ).forEach( ( name ) => removeAction( name, HOSTILE ) );
	Object.keys( filters ).forEach( ( name ) => removeFilter( name, HOSTILE ) );
};

export const TYPED = {
	email: 'grace@shop.test',
	'shipping-first_name': 'Grace',
	'shipping-city': 'Oakland',
} as const;

/** The gateway's message for a declined payment. */
export const DECLINED = 'Your card was declined.';

const OTHER_RATE = 'flat_rate:2';

const pickup = shippingRate( {
	rate_id: 'pickup_location:0',
	method_id: 'pickup_location',
	name: 'Pickup',
	meta_data: [
		{ key: 'pickup_location', value: 'Downtown' },
		{ key: 'pickup_address', value: '1 Market Street' },
	],
} );

const createCart = ( shopFailure?: ShopFailure ): CartResponse => ( {
	...readyCart( {
		// Incomplete, so that the shopper has to type.
		shipping_address: { ...ADA, first_name: '' },
		billing_address: { ...ADA, email: 'pat@shop.test' },
		payment_methods: [ HOSTILE, 'cod' ],
		shipping_rates: [
			shippingPackage( [
				shippingRate( { selected: true } ),
				...( shopFailure === 'rateRefused'
					? [ shippingRate( { rate_id: OTHER_RATE } ) ]
					: [] ),
				pickup,
			] ),
		],
		has_calculated_shipping: true,
		coupons: [ cartCoupon( 'ten', '100' ) ],
	} ),
	items: [ cartItem( { extensions: { hostile: { line: 1 } } } ) ],
	extensions: { hostile: { whole: 2 } },
} );

const getObject = ( data: unknown, name: string ): object => {
	const part = isRecord( data ) ? data[ name ] : undefined;
	return isRecord( part ) ? part : {};
};

/** Responds at once, and accepts only JSON. */
const createServer = ( cart: CartResponse ) => {
	const api = createFakeApi();
	const placedOrders: unknown[] = [];
	let current = cart;
	let isDeclining = false;
	const respond = ( {
		path,
		method = 'GET',
		data,
	}: PendingRequest[ 'request' ] ) => {
		if ( path.startsWith( CHECKOUT ) ) {
			if ( method === 'POST' ) {
				placedOrders.push( data );
				return isDeclining
					? checkoutResponse( {
							status: 'failed',
							payment_result: {
								payment_status: 'failure',
								payment_details: [
									{ key: 'errorMessage', value: DECLINED },
								],
								redirect_url: '',
							},
						} )
					: checkoutResponse();
			}
			return checkoutResponse( {
				order_id: 0,
				status: 'checkout-draft',
				order_key: '',
				payment_result: null,
			} );
		}
		current = {
			...current,
			billing_address: {
				...current.billing_address,
				...getObject( data, 'billing_address' ),
			},
			shipping_address: {
				...current.shipping_address,
				...getObject( data, 'shipping_address' ),
			},
		};
		return current;
	};
	return {
		api,
		respond,
		current: () => current,
		placedOrders,
		decline: ( isActive: boolean ) => {
			isDeclining = isActive;
		},
		respondToAll: async (): Promise< boolean > => {
			const waiting = [ ...api.pending ];
			for ( const { request, reply, refuse, lose } of waiting ) {
				let data: unknown;
				try {
					data =
						request.data === undefined
							? undefined
							: JSON.parse( JSON.stringify( request.data ) );
				} catch {
					await lose();
					continue;
				}
				if ( isRecord( data ) && data.rate_id === OTHER_RATE ) {
					await refuse( {
						code: 'woocommerce_rest_cart_shipping_rate_error',
						message: 'There is no such rate.',
						data: { status: 400 },
					} );
					continue;
				}
				await reply( respond( { ...request, data } ) );
			}
			return waiting.length > 0;
		},
	};
};

/** As much of `Response` as `apiFetch` and its middlewares use; jsdom has none. */
class FakeResponse {
	readonly ok = true;
	readonly status = 200;
	readonly headers = new Headers();
	bodyUsed = false;

	constructor( private readonly body: string ) {}

	async text() {
		if ( this.bodyUsed ) {
			throw new TypeError( 'The body has been read.' );
		}
		this.bodyUsed = true;
		return this.body;
	}

	async json(): Promise< unknown > {
		return JSON.parse( await this.text() );
	}

	clone() {
		if ( this.bodyUsed ) {
			throw new TypeError( 'The body has been read.' );
		}
		return new FakeResponse( this.body );
	}
}

/** All tests share `apiFetch`, so we record the page's changes and undo them. */
const trackApiFetch = () => {
	const { use, unregister } = apiFetch;
	const used: Array< Parameters< typeof use >[ 0 ] > = [];
	Object.assign( apiFetch, {
		use: ( middleware: ( typeof used )[ 0 ] ) => {
			used.push( middleware );
			use( middleware );
		},
	} );
	return () => {
		used.forEach( unregister );
		Object.assign( apiFetch, { use, unregister } );
	};
};

const mockFetch = ( { respond }: ReturnType< typeof createServer > ) => {
	const reply = ( httpRequest: PendingRequest[ 'request' ] ): unknown => {
		const batched = isRecord( httpRequest.data )
			? httpRequest.data.requests
			: null;
		return httpRequest.path.includes( '/batch' ) && Array.isArray( batched )
			? {
					responses: batched.map( ( { path, method, body } ) => ( {
						status: 200,
						headers: {},
						body: respond( { path, method, data: body } ),
					} ) ),
				}
			: respond( httpRequest );
	};
	const fakeFetch = async (
		url: string,
		{ method, body, signal, headers }: Record< string, any > = {}
	) => {
		// Throws for invalid headers, like `fetch`.
		const sent = new Headers( headers );
		if ( signal?.aborted ) {
			throw new DOMException( 'Aborted', 'AbortError' );
		}
		return new FakeResponse(
			JSON.stringify(
				reply( {
					path: url.slice( url.indexOf( '/wc/store' ) ),
					// `apiFetch` sends a `PUT` with this header.
					method: sent.get( 'X-HTTP-Method-Override' ) ?? method,
					data: body && JSON.parse( body ),
				} )
			)
		);
	};
	Object.assign( window, { fetch: fakeFetch, Response: FakeResponse } );
	return () => {
		Reflect.deleteProperty( window, 'fetch' );
		Reflect.deleteProperty( window, 'Response' );
	};
};

const isPageGlobals = ( view: unknown ): view is PageGlobals =>
	typeof view === 'object' && view !== null && 'wp' in view && 'wc' in view;

/** Runs scripts when they're appended to the document. As in a browser, their errors reach the window. */
const mockScripts = ( run: ( pageGlobals: PageGlobals ) => void ) => {
	const append = Element.prototype.append;
	return jest
		.spyOn( document.head, 'append' )
		.mockImplementation( ( ...nodes ) => {
			append.apply( document.head, nodes );
			for ( const node of nodes ) {
				if ( ! ( node instanceof HTMLScriptElement ) ) {
					continue;
				}
				Object.defineProperty( document, 'currentScript', {
					configurable: true,
					value: node,
				} );
				try {
					if ( isPageGlobals( window ) ) {
						run( window );
					}
				} catch ( error ) {
					window.dispatchEvent(
						new ErrorEvent( 'error', {
							filename: node.src,
							message:
								error instanceof Error ? error.message : '',
						} )
					);
				}
				Reflect.deleteProperty( document, 'currentScript' );
				node.dispatchEvent( new Event( 'load' ) );
			}
		} );
};

const findElement = < Found extends Element >( selector: string ): Found => {
	const found = document.querySelector< Found >( selector );
	if ( ! found ) {
		throw new Error( `There is no ${ selector } on the page.` );
	}
	return found;
};

const getRadioSelector = ( name: string ) =>
	`#radio-control-wc-payment-method-options-${ name }`;

const advance = async (
	server: ReturnType< typeof createServer >,
	ms: number
) => {
	for ( let round = 0; round < 4; round++ ) {
		await act( async () => {
			await jest.advanceTimersByTimeAsync( ms / 4 );
			await server.respondToAll();
		} );
	}
};

export type HostilePage = Awaited< ReturnType< typeof openHostilePage > >;

export const openHostilePage = async (
	{ script, settings = {}, delivery, usesHttp, shopFailure }: Misbehaviour,
	isAdmin: boolean
) => {
	document.cookie = 'woocommerce_cart_hash=abc';
	const name = 'wp-block-woocommerce-checkout';
	document.body.innerHTML =
		`<script type="application/json" id="${ ADD_ONS_ELEMENT_ID }">[{"src":"${ SCRIPT }"}]</script>` +
		`<div data-block-name="woocommerce/checkout" class="${ name }">${ checkoutFields() }${ checkoutTotals }</div>`;
	Element.prototype.scrollIntoView = () => undefined;
	const cart = createCart( shopFailure );
	const server = createServer( cart );
	const registry = createRegistry();
	const visitedUrls: string[] = [];
	const host = {
		...createHost( window ),
		navigate: ( url: string ) => visitedUrls.push( url ) > 0,
	};
	const pageSettings = createSettings( {
		...COUNTRY_SETTINGS,
		isCheckoutBlock: true,
		checkoutAllowsGuest: true,
		shippingEnabled: true,
		couponsEnabled: true,
		currentUserIsAdmin: isAdmin,
		localPickupEnabled: true,
		collectableMethodIds: [ 'pickup_location' ],
		checkoutData: checkoutResponse( {
			order_id: 0,
			status: 'checkout-draft',
			order_key: '',
			payment_method: '',
			payment_result: null,
		} ),
		...settings,
	} );
	const extensionPoints: PageExtensionPoints = createPageExtensionPoints( {
		isAdmin: () => isAdmin,
		now: () => performance.now(),
	} );
	extensionPoints.provideSlots( PAGE_SLOTS );
	const lazyExtensionPoints = {
		...createLazy( async () => extensionPoints ),
		get: () => extensionPoints,
	};
	const events = createCheckoutEvents(
		host.clock,
		( fault ) => reportListenerFault( lazyExtensionPoints, fault ),
		isolateListenerData( lazyExtensionPoints )
	);
	const payments = createPaymentRegistry();
	const app: BlockApp = {
		registry,
		host,
		settings: pageSettings,
		events,
		payments,
		extensionPoints: lazyExtensionPoints,
	};
	const restoreApiFetch = trackApiFetch();
	const stopWire = usesHttp ? mockFetch( server ) : () => undefined;
	const api = usesHttp
		? {
				...createApiClient( {
					session: createSession( { storage: host.storage } ),
					transport: apiFetchTransport( apiFetch ),
					clock: host.clock,
					online: host.online,
				} ),
				...ALONE,
			}
		: server.api.client;
	provideServices( registry, { api, ...app } );
	registry.register( noticesStore );
	registry.register( storeNoticesStore );
	registry.register( validationStore );
	const stopCart = startCartStore( registry, {
		isPreloaded: true,
		hasCookies: true,
	} );
	registry.dispatch( cartStore ).receiveCart( cart );
	void registry.dispatch( cartStore ).finishResolution( 'getCartData', [] );
	const head = mockScripts( script );
	await loadDeclaredAddOns( app );
	head.mockRestore();
	if ( ! payments.getPaymentMethods().cod ) {
		payments.registerPaymentMethod( {
			name: 'cod',
			label: 'Cash on delivery',
			ariaLabel: 'Cash on delivery',
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
	}
	let unmount = () => {};
	await act( async () => {
		unmount = mount( findElement( `.${ name }` ), app );
	} );
	// The page waits for payment methods that don't settle, and loads lazy modules when it's idle.
	await advance( server, 4000 );
	if ( delivery === 'pickup' ) {
		await act( async () => {
			fireEvent.click(
				findElement(
					'#pickup-option, .wc-block-checkout__shipping-method-option:last-child'
				)
			);
		} );
		await advance( server, 400 );
	}

	const placeOrder = async ( waitMs = 2000 ) => {
		await act( async () => {
			fireEvent.click(
				findElement(
					'.wc-block-components-checkout-place-order-button'
				)
			);
		} );
		await advance( server, waitMs );
	};
	const SHOP_FAILURES: Readonly<
		Record< ShopFailure, () => Promise< void > >
	> = {
		declined: async () => {
			server.decline( true );
			await placeOrder( 60_000 );
			server.decline( false );
			server.placedOrders.length = 0;
		},
		rateRefused: async () => {
			await act( async () => {
				fireEvent.click(
					findElement( `input[value="${ OTHER_RATE }"]` )
				);
			} );
			await advance( server, 60_000 );
		},
		noRates: async () => {
			const { receiveCart } = registry.dispatch( cartStore );
			const { shipping_rates: packages } = cart;
			const receivePackages = ( received: typeof packages ) =>
				act( async () => {
					receiveCart( {
						...server.current(),
						shipping_rates: received,
					} );
				} );
			await receivePackages(
				packages.map( ( each ) => ( { ...each, shipping_rates: [] } ) )
			);
			await advance( server, 60_000 );
			await receivePackages( packages );
			await advance( server, 2000 );
		},
	};

	return {
		server,
		visitedUrls,
		causeFailure: ( which: ShopFailure ) => SHOP_FAILURES[ which ](),
		advance: ( ms: number ) => advance( server, ms ),
		type: async () => {
			for ( const [ id, value ] of Object.entries( TYPED ) ) {
				const field = findElement< HTMLInputElement >( `#${ id }` );
				await act( async () => {
					field.focus();
					fireEvent.change( field, { target: { value } } );
					field.blur();
				} );
			}
			await advance( server, 2000 );
		},
		typed: () =>
			Object.fromEntries(
				Object.keys( TYPED ).map( ( id ) => [
					id,
					findElement< HTMLInputElement >( `#${ id }` ).value,
				] )
			),
		hasMethod: ( method: string ) =>
			document.querySelector( getRadioSelector( method ) ) !== null,
		choose: async ( method: string ) => {
			await act( async () => {
				fireEvent.click( findElement( getRadioSelector( method ) ) );
			} );
			await advance( server, 1200 );
		},
		placeOrder,
		act: async ( work: () => void ) => {
			await act( async () => work() );
			await advance( server, 400 );
		},
		/** Administrators' reports: notices and add-on statistics. */
		reported: (): string[] => [
			...Object.values( NOTICE_CONTEXTS ).flatMap( ( context ) =>
				registry
					.select( noticesStore )
					.getNotices( context )
					.map( ( { content } ) => `notice: ${ content }` )
			),
			...extensionPoints.statistics
				.report()
				.flatMap( ( { addOn, faults } ) =>
					faults.map(
						( { extensionPoint, kind, message } ) =>
							`fault: ${ addOn } at ${ extensionPoint }: ${ kind } ${ message }`
					)
				),
		],
		/** Visible text, without field values. */
		text: () => findElement( `.${ name }` ).textContent ?? '',
		link: () =>
			document
				.querySelector( `a[href="${ RECEIVED_URL }"]` )
				?.getAttribute( 'href' ) ?? null,
		close: () => {
			try {
				act( () => unmount() );
			} catch {
				// Add-ons may throw on unmount.
			}
			stopCart();
			stopWire();
			restoreApiFetch();
			removeHooks();
		},
	};
};

export { RECEIVED_URL };
