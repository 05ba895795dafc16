import { installGlobals } from '../../../../assets/globals/install-globals';
import { keepersModule } from '../../../../packages/data/checkout/late-keepers';
import { orderEffects } from '../../../../packages/data/checkout/order/lazy-effects';
import { paymentSetUp } from '../../../../packages/data/payment/actions/set-up';
import { createRegistry } from '@wordpress/data';
import { EMPTY_CART } from '@shopfront/data/cart';
import { provideServices } from '@shopfront/data/services';
import { createHost } from '@shopfront/host';
import { createSettings } from '@shopfront/settings';
import type { Default } from '../../../../assets/reference/default';
import { STORE_POINTS } from '../../../../assets/reference/store-points';
import { registerStores } from '../../../../assets/globals/stores';
import { createFakeApi } from '../../../fixtures/fake-api';
import { openPage } from '../../../fixtures/form-page';
import { storeServices } from '../../../fixtures/store-services';
import { PRINTED } from '../rows-settings';
import { CART, CART_ROWS } from './cart-rows';
import { CHECKOUT_ROWS } from './checkout-rows';
import {
	COLLECTIONS_ROWS,
	QUERY_STATE_ROWS,
	SCHEMA_ROWS,
	STORE_NOTICES_ROWS,
	VALIDATION_ROWS,
} from './other-rows';
import { PAYMENT_ROWS, SAVED } from './payment-rows';
import type { Store, StoreRows } from './store-row';

/** Every name that contract/stores.md promises, by store. */
const TABLE: Readonly< Record< keyof typeof STORE_POINTS, StoreRows > > = {
	cart: CART_ROWS,
	checkout: CHECKOUT_ROWS,
	payment: PAYMENT_ROWS,
	validation: VALIDATION_ROWS,
	storeNotices: STORE_NOTICES_ROWS,
	collections: COLLECTIONS_ROWS,
	queryState: QUERY_STATE_ROWS,
	schema: SCHEMA_ROWS,
};

interface Described {
	name: string;
	defaults: Readonly< Record< string, Default< unknown > > >;
	fetches: readonly string[];
}

const isKey = ( key: string ): key is keyof typeof TABLE => key in TABLE;

/** Each store as it is described, with its rows. */
const STORES = Object.entries< Described >( STORE_POINTS ).flatMap(
	( [ key, point ] ) =>
		isKey( key ) ? [ { point, rows: TABLE[ key ] } ] : []
);

/** What `@wordpress/data` adds to every store. */
const OF_EVERY_STORE =
	/^(invalidateResolution|startResolution|finishResolution|failResolution|hasStartedResolution|hasFinishedResolution|hasResolutionFailed|getResolution|getIsResolving|getCachedResolvers|hasResolvingSelectors|isResolving|countSelectorsByStatus|startResolutions|finishResolutions|failResolutions)/;

type Found = Readonly< Record< string, unknown > >;

const isCall = (
	found: unknown
): found is ( ...given: unknown[] ) => unknown => typeof found === 'function';

const calling =
	( found: Found ) =>
	( name: string, ...given: readonly unknown[] ): unknown => {
		const call = found[ name ];
		if ( ! isCall( call ) ) {
			throw new Error( `There is no ${ name }.` );
		}
		return call( ...given );
	};

let app: Store[ 'app' ];

const namesOf = ( name: string ) => ( {
	selectors: app.registry.select( name ) as Found,
	actions: app.registry.dispatch( name ) as Found,
} );

const open = ( name: string ): Store => {
	const { selectors, actions } = namesOf( name );
	return {
		app,
		select: calling( selectors ),
		dispatch: async ( ...given ) => calling( actions )( ...given ),
	};
};

// As on a page whose shopper has begun by now.
beforeAll( async () => {
	await keepersModule.fetch();
	await orderEffects.fetch();
	await paymentSetUp.fetch();
} );
beforeEach( () => {
	jest.useFakeTimers();
	document.cookie = 'woocommerce_cart_hash=abc';
	window.localStorage.clear();
	app = openPage( CART, {
		...PRINTED,
		customerPaymentMethods: SAVED,
		globalPaymentMethods: [
			{ id: 'cod', title: 'Cash on delivery' },
			{ id: 'bank', title: 'Bank' },
		],
	} );
	installGlobals( window, app, app.pagePoints );
} );
afterEach( () => {
	app.stop();
	jest.useRealTimers();
} );

const entries = STORES.flatMap( ( { point, rows } ) => [
	...Object.entries( rows.selectors ).map(
		( [ name, shows ] ) => [ point.name, 'selector', name, shows ] as const
	),
	...Object.entries( rows.actions ).map(
		( [ name, shows ] ) => [ point.name, 'action', name, shows ] as const
	),
] );

// eslint-disable-next-line jest/expect-expect -- Each row brings its own assertions.
it.each( entries )( '%s: %s %s', async ( store, _kind, _name, shows ) => {
	await shows( open( store ) );
} );

it.each( STORES )(
	'$point.name has nothing beside what the contract names and what our blocks need',
	( { point, rows: { selectors, actions, own } } ) => {
		const found = namesOf( point.name );
		const others = ( kind: 'selectors' | 'actions', known: object ) =>
			Object.keys( found[ kind ] ).filter(
				( name ) => ! ( name in known ) && ! OF_EVERY_STORE.test( name )
			);
		expect( others( 'selectors', selectors ).sort() ).toEqual(
			[ ...own.selectors ].sort()
		);
		expect( others( 'actions', actions ).sort() ).toEqual(
			[ ...own.actions ].sort()
		);
	}
);

/** What selectors are asked that are told what is wanted; all others are told the name of nothing that is there. */
const QUESTIONS: Readonly< Record< string, readonly string[] > > = {
	getValueForQueryKey: [ 'list', 'page' ],
	getCollection: [ 'wc/store/v1', 'products' ],
	getCollectionHeader: [ 'X-WP-Total', 'wc/store/v1', 'products' ],
	getCollectionError: [ 'wc/store/v1', 'products' ],
	getRoute: [ 'wc/store/v1', 'products' ],
	getActiveAutocompleteProvider: [ 'billing' ],
};

const { totals, shippingAddress, billingAddress } = EMPTY_CART;

/** What is described in words. */
const IN_WORDS: Readonly< Record< string, unknown > > = {
	getCartData: EMPTY_CART,
	getCartTotals: totals,
	getCustomerData: { shippingAddress, billingAddress },
	getCartMeta: {
		updatingCustomerData: false,
		updatingAddressFieldsForShippingRates: false,
		updatingSelectedRate: false,
		applyingCoupon: '',
		removingCoupon: '',
		isCartDataStale: false,
	},
	getState: expect.objectContaining( { activePaymentMethod: '' } ),
	getCurrentStatus: expect.objectContaining( { isIdle: true } ),
};

/** The stores of a page that has told them nothing. */
const openUntold = () => {
	const untold = createRegistry();
	provideServices(
		untold,
		storeServices( {
			api: createFakeApi().client,
			host: createHost( window ),
			settings: createSettings( {} ),
		} )
	);
	registerStores( untold );
	return untold;
};

describe.each( STORES )( '$point.name', ( { point, rows } ) => {
	const { name: store, defaults, fetches } = point;

	it( 'is described selector by selector', () => {
		expect( Object.keys( defaults ).sort() ).toEqual(
			Object.keys( rows.selectors ).sort()
		);
	} );

	it.each( Object.entries( defaults ) )(
		'says by %s what it is described with, before anything is known',
		( name, expected ) => {
			jest.spyOn( console, 'warn' ).mockImplementation();
			const selectors = openUntold().select( store ) as Found;
			const said = calling( selectors )(
				name,
				...( QUESTIONS[ name ] ?? [ 'none' ] )
			);
			expect( said ).toEqual(
				'value' in expected ? expected.value : IN_WORDS[ name ]
			);
			expect(
				Reflect.get( Object( selectors[ name ] ), 'hasResolver' )
			).toBe( fetches.includes( name ) );
			jest.mocked( console.warn ).mockRestore();
		}
	);
} );

afterAll( () => {
	process.stdout.write(
		`Names of contract/stores.md: ${ entries.length }, there and shown: ${ entries.length }, not there: 0\n`
	);
} );
