import {
	after,
	expectRequest,
	both,
	expectSelector,
	type Assertion,
	type StoreRows,
} from './store-row';

const WRONG = { message: 'Wrong.', hidden: true };
const errors = { coupon: WRONG, billing_city: WRONG };
const set = after(
	[ 'setValidationErrors', errors ],
	'getValidationErrors',
	errors,
	{}
);
const expectShown =
	( isShown: boolean ): Assertion =>
	( { select } ) =>
		expect( select( 'getValidationErrorId', 'coupon' ) ).toBe(
			isShown ? 'validate-error-coupon' : undefined
		);

/** docs/contract/stores.md 4. */
export const VALIDATION_ROWS: StoreRows = {
	selectors: {
		getValidationError: both(
			expectSelector( [ 'getValidationError', 'coupon' ], undefined ),
			set,
			expectSelector( [ 'getValidationError', 'coupon' ], WRONG )
		),
		getValidationErrorId: both(
			set,
			expectShown( false ),
			after(
				[ 'showValidationError', 'coupon' ],
				[ 'getValidationErrorId', 'coupon' ],
				'validate-error-coupon'
			)
		),
		hasValidationErrors: both(
			expectSelector( 'hasValidationErrors', false ),
			set,
			// Hidden errors count.
			expectSelector( 'hasValidationErrors', true )
		),
		getValidationErrors: set,
	},
	actions: {
		setValidationErrors: both(
			set,
			after(
				[ 'setValidationErrors', { name: { message: 7 } } ],
				'getValidationErrors',
				errors
			)
		),
		clearValidationError: both(
			set,
			after(
				[ 'clearValidationError', 'coupon' ],
				'getValidationErrors',
				{ billing_city: WRONG }
			)
		),
		clearValidationErrors: both(
			set,
			after(
				[ 'clearValidationErrors', [ 'billing_city' ] ],
				'getValidationErrors',
				{ coupon: WRONG }
			),
			after( 'clearValidationErrors', 'getValidationErrors', {} )
		),
		clearAllValidationErrors: both(
			set,
			after( 'clearAllValidationErrors', 'getValidationErrors', {} ),
			() =>
				expect( console ).toHaveWarnedWith(
					'clearAllValidationErrors is deprecated since version 9.0.0. Please use clearValidationErrors instead.'
				)
		),
		hideValidationError: both(
			set,
			after(
				[ 'showValidationError', 'coupon' ],
				[ 'getValidationError', 'coupon' ],
				{ ...WRONG, hidden: false }
			),
			after(
				[ 'hideValidationError', 'coupon' ],
				[ 'getValidationError', 'coupon' ],
				WRONG
			),
			expectShown( false )
		),
		showValidationError: both(
			set,
			after(
				[ 'showValidationError', 'coupon' ],
				[ 'getValidationError', 'coupon' ],
				{ ...WRONG, hidden: false }
			),
			expectSelector( [ 'getValidationError', 'billing_city' ], WRONG )
		),
		showAllValidationErrors: both(
			set,
			after( 'showAllValidationErrors', 'getValidationErrors', {
				coupon: { ...WRONG, hidden: false },
				billing_city: { ...WRONG, hidden: false },
			} )
		),
	},
};

const registered = after(
	[ 'registerContainer', 'my/context' ],
	'getRegisteredContainers',
	[ 'my/context' ],
	[]
);

/** docs/contract/stores.md 5. */
export const STORE_NOTICES_ROWS: StoreRows = {
	selectors: { getRegisteredContainers: registered },
	actions: {
		registerContainer: registered,
		unregisterContainer: both(
			registered,
			after(
				[ 'unregisterContainer', 'my/context' ],
				'getRegisteredContainers',
				[]
			)
		),
	},
};

const NAMESPACE = 'wc/store/v1';
const args = [ NAMESPACE, 'products/reviews', { page: 2 }, [] ] as const;
const HEADERS = { get: ( name: string ) => `${ name }!` };
const received = after(
	[
		'receiveCollection',
		NAMESPACE,
		'products/reviews',
		'page=2',
		[],
		{ items: [ 1, 2 ], headers: HEADERS },
		true,
	],
	[ 'getCollection', ...args ],
	[ 1, 2 ],
	[]
);
const rejected = after(
	[
		'receiveCollectionError',
		NAMESPACE,
		'products/reviews',
		'page=2',
		[],
		{ code: 'no' },
	],
	[ 'getCollectionError', ...args ],
	{ code: 'no' },
	null
);
const changed = after(
	[ 'receiveLastModified', 7 ],
	'getCollectionLastModified',
	7,
	0
);

/** Selecting fetches: first the namespace's routes, then the collection. */
const fetches: Assertion = async ( store ) => {
	expect( store.select( 'getCollection', ...args ) ).toEqual( [] );
	await expectRequest(
		[ 'receiveLastModified', 0 ],
		{ path: `/${ NAMESPACE }` },
		{
			namespace: NAMESPACE,
			routes: { [ `/${ NAMESPACE }/products/reviews` ]: {} },
		}
	)( store );
	await expectRequest(
		[ 'receiveLastModified', 0 ],
		{ path: `/${ NAMESPACE }/products/reviews?page=2` },
		[ { id: 1 } ],
		{ then: expectSelector( [ 'getCollection', ...args ], [ { id: 1 } ] ) }
	)( store );
};

/** docs/contract/stores.md 6. */
export const COLLECTIONS_ROWS: StoreRows = {
	selectors: {
		getCollection: fetches,
		getCollectionHeader: both(
			expectSelector(
				[ 'getCollectionHeader', 'X-WP-Total', ...args ],
				undefined
			),
			received,
			expectSelector(
				[ 'getCollectionHeader', 'X-WP-Total', ...args ],
				'X-WP-Total!'
			)
		),
		getCollectionError: rejected,
		getCollectionLastModified: changed,
	},
	actions: {
		receiveCollection: received,
		receiveCollectionError: rejected,
		receiveLastModified: changed,
		invalidateResolutionForStore: both(
			received,
			after(
				'invalidateResolutionForStore',
				[ 'getCollection', ...args ],
				[]
			)
		),
	},
};

const oneSet = after(
	[ 'setQueryValue', 'list', 'page', 2 ],
	[ 'getValueForQueryKey', 'list', 'page', 1 ],
	2,
	1
);
const allSet = after(
	[ 'setValueForQueryContext', 'list', { page: 3 } ],
	[ 'getValueForQueryContext', 'list', { page: 1 } ],
	{ page: 3 },
	{ page: 1 }
);

/** docs/contract/stores.md 7. */
export const QUERY_STATE_ROWS: StoreRows = {
	selectors: {
		getValueForQueryKey: oneSet,
		getValueForQueryContext: allSet,
	},
	actions: { setQueryValue: oneSet, setValueForQueryContext: allSet },
};

const ROUTES = [
	`/${ NAMESPACE }/products`,
	`/${ NAMESPACE }/products/attributes/(?P<attribute_id>[\\d]+)/terms`,
];
const known = after(
	[ 'receiveRoutes', ROUTES, NAMESPACE ],
	[ 'getRoute', NAMESPACE, 'products' ],
	`/${ NAMESPACE }/products`,
	''
);

/** docs/contract/stores.md 8. */
export const SCHEMA_ROWS: StoreRows = {
	selectors: {
		getRoute: both(
			known,
			expectSelector(
				[ 'getRoute', NAMESPACE, 'products/attributes/terms', [ 4 ] ],
				`/${ NAMESPACE }/products/attributes/4/terms`
			),
			( { select } ) => {
				expect( () => select( 'getRoute', NAMESPACE, 'cats' ) ).toThrow(
					'There is no route for the given resource name (cats) in the store'
				);
				expect( () =>
					select( 'getRoute', NAMESPACE, 'products', [ 1 ] )
				).toThrow( 'with 1 ids' );
			}
		),
		getRoutes: both(
			expectSelector( [ 'getRoutes', NAMESPACE ], {} ),
			known,
			( { select } ) =>
				expect(
					Object.keys( Object( select( 'getRoutes', NAMESPACE ) ) )
				).toEqual( [ 'products', 'products/attributes/terms' ] )
		),
	},
	actions: { receiveRoutes: known },
};
