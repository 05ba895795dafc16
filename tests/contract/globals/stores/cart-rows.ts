import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../../fixtures/cart';
import { ADA, shippedCart } from '../../../fixtures/form-page';
import {
	after,
	expectRequest,
	both,
	expectSelector,
	type Assertion,
	type StoreRows,
} from './store-row';

const FLAT = shippingRate( { selected: true } );
const FAST = shippingRate( { rate_id: 'fast:2', method_id: 'fast' } );

/** A shippable mug with two rates. */
export const CART = shippedCart( {
	has_calculated_shipping: true,
	shipping_rates: [ shippingPackage( [ FLAT, FAST ] ) ],
} );

const TWO = cartResponse( [ cartItem( { quantity: 2 } ) ] );
const EMPTY = cartResponse( [] );
const REJECTED = { code: 'no', message: 'No.' };

const expectCartSelector =
	( expected: object ): Assertion =>
	( { select } ) =>
		expect( select( 'getCartData' ) ).toMatchObject( expected );

const expectMetaSelector =
	( expected: object ): Assertion =>
	( { select } ) =>
		expect( select( 'getCartMeta' ) ).toMatchObject( expected );

const post = ( name: string, data: object ) =>
	( {
		path: `/wc/store/v1/cart/${ name }`,
		method: 'POST',
		data,
	} ) as const;

const applying = after(
	[ 'receiveApplyingCoupon', 'ten' ],
	'getCouponBeingApplied',
	'ten',
	''
);
const removing = after(
	[ 'receiveRemovingCoupon', 'ten' ],
	'getCouponBeingRemoved',
	'ten',
	''
);
const expectPendingQuantity = after(
	[ 'itemIsPendingQuantity', 'mug' ],
	'getItemsPendingQuantityUpdate',
	[ 'mug' ],
	[]
);
const expectPendingRemoval = after(
	[ 'itemIsPendingDelete', 'mug' ],
	'getItemsPendingDelete',
	[ 'mug' ],
	[]
);
const isPending = after(
	[ 'setProductsPendingAdd', 26, true ],
	'getProductsPendingAdd',
	[ 26 ],
	[]
);
const expectCustomerRequest = after(
	[ 'updatingCustomerData', true ],
	'isCustomerDataUpdating',
	true,
	false
);
const expectRatesRequest = after(
	[ 'updatingAddressFieldsForShippingRates', true ],
	'isAddressFieldsForShippingRatesUpdating',
	true,
	false
);
const expectRateRequest = after(
	[ 'shippingRatesBeingSelected', true ],
	'isShippingRateBeingSelected',
	true,
	false
);
const isStale = after( 'setIsCartDataStale', 'isCartDataStale', true, false );
const failed = after(
	[ 'setErrorData', REJECTED ],
	'getCartErrors',
	[ REJECTED ],
	[]
);

/** Counts DOM events on the body during an assertion. */
const recordEvents =
	( name: string, verify: Assertion, detail: unknown = null ): Assertion =>
	async ( store ) => {
		const recorded: unknown[] = [];
		const listener = ( event: Event ) =>
			recorded.push( event instanceof CustomEvent && event.detail );
		document.body.addEventListener( name, listener );
		await verify( store );
		document.body.removeEventListener( name, listener );
		expect( recorded ).toEqual( [ detail ] );
	};

const later = { path: '/wc/store/v1/shopper-lists/saved-for-later/items' };

/** docs/contract/stores.md 1. */
export const CART_ROWS: StoreRows = {
	selectors: {
		getCartData: expectCartSelector( {
			items: [ { key: 'mug' } ],
			itemsCount: 1,
			needsShipping: true,
			shippingAddress: ADA,
			// Only top-level names are in camel case.
			totals: { total_price: '1800' },
		} ),
		getCartTotals: ( { select } ) =>
			expect( select( 'getCartTotals' ) ).toMatchObject( {
				total_price: '1800',
			} ),
		getCustomerData: ( { select } ) => {
			expect( select( 'getCustomerData' ) ).toEqual( {
				shippingAddress: ADA,
				billingAddress: { ...ADA, email: '' },
			} );
			expect( select( 'getCustomerData' ) ).toBe(
				select( 'getCustomerData' )
			);
		},
		getShippingRates: expectSelector(
			'getShippingRates',
			CART.shipping_rates
		),
		getNeedsShipping: expectSelector( 'getNeedsShipping', true ),
		getHasCalculatedShipping: expectSelector(
			'getHasCalculatedShipping',
			true
		),
		getCartMeta: expectSelector( 'getCartMeta', {
			updatingCustomerData: false,
			updatingAddressFieldsForShippingRates: false,
			updatingSelectedRate: false,
			applyingCoupon: '',
			removingCoupon: '',
			isCartDataStale: false,
		} ),
		getCartErrors: failed,
		isApplyingCoupon: both(
			expectSelector( 'isApplyingCoupon', false ),
			applying,
			expectSelector( 'isApplyingCoupon', true )
		),
		getCouponBeingApplied: applying,
		isRemovingCoupon: both(
			expectSelector( 'isRemovingCoupon', false ),
			removing,
			expectSelector( 'isRemovingCoupon', true )
		),
		getCouponBeingRemoved: removing,
		isCartDataStale: isStale,
		getCartItem: ( { select } ) => {
			expect( select( 'getCartItem', 'mug' ) ).toMatchObject( {
				id: 26,
			} );
			expect( select( 'getCartItem', 'cap' ) ).toBeUndefined();
		},
		isItemPendingQuantity: both(
			expectPendingQuantity,
			expectSelector( [ 'isItemPendingQuantity', 'mug' ], true ),
			expectSelector( [ 'isItemPendingQuantity', 'cap' ], false )
		),
		isItemPendingDelete: both(
			expectPendingRemoval,
			expectSelector( [ 'isItemPendingDelete', 'mug' ], true ),
			expectSelector( [ 'isItemPendingDelete', 'cap' ], false )
		),
		getItemsPendingQuantityUpdate: expectPendingQuantity,
		getItemsPendingDelete: expectPendingRemoval,
		getProductsPendingAdd: isPending,
		hasPendingItemsOperations: both(
			expectSelector( 'hasPendingItemsOperations', false ),
			isPending,
			expectSelector( 'hasPendingItemsOperations', true )
		),
		isCustomerDataUpdating: expectCustomerRequest,
		isAddressFieldsForShippingRatesUpdating: expectRatesRequest,
		isShippingRateBeingSelected: expectRateRequest,
	},
	actions: {
		receiveCart: async ( store ) => {
			await store.dispatch( 'receiveCart', {
				...TWO,
				shipping_address: { ...ADA, city: 'Oakland' },
			} );
			expectCartSelector( {
				itemsCount: 2,
				shippingAddress: { city: 'Oakland' },
			} )( store );
		},
		receiveCartContents: async ( store ) => {
			await store.dispatch( 'receiveCartContents', TWO );
			expectCartSelector( { itemsCount: 2, shippingAddress: ADA } )(
				store
			);
		},
		receiveError: both(
			after(
				[ 'receiveError', { ...REJECTED, data: { cart: TWO } } ],
				'getCartErrors',
				[ { ...REJECTED, data: { cart: TWO } } ]
			),
			expectCartSelector( { itemsCount: 2 } )
		),
		setCartData: both(
			failed,
			after( [ 'setCartData', { itemsCount: 9 } ], 'getCartErrors', [] ),
			expectCartSelector( { itemsCount: 9, items: [ { key: 'mug' } ] } )
		),
		setErrorData: both(
			failed,
			after( [ 'setErrorData', null ], 'getCartErrors', [ REJECTED ] )
		),
		applyExtensionCartUpdate: expectRequest(
			[
				'applyExtensionCartUpdate',
				{ namespace: 'mine', data: { a: 1 } },
			],
			post( 'extensions', { namespace: 'mine', data: { a: 1 } } ),
			TWO,
			{ then: expectCartSelector( { itemsCount: 2 } ) }
		),
		applyCoupon: expectRequest(
			[ 'applyCoupon', 'ten' ],
			post( 'apply-coupon', { code: 'ten' } ),
			TWO,
			{
				meanwhile: expectMetaSelector( { applyingCoupon: 'ten' } ),
				then: both(
					expectMetaSelector( { applyingCoupon: '' } ),
					expectCartSelector( { itemsCount: 2 } )
				),
			}
		),
		removeCoupon: expectRequest(
			[ 'removeCoupon', 'ten' ],
			post( 'remove-coupon', { code: 'ten' } ),
			TWO,
			{
				meanwhile: expectMetaSelector( { removingCoupon: 'ten' } ),
				then: expectMetaSelector( { removingCoupon: '' } ),
			}
		),
		addItemToCart: recordEvents(
			'wc-blocks_added_to_cart',
			expectRequest(
				[ 'addItemToCart', 26, 1, [], { gift: true } ],
				post( 'add-item', {
					id: 26,
					quantity: 1,
					variation: [],
					gift: true,
				} ),
				TWO,
				{
					meanwhile: expectSelector(
						'getProductsPendingAdd',
						[ 26 ]
					),
					then: expectSelector( 'getProductsPendingAdd', [] ),
				}
			),
			{ preserveCartData: true }
		),
		startAddingToCart: recordEvents(
			'wc-blocks_adding_to_cart',
			after(
				[ 'startAddingToCart', 26 ],
				'getProductsPendingAdd',
				[ 26 ]
			)
		),
		finishAddingToCart: both(
			isPending,
			recordEvents(
				'wc-blocks_added_to_cart',
				after(
					[ 'finishAddingToCart', 26 ],
					'getProductsPendingAdd',
					[]
				),
				{ preserveCartData: true }
			)
		),
		removeItemFromCart: expectRequest(
			[ 'removeItemFromCart', 'mug' ],
			post( 'remove-item', { key: 'mug' } ),
			EMPTY,
			{
				meanwhile: expectSelector(
					[ 'isItemPendingDelete', 'mug' ],
					true
				),
				then: expectCartSelector( { items: [] } ),
			}
		),
		saveForLater: async ( store ) => {
			const recorded = jest.fn();
			const name = 'wc-blocks_store_sync_required';
			const listener = ( event: Event ) =>
				recorded( event instanceof CustomEvent && event.detail );
			window.addEventListener( name, listener );
			await expectRequest(
				[ 'saveForLater', 'mug' ],
				{ ...later, method: 'POST', data: { cart_item_key: 'mug' } },
				{ key: 'x' }
			)( store );
			window.removeEventListener( name, listener );
			expect( recorded ).toHaveBeenCalledWith( {
				type: 'shopper-list-item-added',
				slug: 'saved-for-later',
				item: { key: 'x' },
			} );
			await expect(
				store.dispatch( 'saveForLater', '' )
			).rejects.toThrow( 'saveForLater needs the key' );
		},
		changeCartItemQuantity: expectRequest(
			[ 'changeCartItemQuantity', 'mug', 2 ],
			post( 'update-item', { key: 'mug', quantity: 2 } ),
			TWO,
			{
				meanwhile: both(
					expectSelector( [ 'isItemPendingQuantity', 'mug' ], true ),
					// The quantity stays until the server responds.
					expectCartSelector( { items: [ { quantity: 1 } ] } )
				),
				then: expectSelector(
					[ 'isItemPendingQuantity', 'mug' ],
					false
				),
			}
		),
		selectShippingRate: expectRequest(
			[ 'selectShippingRate', 'fast:2', 0 ],
			post( 'select-shipping-rate', {
				package_id: 0,
				rate_id: 'fast:2',
			} ),
			CART,
			{
				meanwhile: both(
					expectSelector( 'isShippingRateBeingSelected', true ),
					( { select } ) =>
						expect( select( 'getShippingRates' ) ).toMatchObject( [
							{
								shipping_rates: [
									{ selected: false },
									{ selected: true },
								],
							},
						] )
				),
			}
		),
		updateCustomerData: expectRequest(
			[ 'updateCustomerData', { shipping_address: ADA }, true, true ],
			post( 'update-customer', { shipping_address: ADA } ),
			CART,
			{
				meanwhile: expectMetaSelector( {
					updatingCustomerData: true,
					updatingAddressFieldsForShippingRates: true,
				} ),
				then: expectMetaSelector( { updatingCustomerData: false } ),
			}
		),
		setBillingAddress: async ( store ) => {
			// With the same address for both, billing has no fields.
			await store.app.registry
				.dispatch( 'wc/store/checkout' )
				.__internalSetUseShippingAsBilling?.( false );
			await store.dispatch( 'setBillingAddress', { city: 'Oakland' } );
			expectCartSelector( {
				billingAddress: { first_name: 'Ada', city: 'Oakland' },
				shippingAddress: ADA,
			} )( store );
		},
		setShippingAddress: async ( store ) => {
			await store.dispatch( 'setShippingAddress', { city: 'Oakland' } );
			expectCartSelector( {
				shippingAddress: { first_name: 'Ada', city: 'Oakland' },
			} )( store );
		},
		setIsCartDataStale: both(
			isStale,
			after( [ 'setIsCartDataStale', false ], 'isCartDataStale', false )
		),
		setProductsPendingAdd: both(
			isPending,
			after(
				[ 'setProductsPendingAdd', 26, false ],
				'getProductsPendingAdd',
				[]
			)
		),
		itemIsPendingQuantity: both(
			expectPendingQuantity,
			after(
				[ 'itemIsPendingQuantity', 'mug', false ],
				'getItemsPendingQuantityUpdate',
				[]
			)
		),
		itemIsPendingDelete: both(
			expectPendingRemoval,
			after(
				[ 'itemIsPendingDelete', 'mug', false ],
				'getItemsPendingDelete',
				[]
			)
		),
		receiveCartItem: async ( store ) => {
			await store.dispatch(
				'receiveCartItem',
				cartItem( { name: 'Blue Mug' } )
			);
			expectCartSelector( { items: [ { name: 'Blue Mug' } ] } )( store );
		},
		receiveApplyingCoupon: applying,
		receiveRemovingCoupon: removing,
		updatingCustomerData: expectCustomerRequest,
		updatingAddressFieldsForShippingRates: expectRatesRequest,
		shippingRatesBeingSelected: expectRateRequest,
		syncCartWithIAPIStore: expectRequest(
			[
				'syncCartWithIAPIStore',
				{ cartItemsPendingQuantity: [ 'mug' ] },
			],
			{ path: '/wc/store/v1/cart' },
			TWO,
			{ then: expectCartSelector( { itemsCount: 2 } ) }
		),
	},
};
