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

/** A coupon with what is shown of it. */
export type StoreCartCoupon = CartCouponResponse & { label: string };

/** The cart as slots, blocks and filters know it (docs/contract/stores.md 11). */
export interface StoreCart {
	billingAddress: BillingAddressResponse;
	/** The same object as `billingAddress`, under its old name. */
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
	/** What the server has to say about items. */
	cartItemErrors: CartData[ 'errors' ];
	/** What went wrong when the server was last asked. */
	cartErrors: readonly ApiErrorResponse[];
	/** Whether the cart has not come yet. */
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

/** What blocks and slots of add-ons are given as `cart`. */
export type AddOnCart = Omit< StoreCart, 'receiveCart' | 'extensions' >;

/** What a `StoreCart` is made of. */
export interface StoreCartSource {
	cartData: CartData;
	cartErrors: readonly ApiErrorResponse[];
	cartIsLoading: boolean;
	isLoadingRates: boolean;
	hasPendingItemsOperations: boolean;
	receiveCart: StoreCart[ 'receiveCart' ];
	receiveCartContents: StoreCart[ 'receiveCartContents' ];
}

/** Says which fields of an address a country does without; from the settings (docs/contract/settings.md 4). */
export type IsFieldHidden = ( country: string, field: string ) => boolean;

/** Every text of an object decoded; what is no text stays. */
const decodeFields = < T extends object >( object: T ): T => {
	const decoded = { ...object };
	for ( const [ key, value ] of Object.entries( object ) ) {
		// Hardly any holds one, and this runs with every change of the cart.
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
 * The cart for slots, blocks and filters: texts decoded, fields that the country does without blanked, the shipping
 * address being the billing address where nothing is shipped.
 *
 * @param source   From the cart store.
 * @param isHidden Which address fields do not count.
 * @param previous The cart before: what equals it keeps its identity, and when all does, so does the whole.
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
	// Told apart by their keys, the two names of one object would become two objects.
	return cart === previous
		? cart
		: { ...cart, billingData: cart.billingAddress };
};

/** The part of it that add-ons get. */
export const toAddOnCart = ( {
	receiveCart,
	extensions,
	...cart
}: StoreCart ): AddOnCart => cart;
