import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import { divideRounded, microsPerMinor } from '../money';
import type { ShopOptions } from '../options';
import type { Coupon } from './coupons';
import { couponProblem } from './coupon-rules';
import { unitPrice, type CartLine } from './lines';
import { PICKUP_LOCATIONS, findPickupLocation } from './pickup-locations';
import {
	packageLines,
	calculatePackages,
	type ShippingPackage,
} from './shipping';
import {
	splitPrice,
	sum,
	sumOfTaxes,
	calculateTaxes,
	type NetAndTaxes,
	type Taxation,
} from './taxes';
import { taxRatesAt, type TaxRegion } from './tax-rates';
import { sumTotals, taxShipping, type CartTotals } from './totals';
import { calculateGoods, type GoodsTotals, type TaxableLine } from './goods';

export interface Fee {
	key: string;
	name: string;
	/** Micros, without tax. */
	amount: bigint;
}

export interface CartInput {
	lines: readonly CartLine[];
	coupons: readonly Coupon[];
	chosenRates: Readonly< Record< string, string > >;
	shipping: AddressResponse;
	billing: BillingAddressResponse;
	fees: readonly Fee[];
	/** `''` when the shop has no gateway. */
	paymentMethod: string;
	options: ShopOptions;
	/** Milliseconds since the epoch. */
	now: number;
}

/** Amounts in minor units. */
export interface Cart extends CartInput {
	taxation: Taxation;
	goods: GoodsTotals;
	feeTotals: NetAndTaxes[];
	packages: ShippingPackage[];
	totals: CartTotals;
}

/** The reason is for the shopper. */
export interface CouponProblem {
	coupon: Coupon;
	message: string;
}

/** The shop's own address. Prices that include tax include this region's tax. */
const SHOP_REGION: TaxRegion = {
	country: 'US',
	state: 'CA',
	postcode: '94105',
};

/** Converts micros to minor units of the currency, rounded half up. */
export const minorUnits = (
	options: Pick< ShopOptions, 'currency' >
): ( ( micros: bigint ) => bigint ) => {
	const perMinor = microsPerMinor( options );
	return ( micros ) => divideRounded( micros, perMinor );
};

/** Defaults to the first location, if the shop doesn't ship. */
const getPickupLocation = ( rateId: string, { pickupOnly }: ShopOptions ) =>
	findPickupLocation( rateId ) ??
	( pickupOnly ? ( PICKUP_LOCATIONS[ 0 ] ?? null ) : null );

/** At the destination or pickup location. */
export const getTaxation = ( {
	lines,
	chosenRates,
	shipping,
	options,
}: Omit<
	CartInput,
	'coupons' | 'fees' | 'billing' | 'paymentMethod' | 'now'
> ): Taxation => {
	if ( ! options.taxesEnabled ) {
		return { rates: [], includedRates: null };
	}
	const pickupLocation = options.localPickupEnabled
		? packageLines( lines, options )
				.map( ( _, id ) =>
					getPickupLocation( chosenRates[ id ] ?? '', options )
				)
				.find( ( place ) => place !== null )
		: undefined;
	return {
		rates: taxRatesAt( pickupLocation?.taxRegion ?? shipping ),
		includedRates: options.pricesIncludeTax
			? taxRatesAt( SHOP_REGION )
			: null,
	};
};

const taxableLines = (
	lines: readonly CartLine[],
	options: ShopOptions
): TaxableLine[] => {
	const toMinor = minorUnits( options );
	return lines.map( ( { key, product, parent, quantity } ) => ( {
		key,
		quantity,
		unitPrice: toMinor( unitPrice( product ) ?? 0n ),
		isTaxable: product.taxStatus === 'taxable',
		productIds: parent ? [ product.id, parent.id ] : [ product.id ],
	} ) );
};

export const couponProblems = (
	input: CartInput,
	coupons: readonly Coupon[] = input.coupons
): CouponProblem[] => {
	const lines = taxableLines( input.lines, input.options );
	const taxation = getTaxation( input );
	const prices = lines.map( ( line ) =>
		splitPrice(
			line.unitPrice * BigInt( line.quantity ),
			taxation,
			line.isTaxable
		)
	);
	const isGross = input.options.taxDisplayCart === 'incl';
	const situation = {
		lines,
		shownSubtotal: sum(
			prices.map( ( { net, taxes } ) =>
				isGross ? net + sumOfTaxes( taxes ) : net
			)
		),
		billingEmail: input.billing.email,
		paymentMethod: input.paymentMethod,
		now: input.now,
		options: input.options,
		toMinor: minorUnits( input.options ),
	};
	return coupons.flatMap( ( coupon ) => {
		const message = couponProblem( coupon, situation );
		return message === null ? [] : [ { coupon, message } ];
	} );
};

export const calculateCart = ( input: CartInput ): Cart => {
	const { options, coupons } = input;
	const toMinor = minorUnits( options );
	const taxation = getTaxation( input );
	const goods = calculateGoods(
		taxableLines( input.lines, options ),
		coupons,
		taxation,
		toMinor
	);
	const feeTotals = input.fees.map( ( { amount } ) => ( {
		net: toMinor( amount ),
		taxes: calculateTaxes( toMinor( amount ), taxation.rates ),
	} ) );
	const packages = calculatePackages( {
		lines: input.lines,
		destination: input.shipping,
		options,
		chosenRates: input.chosenRates,
		goods: sum(
			[ ...goods.lines.values() ].map( ( { after } ) => after.net )
		),
		hasFreeShippingCoupon: coupons.some(
			( { givesFreeShipping } ) => givesFreeShipping
		),
		toMinor,
	} );
	const shipments = packages.map( ( { rates, selected } ) =>
		taxShipping(
			rates.find( ( { id } ) => id === selected )?.price ?? 0n,
			taxation
		)
	);
	return {
		...input,
		taxation,
		goods,
		feeTotals,
		packages,
		totals: sumTotals(
			goods,
			feeTotals,
			packages.length > 0 ? shipments : null
		),
	};
};
