import type {
	AddressResponse,
	ApiErrorResponse,
	BillingAddressResponse,
	CartCouponResponse,
	CartFeeResponse,
	CartResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import type { CartData } from './types';

export type StoreCartCoupon = CartCouponResponse & { label: string };

/** The cart's format for slots, blocks and filters (docs/contract/stores.md 11). */
export interface StoreCart {
	billingAddress: BillingAddressResponse;
	/** The same object as `billingAddress`. */
	billingData: BillingAddressResponse;
	shippingAddress: AddressResponse;
	cartCoupons: readonly StoreCartCoupon[];
	cartItems: CartData[ 'items' ];
	cartItemsCount: number;
	/** Grams. */
	cartItemsWeight: number;
	crossSellsProducts: CartData[ 'crossSells' ];
	cartFees: readonly CartFeeResponse[];
	cartTotals: CartData[ 'totals' ];
	cartNeedsPayment: boolean;
	cartNeedsShipping: boolean;
	cartHasCalculatedShipping: boolean;
	cartItemErrors: CartData[ 'errors' ];
	cartErrors: readonly ApiErrorResponse[];
	cartIsLoading: boolean;
	isLoadingRates: boolean;
	hasPendingItemsOperations: boolean;
	paymentMethods: CartData[ 'paymentMethods' ];
	paymentRequirements: CartData[ 'paymentRequirements' ];
	shippingRates: readonly ShippingPackageResponse[];
	extensions: CartData[ 'extensions' ];
	receiveCart: ( cart: CartResponse ) => unknown;
	receiveCartContents: ( cart: CartResponse ) => unknown;
}

/** What add-ons' blocks and slots get as `cart`. */
export type AddOnCart = Omit< StoreCart, 'receiveCart' | 'extensions' >;

export interface StoreCartSource {
	cartData: CartData;
	cartErrors: readonly ApiErrorResponse[];
	cartIsLoading: boolean;
	isLoadingRates: boolean;
	hasPendingItemsOperations: boolean;
	receiveCart: StoreCart[ 'receiveCart' ];
	receiveCartContents: StoreCart[ 'receiveCartContents' ];
}

/** Decides from the settings (docs/contract/settings.md 4). */
export type IsFieldHidden = ( country: string, field: string ) => boolean;

const decodeFields = < T extends object >( object: T ): T => {
	const decoded = { ...object };
	for ( const [ key, value ] of Object.entries( object ) ) {
		// Few values contain entities, and this runs after every change of the cart.
		if ( typeof value === 'string' && value.includes( '&' ) ) {
			Object.assign( decoded, { [ key ]: decodeEntities( value ) } );
		}
	}
	return decoded;
};

const shownAddress = < T extends AddressResponse >(
	address: T,
	isHidden: IsFieldHidden
): T => {
	const shown = decodeFields( address );
	for ( const field of Object.keys( shown ) ) {
		if ( isHidden( address.country, field ) ) {
			Object.assign( shown, { [ field ]: '' } );
		}
	}
	return shown;
};

const buildStoreCart = (
	{ cartData, ...rest }: StoreCartSource,
	isHidden: IsFieldHidden
): StoreCart => {
	const billingAddress = shownAddress( cartData.billingAddress, isHidden );
	return {
		...rest,
		billingAddress,
		billingData: billingAddress,
		shippingAddress: cartData.needsShipping
			? shownAddress( cartData.shippingAddress, isHidden )
			: billingAddress,
		cartCoupons: cartData.coupons.map( ( coupon ) => ( {
			...coupon,
			label: decodeEntities( coupon.code ),
		} ) ),
		cartItems: cartData.items,
		cartItemsCount: cartData.itemsCount,
		cartItemsWeight: cartData.itemsWeight,
		crossSellsProducts: cartData.crossSells,
		cartFees: cartData.fees.map( decodeFields ),
		cartTotals: cartData.totals,
		cartNeedsPayment: cartData.needsPayment,
		cartNeedsShipping: cartData.needsShipping,
		cartHasCalculatedShipping: cartData.hasCalculatedShipping,
		cartItemErrors: cartData.errors,
		paymentMethods: cartData.paymentMethods,
		paymentRequirements: cartData.paymentRequirements,
		shippingRates: cartData.shippingRates.map( ( shippingPackage ) => ( {
			...shippingPackage,
			shipping_rates: shippingPackage.shipping_rates.map( decodeFields ),
		} ) ),
		extensions: cartData.extensions,
	};
};

/**
 * Decodes texts, empties address fields that the country hides, and uses the billing address as shipping address if the
 * cart needs no shipping. Shares equal parts with `previous`.
 */
export const toStoreCart = (
	source: StoreCartSource,
	isHidden: IsFieldHidden,
	previous?: StoreCart
): StoreCart => {
	const cart = replaceEqualDeep(
		previous,
		buildStoreCart( source, isHidden )
	);
	// Structural sharing compares by key, which would split the two names of one object.
	return cart === previous
		? cart
		: { ...cart, billingData: cart.billingAddress };
};

export const toAddOnCart = ( {
	receiveCart,
	extensions,
	...cart
}: StoreCart ): AddOnCart => cart;
