import type { GoodsTotals } from './goods';
import {
	sumTaxesByRate,
	sum,
	sumOfTaxes,
	calculateTaxes,
	type NetAndTaxes,
	type TaxAmount,
	type Taxation,
} from './taxes';

/** Minor units. */
export interface CartTotals {
	items: bigint;
	itemsTax: bigint;
	fees: bigint;
	feesTax: bigint;
	discount: bigint;
	discountTax: bigint;
	/** `null` when nothing ships. */
	shipping: bigint | null;
	shippingTax: bigint | null;
	price: bigint;
	tax: bigint;
	/** Each tax over goods, fees and shipping. */
	taxLines: TaxAmount[];
}

export const sumTotals = (
	goods: GoodsTotals,
	fees: readonly NetAndTaxes[],
	shipments: readonly NetAndTaxes[] | null
): CartTotals => {
	const lines = [ ...goods.lines.values() ];
	const coupons = [ ...goods.coupons.values() ];
	const before = lines.map( ( line ) => line.before );
	const paid = [
		...lines.map( ( line ) => line.after ),
		...fees,
		...( shipments ?? [] ),
	];
	const nets = ( parts: readonly NetAndTaxes[] ) =>
		sum( parts.map( ( { net } ) => net ) );
	const taxes = ( parts: readonly NetAndTaxes[] ) =>
		sum( parts.map( ( part ) => sumOfTaxes( part.taxes ) ) );
	return {
		items: nets( before ),
		itemsTax: taxes( before ),
		fees: nets( fees ),
		feesTax: taxes( fees ),
		discount: sum( coupons.map( ( { discount } ) => discount ) ),
		discountTax: goods.discountTax,
		shipping: shipments && nets( shipments ),
		shippingTax: shipments && taxes( shipments ),
		price: nets( paid ) + taxes( paid ),
		tax: taxes( paid ),
		taxLines: sumTaxesByRate( paid.map( ( part ) => part.taxes ) ),
	};
};

export const taxShipping = (
	price: bigint,
	{ rates }: Taxation
): NetAndTaxes => {
	return {
		net: price,
		taxes: calculateTaxes(
			price,
			rates.filter( ( { taxesShipping } ) => taxesShipping )
		),
	};
};
