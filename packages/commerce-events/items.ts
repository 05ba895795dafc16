import { htmlToText } from '@shopfront/text';

/** A product in an event, in GA4's vocabulary. Numbers are in major units of the event's currency. */
export interface EventItem {
	item_id: string;
	item_name: string;
	quantity?: number;
	price?: number;
	item_variant?: string;
	index?: number;
	item_list_name?: string;
}

export interface Ecommerce {
	currency?: string;
	value?: number;
	items: EventItem[];
	coupon?: string;
	shipping_tier?: string;
	payment_type?: string;
	transaction_id?: string;
	tax?: number;
	shipping?: number;
	item_list_name?: string;
}

export type Fields = Readonly< Record< string, unknown > >;

export const fieldsOf = ( value: unknown ): Fields =>
	typeof value === 'object' && value !== null ? ( value as Fields ) : {};

export const listOf = ( value: unknown ): unknown[] =>
	Array.isArray( value ) ? value : [];

export const textOf = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/** Avoids the sums of binary fractions: 4.1 instead of 4.1000000000000005. */
export const round = ( amount: number ): number =>
	Math.round( amount * 1e6 ) / 1e6;

/** Amounts of the Store API are in minor units. */
export const toMajor = ( amount: unknown, currency: Fields ): number =>
	round(
		Number( amount ) / 10 ** ( Number( currency.currency_minor_unit ) || 0 )
	);

/** A product, or a line of a cart, as the Store API returns it. */
export const toItem = ( source: unknown ): EventItem => {
	const { id, name, prices, quantity, variation } = fieldsOf( source );
	const variant = listOf( variation )
		.map( ( each ) => textOf( fieldsOf( each ).value ) )
		.join( ', ' );
	const price = toMajor( fieldsOf( prices ).price, fieldsOf( prices ) );
	return {
		item_id: textOf( id ),
		item_name: htmlToText( textOf( name ) ),
		...( Number.isFinite( price ) && { price } ),
		...( Number( quantity ) > 0 && { quantity: Number( quantity ) } ),
		...( variant && { item_variant: variant } ),
	};
};

export const sumOf = ( items: readonly EventItem[] ): number =>
	round(
		items.reduce(
			( sum, { price = 0, quantity = 1 } ) => sum + price * quantity,
			0
		)
	);

/** A cart of the store, or of a response. */
export const cartToEcommerce = ( source: unknown ): Ecommerce => {
	const { items, totals, coupons } = fieldsOf( source );
	const list = listOf( items ).map( toItem );
	const codes = listOf( coupons )
		.map( ( coupon ) => textOf( fieldsOf( coupon ).code ) )
		.join( ', ' );
	return {
		currency: textOf( fieldsOf( totals ).currency_code ),
		value: sumOf( list ),
		items: list,
		...( codes && { coupon: codes } ),
	};
};
