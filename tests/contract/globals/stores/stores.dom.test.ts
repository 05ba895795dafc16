import { orderEffects } from '../../../../packages/data/checkout/order/lazy-effects';
import {
	PRIVATE_MEMBERS,
	type StoreKey,
} from '../../../../packages/types/private-members';
import { STORE_NAMES } from '../../../../tools/docs/store-names';
import { openPage } from '../../../fixtures/form-page';
import { installAllGlobals } from '../../../fixtures/install-all-globals';
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

/** Every name in docs/contract/stores.md. */
const TABLE: Readonly< Record< StoreKey, StoreRows > > = {
	cart: CART_ROWS,
	checkout: CHECKOUT_ROWS,
	payment: PAYMENT_ROWS,
	validation: VALIDATION_ROWS,
	storeNotices: STORE_NOTICES_ROWS,
	collections: COLLECTIONS_ROWS,
	queryState: QUERY_STATE_ROWS,
	schema: SCHEMA_ROWS,
};

const STORES = STORE_NAMES.map( ( { key, name } ) => ( {
	name,
	rows: TABLE[ key ],
	own: new Set< string >( PRIVATE_MEMBERS[ key ] ),
} ) );

/** `@wordpress/data` adds these to every store. */
const OF_EVERY_STORE =
	/^(invalidateResolution|startResolution|finishResolution|failResolution|hasStartedResolution|hasFinishedResolution|hasResolutionFailed|getResolution|getIsResolving|getCachedResolvers|hasResolvingSelectors|isResolving|countSelectorsByStatus|startResolutions|finishResolutions|failResolutions)/;

type Functions = Readonly< Record< string, unknown > >;

const isCall = ( found: unknown ): found is ( ...args: unknown[] ) => unknown =>
	typeof found === 'function';

const calling =
	( found: Functions ) =>
	( name: string, ...args: readonly unknown[] ): unknown => {
		const call = found[ name ];
		if ( ! isCall( call ) ) {
			throw new Error( `There is no ${ name }.` );
		}
		return call( ...args );
	};

let app: Store[ 'app' ];

const namesOf = ( name: string ) => ( {
	selectors: app.registry.select( name ) as Functions,
	actions: app.registry.dispatch( name ) as Functions,
} );

const open = ( name: string ): Store => {
	const { selectors, actions } = namesOf( name );
	return {
		app,
		select: calling( selectors ),
		dispatch: async ( ...args ) => calling( actions )( ...args ),
	};
};

// As after the shopper's first interaction.
beforeAll( async () => {
	await orderEffects.fetch();
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
	installAllGlobals( app );
} );
afterEach( () => {
	app.stop();
	jest.useRealTimers();
} );

const entries = STORES.flatMap( ( { name: store, rows } ) => [
	...Object.entries( rows.selectors ).map(
		( [ name, verify ] ) => [ store, 'selector', name, verify ] as const
	),
	...Object.entries( rows.actions ).map(
		( [ name, verify ] ) => [ store, 'action', name, verify ] as const
	),
] );

// eslint-disable-next-line jest/expect-expect -- Each row contains its own assertions.
it.each( entries )(
	'supports %s: %s %s',
	async ( store, _kind, _name, verify ) => {
		await verify( open( store ) );
	}
);

it.each( STORES )(
	'$name has a row for each public name, and its private names exist',
	( { name: store, rows, own } ) => {
		const found = namesOf( store );
		const namesIn = ( kind: 'selectors' | 'actions' ) =>
			Object.keys( found[ kind ] ).filter(
				( name ) =>
					name in rows[ kind ] || ! OF_EVERY_STORE.test( name )
			);
		const isPublic = ( name: string ) => ! own.has( name );
		const selectors = namesIn( 'selectors' );
		const actions = namesIn( 'actions' );
		expect( selectors.filter( isPublic ).sort() ).toEqual(
			Object.keys( rows.selectors ).sort()
		);
		expect( actions.filter( isPublic ).sort() ).toEqual(
			Object.keys( rows.actions ).sort()
		);
		expect( [ ...selectors, ...actions ] ).toEqual(
			expect.arrayContaining( [ ...own ] )
		);
	}
);

afterAll( () => {
	process.stdout.write(
		`Names of docs/contract/stores.md: ${ entries.length }, tested: ${ entries.length }, not provided: 0\n`
	);
} );
