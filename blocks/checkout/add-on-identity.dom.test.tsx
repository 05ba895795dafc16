import { act, screen } from '@testing-library/react';
import { SLOT_FILLS, type PageExtensionPoints } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import type { CheckoutBlockProps } from '../../packages/bindings/add-ons/use-checkout-block-props';
import type { CartResponse } from '@shopfront/store-api';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
// The test reads every member of `validation`, which is deprecated and would warn.
jest.mock( '@wordpress/deprecated', () => jest.fn() );

const CART = cartResponse(
	[ cartItem( { quantity: 2, extensions: { mine: { line: 1 } } } ) ],
	{
		needs_shipping: true,
		needs_payment: true,
		has_calculated_shipping: true,
		shipping_rates: [
			shippingPackage( [
				shippingRate( { selected: true } ),
				shippingRate( {
					rate_id: 'pickup_location:0',
					method_id: 'pickup_location',
					name: 'Pickup',
					meta_data: [
						{ key: 'pickup_location', value: 'Downtown' },
						{ key: 'pickup_address', value: '1 Market Street' },
					],
				} ),
			] ),
		],
		coupons: [ cartCoupon( 'ten', '100' ) ],
		totals: { total_discount: '100', total_shipping: '1000' },
		extensions: { mine: { list: [ 1 ] }, other: { list: [ 1 ] } },
		payment_methods: [ 'card', 'saved' ],
	}
);

const copyOf = ( cart: CartResponse ): CartResponse =>
	JSON.parse( JSON.stringify( cart ) );

let seen: Map< string, { props: object; renders: number } >;
let page: TestCheckout;

const Probe = ( { part = '', ...props }: { part?: string } ): ReactNode => {
	seen.set( part, {
		props,
		renders: ( seen.get( part )?.renders ?? 0 ) + 1,
	} );
	return null;
};

const probe = ( part: string ) => ( props: object ) =>
	Probe( { ...props, part } );

const register = ( { blocks, plugins }: PageExtensionPoints ) => {
	blocks.registerCheckoutBlock( {
		metadata: {
			name: 'test/forced',
			parent: 'woocommerce/checkout-fields-block',
		},
		component: probe( 'block' ),
		force: true,
	} );
	plugins.registerPlugin( 'test', {
		scope: 'woocommerce-checkout',
		render: () => (
			<>
				{ Object.entries( SLOT_FILLS ).map( ( [ name, Fill ] ) => (
					<Fill key={ name }>
						<Probe part={ name } />
					</Fill>
				) ) }
				<SLOT_FILLS.ExperimentalOrderMeta>
					{ ( fillProps: object ) => (
						<Probe
							part="fill that is a function"
							{ ...{ fillProps } }
						/>
					) }
				</SLOT_FILLS.ExperimentalOrderMeta>
			</>
		),
	} );
};

const open = async ( addOns = register ) => {
	page = openCheckout( CART, {
		addOns,
		settings: {
			localPickupEnabled: true,
			collectableMethodIds: [ 'pickup_location' ],
			customerPaymentMethods: {
				cc: [
					{
						tokenId: 7,
						method: {
							gateway: 'saved',
							brand: 'Visa',
							last4: '4242',
						},
						expires: '12/28',
						is_default: false,
						actions: {},
					},
				],
			},
		},
	} );
	const { payments } = page.app;
	await act( async () => {
		payments.registerPaymentMethod( {
			name: 'card',
			label: <Probe part="label" />,
			ariaLabel: 'Card',
			content: <Probe part="content" />,
			edit: null,
			placeOrderButton: probe( 'button' ),
			canMakePayment: () => true,
		} );
		payments.registerPaymentMethod( {
			name: 'saved',
			label: 'Saved',
			ariaLabel: 'Saved',
			content: null,
			savedTokenComponent: <Probe part="saved token" />,
			edit: null,
			canMakePayment: () => true,
			supports: { showSavedCards: true },
		} );
		payments.registerExpressPaymentMethod( {
			name: 'wallet',
			content: <Probe part="express" />,
			edit: null,
			canMakePayment: () => true,
		} );
		await jest.advanceTimersByTimeAsync( 4000 );
	} );
};

const walk = (
	value: unknown,
	path: string,
	found: Map< string, unknown >,
	within: readonly unknown[] = []
) => {
	if (
		( typeof value !== 'object' && typeof value !== 'function' ) ||
		value === null ||
		within.includes( value )
	) {
		return found;
	}
	found.set( path, value );
	// React elements don't count.
	if ( typeof value === 'object' && ! ( '$$typeof' in value ) ) {
		for ( const key of Object.keys( value ) ) {
			walk( Reflect.get( value, key ), `${ path }.${ key }`, found, [
				...within,
				value,
			] );
		}
	}
	return found;
};

const identities = () => {
	const found = new Map< string, unknown >();
	for ( const [ part, { props } ] of seen ) {
		for ( const [ name, value ] of Object.entries( props ) ) {
			walk( value, `${ part }: ${ name }`, found );
		}
	}
	return found;
};

beforeEach( () => {
	jest.useFakeTimers();
	seen = new Map();
} );
afterEach( () => {
	page.close();
	jest.useRealTimers();
	sessionStorage.clear();
	localStorage.clear();
} );

const PARTS = [
	'ExperimentalDiscountsMeta',
	'ExperimentalOrderMeta',
	'block',
	'express',
	'fill that is a function',
	'label',
];

const CHOICES: ReadonlyArray< [ chosen: string, parts: string[] ] > = [
	[
		'a payment method',
		[ 'ExperimentalOrderShippingPackages', 'button', 'content' ],
	],
	[
		'a saved payment method',
		[ 'ExperimentalOrderShippingPackages', 'saved token' ],
	],
	[ 'pickup', [ 'ExperimentalOrderLocalPickupPackages', 'saved token' ] ],
];

const make = async ( chosen: string ) => {
	if ( chosen === 'a payment method' ) {
		await act( async () => {
			screen.getByRole( 'radio', { name: /^Card/ } ).click();
		} );
		seen.delete( 'saved token' );
	}
	if ( chosen === 'pickup' ) {
		await act( async () => {
			void checkout().setPrefersCollection( true );
		} );
		seen.delete( 'ExperimentalOrderShippingPackages' );
	}
	await act( () => jest.advanceTimersByTimeAsync( 4000 ) );
};

const receive = ( changes: Partial< CartResponse > ) =>
	void page.app.registry
		.dispatch( cartStore )
		.receiveCart( { ...copyOf( CART ), ...changes } );
const checkout = () => page.app.registry.dispatch( checkoutStore );
const validation = () => page.app.registry.dispatch( validationStore );

const CART_OWN =
	/^(block|Experimental\w+|fill that.*): (fillProps|fillProps\.cart|cart)$/;

const anyOf = ( ...patterns: RegExp[] ) =>
	new RegExp( patterns.map( ( { source } ) => source ).join( '|' ) );

const ROWS: ReadonlyArray<
	[ description: string, change: () => unknown, changed: RegExp | null ]
> = [
	[ 'nothing changes', () => undefined, null ],
	[ 'the same cart arrives again', () => receive( {} ), null ],
	[
		'a calculation starts',
		() => checkout().__internalStartCalculation(),
		/: checkoutStatus$/,
	],
	[
		'rates are being updated',
		() =>
			page.app.registry
				.dispatch( cartStore )
				.updatingAddressFieldsForShippingRates( true ),
		anyOf( CART_OWN, /: shippingData$/ ),
	],
	[
		'extension data of another namespace arrives',
		() =>
			receive( {
				extensions: { mine: { list: [ 1 ] }, other: { list: [ 2 ] } },
			} ),
		/(: |fillProps\.|: cartData\.)extensions(\.other(\.list)?)?$|: fillProps$|: cartData$/,
	],
	[
		'another namespace sets extension data of the order',
		() => checkout().setExtensionData( 'other', { n: [ 1 ] } ),
		/^block: checkoutExtensionData(\.extensionData(\.other(\.n)?)?)?$/,
	],
	[
		'equal extension data is set again',
		() => checkout().setExtensionData( 'mine', { n: [ 1 ] } ),
		null,
	],
	[
		'the form has another error',
		() =>
			validation().setValidationErrors( {
				billing_city: { message: 'Wrong', hidden: true },
			} ),
		null,
	],
	[
		'the total changes',
		() =>
			receive( {
				totals: { ...copyOf( CART ).totals, total_price: '9' },
			} ),
		anyOf(
			CART_OWN,
			/(: cart|fillProps\.cart)\.cartTotals$/,
			/: billing(\.cartTotal)?$/
		),
	],
];

describe.each( CHOICES )(
	'props of add-on components with %s selected',
	( chosen, more ) => {
		it.each( ROWS )(
			'change their references only where necessary when %s',
			async ( _, change, changed ) => {
				await open();
				await make( chosen );
				await act( async () => {
					void validation().setValidationErrors( {
						other: { message: 'Wrong', hidden: true },
					} );
					void checkout().setExtensionData( 'mine', { n: [ 1 ] } );
				} );
				expect( [ ...seen.keys() ].sort() ).toEqual(
					[ ...PARTS, ...more ].sort()
				);
				const before = identities();
				expect( before.size ).toBeGreaterThan( 200 );
				await act( async () => {
					change();
					await jest.advanceTimersByTimeAsync( 0 );
				} );
				const after = identities();
				expect( [ ...after.keys() ] ).toEqual(
					expect.arrayContaining( [ ...before.keys() ] )
				);
				const differing = [ ...after.keys() ].filter(
					( path ) => after.get( path ) !== before.get( path )
				);
				expect(
					differing.filter( ( path ) => ! changed?.test( path ) )
				).toEqual( [] );
				// The server is still selecting pickup, so calculation is already in progress.
				const isSettled = chosen !== 'pickup';
				expect( isSettled && differing.length > 0 ).toBe(
					isSettled && changed !== null
				);
			}
		);
	}
);

describe( 'block that sets extension data in an effect', () => {
	let renders = 0;
	type ExtensionDataProps = CheckoutBlockProps[ 'checkoutExtensionData' ];
	const block =
		( useExtensionData: ( data: ExtensionDataProps ) => void ) =>
		( { blocks }: PageExtensionPoints ) =>
			blocks.registerCheckoutBlock( {
				metadata: {
					name: 'test/gift-wrap',
					parent: 'woocommerce/checkout-fields-block',
				},
				component: function GiftWrap( {
					checkoutExtensionData,
				}: CheckoutBlockProps ) {
					renders++;
					useExtensionData( checkoutExtensionData );
					return <p>Gift wrap</p>;
				},
				force: true,
			} );

	it.each< [ string, ( data: ExtensionDataProps ) => void, unknown ] >( [
		[
			'a value, as in the official template',
			( { setExtensionData } ) => {
				const [ value ] = useState( 'red' );
				useEffect( () => {
					setExtensionData( 'gift', 'wrap', value );
				}, [ value, setExtensionData ] );
			},
			'red',
		],
		[
			'a new list with equal content each time',
			( { setExtensionData } ) => {
				useEffect( () => {
					setExtensionData( 'gift', 'wrap', [ { paper: 'red' } ] );
				} );
			},
			[ { paper: 'red' } ],
		],
		[
			'a value, with all props as dependencies',
			( checkoutExtensionData ) => {
				useEffect( () => {
					checkoutExtensionData.setExtensionData( 'gift', 'wrap', {
						paper: 'red',
					} );
				}, [ checkoutExtensionData ] );
			},
			{ paper: 'red' },
		],
	] )( 'renders a few times: %s', async ( _kind, useExtensionData, wrap ) => {
		renders = 0;
		await open( block( useExtensionData ) );
		await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
		expect( renders ).toBeLessThan( 12 );
		expect( screen.getByText( 'Gift wrap' ) ).toBeVisible();
		expect(
			page.app.registry.select( checkoutStore ).getExtensionData()
		).toEqual( { gift: { wrap } } );
		expect( page.app.pageExtensionPoints.statistics.report() ).toEqual(
			[]
		);
	} );
} );
