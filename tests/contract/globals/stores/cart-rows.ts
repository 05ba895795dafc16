import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../../fixtures/cart';
import { ADA, shippedCart } from '../../../fixtures/form-page';
import {
	after,
	asks,
	both,
	says,
	type Shows,
	type StoreRows,
} from './store-row';

const FLAT = shippingRate( { selected: true } );
const FAST = shippingRate( { rate_id: 'fast:2', method_id: 'fast' } );

/** What the page of these rows begins with: a mug that is shipped, by one of two rates. */
export const CART = shippedCart( {
	has_calculated_shipping: true,
	shipping_rates: [ shippingPackage( [ FLAT, FAST ] ) ],
} );

const TWO = cartResponse( [ cartItem( { quantity: 2 } ) ] );
const EMPTY = cartResponse( [] );
const REFUSED = { code: 'no', message: 'No.' };

const cartSays =
	( expected: object ): Shows =>
	( { select } ) =>
		expect( select( 'getCartData' ) ).toMatchObject( expected );

const metaSays =
	( expected: object ): Shows =>
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
const quantityWaits = after(
	[ 'itemIsPendingQuantity', 'mug' ],
	'getItemsPendingQuantityUpdate',
	[ 'mug' ],
	[]
);
const removalWaits = after(
	[ 'itemIsPendingDelete', 'mug' ],
	'getItemsPendingDelete',
	[ 'mug' ],
	[]
);
const isOnItsWay = after(
	[ 'setProductsPendingAdd', 26, true ],
	'getProductsPendingAdd',
	[ 26 ],
	[]
);
const customerIsTold = after(
	[ 'updatingCustomerData', true ],
	'isCustomerDataUpdating',
	true,
	false
);
const ratesAreAsked = after(
	[ 'updatingAddressFieldsForShippingRates', true ],
	'isAddressFieldsForShippingRatesUpdating',
	true,
	false
);
const rateIsSent = after(
	[ 'shippingRatesBeingSelected', true ],
	'isShippingRateBeingSelected',
	true,
	false
);
const isStale = after( 'setIsCartDataStale', 'isCartDataStale', true, false );
const failed = after(
	[ 'setErrorData', REFUSED ],
	'getCartErrors',
	[ REFUSED ],
	[]
);

/** Counts DOM events of the body while something is shown. */
const hearing =
	( name: string, shows: Shows, detail: unknown = null ): Shows =>
	async ( store ) => {
		const heard: unknown[] = [];
		const listener = ( event: Event ) =>
			heard.push( event instanceof CustomEvent && event.detail );
		document.body.addEventListener( name, listener );
		await shows( store );
		document.body.removeEventListener( name, listener );
		expect( heard ).toEqual( [ detail ] );
	};

const later = { path: '/wc/store/v1/shopper-lists/saved-for-later/items' };

/** docs/contract/stores.md 1. */
export const CART_ROWS: StoreRows = {
	selectors: {
		getCartData: cartSays( {
			items: [ { key: 'mug' } ],
			itemsCount: 1,
			needsShipping: true,
			shippingAddress: ADA,
			// Only at the top are names in camel case.
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
		getShippingRates: says( 'getShippingRates', CART.shipping_rates ),
		getNeedsShipping: says( 'getNeedsShipping', true ),
		getHasCalculatedShipping: says( 'getHasCalculatedShipping', true ),
		getCartMeta: says( 'getCartMeta', {
			updatingCustomerData: false,
			updatingAddressFieldsForShippingRates: false,
			updatingSelectedRate: false,
			applyingCoupon: '',
			removingCoupon: '',
			isCartDataStale: false,
		} ),
		getCartErrors: failed,
		isApplyingCoupon: both(
			says( 'isApplyingCoupon', false ),
			applying,
			says( 'isApplyingCoupon', true )
		),
		getCouponBeingApplied: applying,
		isRemovingCoupon: both(
			says( 'isRemovingCoupon', false ),
			removing,
			says( 'isRemovingCoupon', true )
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
			quantityWaits,
			says( [ 'isItemPendingQuantity', 'mug' ], true ),
			says( [ 'isItemPendingQuantity', 'cap' ], false )
		),
		isItemPendingDelete: both(
			removalWaits,
			says( [ 'isItemPendingDelete', 'mug' ], true ),
			says( [ 'isItemPendingDelete', 'cap' ], false )
		),
		getItemsPendingQuantityUpdate: quantityWaits,
		getItemsPendingDelete: removalWaits,
		getProductsPendingAdd: isOnItsWay,
		hasPendingItemsOperations: both(
			says( 'hasPendingItemsOperations', false ),
			isOnItsWay,
			says( 'hasPendingItemsOperations', true )
		),
		isCustomerDataUpdating: customerIsTold,
		isAddressFieldsForShippingRatesUpdating: ratesAreAsked,
		isShippingRateBeingSelected: rateIsSent,
	},
	actions: {
		receiveCart: async ( store ) => {
			await store.dispatch( 'receiveCart', {
				...TWO,
				shipping_address: { ...ADA, city: 'Oakland' },
			} );
			cartSays( {
				itemsCount: 2,
				shippingAddress: { city: 'Oakland' },
			} )( store );
		},
		receiveCartContents: async ( store ) => {
			await store.dispatch( 'receiveCartContents', TWO );
			cartSays( { itemsCount: 2, shippingAddress: ADA } )( store );
		},
		receiveError: both(
			after(
				[ 'receiveError', { ...REFUSED, data: { cart: TWO } } ],
				'getCartErrors',
				[ { ...REFUSED, data: { cart: TWO } } ]
			),
			cartSays( { itemsCount: 2 } )
		),
		setCartData: both(
			failed,
			after( [ 'setCartData', { itemsCount: 9 } ], 'getCartErrors', [] ),
			cartSays( { itemsCount: 9, items: [ { key: 'mug' } ] } )
		),
		setErrorData: both(
			failed,
			after( [ 'setErrorData', null ], 'getCartErrors', [ REFUSED ] )
		),
		applyExtensionCartUpdate: asks(
			[
				'applyExtensionCartUpdate',
				{ namespace: 'mine', data: { a: 1 } },
			],
			post( 'extensions', { namespace: 'mine', data: { a: 1 } } ),
			TWO,
			{ then: cartSays( { itemsCount: 2 } ) }
		),
		applyCoupon: asks(
			[ 'applyCoupon', 'ten' ],
			post( 'apply-coupon', { code: 'ten' } ),
			TWO,
			{
				meanwhile: metaSays( { applyingCoupon: 'ten' } ),
				then: both(
					metaSays( { applyingCoupon: '' } ),
					cartSays( { itemsCount: 2 } )
				),
			}
		),
		removeCoupon: asks(
			[ 'removeCoupon', 'ten' ],
			post( 'remove-coupon', { code: 'ten' } ),
			TWO,
			{
				meanwhile: metaSays( { removingCoupon: 'ten' } ),
				then: metaSays( { removingCoupon: '' } ),
			}
		),
		addItemToCart: hearing(
			'wc-blocks_added_to_cart',
			asks(
				[ 'addItemToCart', 26, 1, [], { gift: true } ],
				post( 'add-item', {
					id: 26,
					quantity: 1,
					variation: [],
					gift: true,
				} ),
				TWO,
				{
					meanwhile: says( 'getProductsPendingAdd', [ 26 ] ),
					then: says( 'getProductsPendingAdd', [] ),
				}
			),
			{ preserveCartData: true }
		),
		startAddingToCart: hearing(
			'wc-blocks_adding_to_cart',
			after(
				[ 'startAddingToCart', 26 ],
				'getProductsPendingAdd',
				[ 26 ]
			)
		),
		finishAddingToCart: both(
			isOnItsWay,
			hearing(
				'wc-blocks_added_to_cart',
				after(
					[ 'finishAddingToCart', 26 ],
					'getProductsPendingAdd',
					[]
				),
				{ preserveCartData: true }
			)
		),
		removeItemFromCart: asks(
			[ 'removeItemFromCart', 'mug' ],
			post( 'remove-item', { key: 'mug' } ),
			EMPTY,
			{
				meanwhile: says( [ 'isItemPendingDelete', 'mug' ], true ),
				then: cartSays( { items: [] } ),
			}
		),
		saveForLater: async ( store ) => {
			const heard = jest.fn();
			const name = 'wc-blocks_store_sync_required';
			const listener = ( event: Event ) =>
				heard( event instanceof CustomEvent && event.detail );
			window.addEventListener( name, listener );
			await asks(
				[ 'saveForLater', 'mug' ],
				{ ...later, method: 'POST', data: { cart_item_key: 'mug' } },
				{ key: 'x' }
			)( store );
			window.removeEventListener( name, listener );
			expect( heard ).toHaveBeenCalledWith( {
				type: 'shopper-list-item-added',
				slug: 'saved-for-later',
				item: { key: 'x' },
			} );
			await expect(
				store.dispatch( 'saveForLater', '' )
			).rejects.toThrow( 'saveForLater needs the key' );
		},
		changeCartItemQuantity: asks(
			[ 'changeCartItemQuantity', 'mug', 2 ],
			post( 'update-item', { key: 'mug', quantity: 2 } ),
			TWO,
			{
				meanwhile: both(
					says( [ 'isItemPendingQuantity', 'mug' ], true ),
					// At once, before the server has said so.
					cartSays( { items: [ { quantity: 2 } ] } )
				),
				then: says( [ 'isItemPendingQuantity', 'mug' ], false ),
			}
		),
		selectShippingRate: asks(
			[ 'selectShippingRate', 'fast:2', 0 ],
			post( 'select-shipping-rate', {
				package_id: 0,
				rate_id: 'fast:2',
			} ),
			CART,
			{
				meanwhile: both(
					says( 'isShippingRateBeingSelected', true ),
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
		updateCustomerData: asks(
			[ 'updateCustomerData', { shipping_address: ADA }, true, true ],
			post( 'update-customer', { shipping_address: ADA } ),
			CART,
			{
				meanwhile: metaSays( {
					updatingCustomerData: true,
					updatingAddressFieldsForShippingRates: true,
				} ),
				then: metaSays( { updatingCustomerData: false } ),
			}
		),
		setBillingAddress: async ( store ) => {
			// One address for both has no other fields than the shipping address.
			await store.app.registry
				.dispatch( 'wc/store/checkout' )
				.__internalSetUseShippingAsBilling?.( false );
			await store.dispatch( 'setBillingAddress', { city: 'Oakland' } );
			cartSays( {
				billingAddress: { first_name: 'Ada', city: 'Oakland' },
				shippingAddress: ADA,
			} )( store );
		},
		setShippingAddress: async ( store ) => {
			await store.dispatch( 'setShippingAddress', { city: 'Oakland' } );
			cartSays( {
				shippingAddress: { first_name: 'Ada', city: 'Oakland' },
			} )( store );
		},
		setIsCartDataStale: both(
			isStale,
			after( [ 'setIsCartDataStale', false ], 'isCartDataStale', false )
		),
		setProductsPendingAdd: both(
			isOnItsWay,
			after(
				[ 'setProductsPendingAdd', 26, false ],
				'getProductsPendingAdd',
				[]
			)
		),
		itemIsPendingQuantity: both(
			quantityWaits,
			after(
				[ 'itemIsPendingQuantity', 'mug', false ],
				'getItemsPendingQuantityUpdate',
				[]
			)
		),
		itemIsPendingDelete: both(
			removalWaits,
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
			cartSays( { items: [ { name: 'Blue Mug' } ] } )( store );
		},
		receiveApplyingCoupon: applying,
		receiveRemovingCoupon: removing,
		updatingCustomerData: customerIsTold,
		updatingAddressFieldsForShippingRates: ratesAreAsked,
		shippingRatesBeingSelected: rateIsSent,
		syncCartWithIAPIStore: asks(
			[
				'syncCartWithIAPIStore',
				{ cartItemsPendingQuantity: [ 'mug' ] },
			],
			{ path: '/wc/store/v1/cart' },
			TWO,
			{ then: cartSays( { itemsCount: 2 } ) }
		),
	},
};
