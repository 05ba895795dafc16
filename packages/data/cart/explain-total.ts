import {
	addMinor,
	isZeroMinor,
	subtractMinor,
	sumMinor,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';
import type { CartData, CartOperation } from './types';

/** Why a part changed. `other` is a difference that the carts don't explain. */
export type TotalReason =
	| { readonly kind: 'added' | 'removed' | 'price'; readonly name: string }
	| {
			readonly kind: 'quantity';
			readonly name: string;
			readonly quantity: number;
	  }
	| {
			readonly kind: 'coupon' | 'couponRemoved';
			readonly code: string;
	  }
	| { readonly kind: 'fee' | 'feeRemoved'; readonly name: string }
	/** `name` of the rate; `''` for several rates, or none. */
	| {
			readonly kind:
				'shipping' | 'freeShipping' | 'pickup' | 'freePickup';
			readonly name: string;
	  }
	| { readonly kind: 'shippingUnknown' }
	/** `place` is a state or country, if the address has changed; else `''`. */
	| { readonly kind: 'tax'; readonly place: string }
	| { readonly kind: 'other' };

export interface TotalPart {
	readonly reason: TotalReason;
	/** Minor units, with sign. */
	readonly difference: string;
	readonly isByShopper: boolean;
}

export interface TotalChange {
	/** Minor units, with sign. */
	readonly difference: string;
	/** Without parts of zero, in the order of the summary. */
	readonly parts: readonly TotalPart[];
}

interface Options {
	/** Whether items, coupons, fees and shipping include their tax, so that taxes have no separate part. */
	readonly includesTax: boolean;
	/** Shipping methods that the shop lists as pickup. */
	readonly collectableMethodIds: readonly string[];
	/** Whether the shopper has changed the checkout form otherwise, such as the payment method. */
	readonly isFormChanged?: boolean;
}

type Draft = Omit< TotalPart, 'isByShopper' > & {
	readonly isByShopper?: boolean;
};

const hasKind = (
	operations: readonly CartOperation[],
	...kinds: ReadonlyArray< CartOperation[ 'kind' ] >
): boolean => operations.some( ( { kind } ) => kinds.includes( kind ) );

const isLineChanged = (
	{ key, id }: CartItemResponse,
	operations: readonly CartOperation[]
): boolean =>
	operations.some( ( operation ) => {
		switch ( operation.kind ) {
			case 'setQuantity':
			case 'remove':
				return operation.key === key;
			case 'add':
				// A variation has its own id.
				return (
					operation.productId === id || Boolean( operation.variation )
				);
			case 'extension':
				return true;
			default:
				return false;
		}
	} );

const byKey = < Value, Key >(
	values: readonly Value[],
	keyOf: ( value: Value ) => Key
): Map< Key, Value > =>
	new Map( values.map( ( value ) => [ keyOf( value ), value ] ) );

const getItemReason = (
	old: CartItemResponse | undefined,
	item: CartItemResponse | undefined
): TotalReason => {
	const name = ( item ?? old )?.name ?? '';
	if ( ! old || ! item ) {
		return { kind: item ? 'added' : 'removed', name };
	}
	return item.quantity === old.quantity
		? { kind: 'price', name }
		: { kind: 'quantity', name, quantity: item.quantity };
};

const getShippingReason = (
	{ shippingRates, totals }: CartData,
	{ collectableMethodIds }: Options
): TotalReason => {
	const selected = shippingRates.flatMap( ( { shipping_rates: rates } ) =>
		rates.filter( ( rate ) => rate.selected )
	);
	if ( totals.total_shipping === null || selected.length === 0 ) {
		return { kind: 'shippingUnknown' };
	}
	const names = [ ...new Set( selected.map( ( { name } ) => name ) ) ];
	const isPickup = selected.every( ( { method_id: id } ) =>
		collectableMethodIds.includes( id )
	);
	const isFree = isZeroMinor( totals.total_shipping );
	return {
		// eslint-disable-next-line no-nested-ternary -- A table of two by two.
		kind: isPickup
			? isFree
				? 'freePickup'
				: 'pickup'
			: isFree
				? 'freeShipping'
				: 'shipping',
		name: names.length === 1 ? ( names[ 0 ] ?? '' ) : '',
	};
};

const DESTINATION = [ 'country', 'state', 'postcode', 'city' ] as const;

/** The state or country that determines taxes, if it has changed; `''` if it hasn't, or we don't know it. */
const getNewPlace = ( before: CartData, after: CartData ): string => {
	const from = before.shippingAddress;
	const to = after.shippingAddress;
	return DESTINATION.some( ( field ) => from[ field ] !== to[ field ] )
		? to.state || to.country
		: '';
};

/**
 * Explains the difference between two carts' totals by their items, coupons, fees, shipping and taxes. A part `other`
 * covers the rest, so that the parts sum to the difference. `null` if the total is the same or not comparable.
 */
export const explainTotal = (
	before: CartData,
	after: CartData,
	operations: readonly CartOperation[],
	options: Options
): TotalChange | null => {
	const { totals: from } = before;
	const { totals: to } = after;
	const difference = subtractMinor( to.total_price, from.total_price );
	if (
		from.currency_code !== to.currency_code ||
		from.currency_minor_unit !== to.currency_minor_unit ||
		isZeroMinor( difference )
	) {
		return null;
	}
	const shown = ( amount: string, tax: string ) =>
		options.includesTax ? addMinor( amount, tax ) : amount;
	const drafts: Draft[] = [];
	const add = (
		reason: TotalReason,
		amount: string,
		isByShopper?: boolean
	) =>
		void drafts.push( {
			reason,
			difference: amount,
			...( isByShopper !== undefined && { isByShopper } ),
		} );

	const lineOf = ( item: CartItemResponse | undefined ) =>
		item
			? shown( item.totals.line_subtotal, item.totals.line_subtotal_tax )
			: '0';
	const oldItems = byKey( before.items, ( { key } ) => key );
	const newItems = byKey( after.items, ( { key } ) => key );
	for ( const key of new Set( [ ...oldItems.keys(), ...newItems.keys() ] ) ) {
		const old = oldItems.get( key );
		const item = newItems.get( key );
		const line = item ?? old;
		const reason = getItemReason( old, item );
		if ( line ) {
			add(
				reason,
				subtractMinor( lineOf( item ), lineOf( old ) ),
				// The shopper added it elsewhere.
				reason.kind === 'added' ||
					isLineChanged( line, operations ) ||
					( reason.kind === 'price' &&
						options.includesTax &&
						hasKind( operations, 'updateCustomer', 'selectRate' ) )
			);
		}
	}

	type Coupon = CartData[ 'coupons' ][ number ];
	const discountOf = ( coupon: Coupon | undefined ) =>
		coupon
			? shown(
					coupon.totals.total_discount,
					coupon.totals.total_discount_tax
				)
			: '0';
	const oldCoupons = byKey( before.coupons, ( { code } ) => code );
	const newCoupons = byKey( after.coupons, ( { code } ) => code );
	for ( const code of new Set( [
		...oldCoupons.keys(),
		...newCoupons.keys(),
	] ) ) {
		const isRemoved = ! newCoupons.has( code );
		add(
			{ kind: isRemoved ? 'couponRemoved' : 'coupon', code },
			subtractMinor(
				discountOf( oldCoupons.get( code ) ),
				discountOf( newCoupons.get( code ) )
			),
			isRemoved ? hasKind( operations, 'removeCoupon' ) : undefined
		);
	}

	type Fee = CartData[ 'fees' ][ number ];
	const feeOf = ( fee: Fee | undefined ) =>
		fee ? shown( fee.totals.total, fee.totals.total_tax ) : '0';
	const oldFees = byKey( before.fees, ( { key } ) => key );
	const newFees = byKey( after.fees, ( { key } ) => key );
	for ( const key of new Set( [ ...oldFees.keys(), ...newFees.keys() ] ) ) {
		const fee = newFees.get( key );
		add(
			{
				kind: fee ? 'fee' : 'feeRemoved',
				name: ( fee ?? oldFees.get( key ) )?.name ?? '',
			},
			subtractMinor( feeOf( fee ), feeOf( oldFees.get( key ) ) )
		);
	}

	const shippingOf = ( { totals }: CartData ) =>
		shown( totals.total_shipping ?? '0', totals.total_shipping_tax ?? '0' );
	const shippingReason = getShippingReason( after, options );
	add(
		shippingReason,
		subtractMinor( shippingOf( after ), shippingOf( before ) )
	);
	if ( ! options.includesTax ) {
		const isPickup =
			shippingReason.kind === 'pickup' ||
			shippingReason.kind === 'freePickup';
		add(
			{
				kind: 'tax',
				place: isPickup ? '' : getNewPlace( before, after ),
			},
			subtractMinor( to.total_tax, from.total_tax )
		);
	}
	add(
		{ kind: 'other' },
		subtractMinor(
			difference,
			sumMinor( drafts.map( ( draft ) => draft.difference ) )
		)
	);
	const isByShopper =
		operations.length > 0 || Boolean( options.isFormChanged );
	return {
		difference,
		parts: drafts
			.filter( ( draft ) => ! isZeroMinor( draft.difference ) )
			.map( ( draft ) => ( { isByShopper, ...draft } ) ),
	};
};
