import { divideRounded } from '../money';
import type { TaxRate } from './tax-rates';

const MILLION = 1_000_000n;

/** Minor units of each tax on one amount. */
export interface TaxAmount {
	rate: TaxRate;
	amount: bigint;
}

/** An amount in minor units without tax, and the taxes on it. */
export interface NetAndTaxes {
	net: bigint;
	taxes: TaxAmount[];
}

/** How the prices of this cart are taxed. */
export interface Taxation {
	/** Rates where the goods go; `[]` when taxes are off. */
	rates: readonly TaxRate[];
	/** Rates of the shop's own address when prices were entered with them; `null` when entered without tax. */
	includedRates: readonly TaxRate[] | null;
}

export function sum( amounts: Iterable< bigint > ): bigint {
	let total = 0n;
	for ( const amount of amounts ) {
		total += amount;
	}
	return total;
}

export function sumOfTaxes( taxes: readonly TaxAmount[] ): bigint {
	return sum( taxes.map( ( { amount } ) => amount ) );
}

/** Taxes to add to an amount without tax; each is rounded half up by itself, as the recorded shop does. */
export function calculateTaxes(
	net: bigint,
	rates: readonly TaxRate[]
): TaxAmount[] {
	return rates.map( ( rate ) => ( {
		rate,
		amount: divideRounded( net * rate.partsPerMillion, MILLION ),
	} ) );
}

/** Taxes that an amount with tax already holds; each is rounded half up by itself. */
export function calculateIncludedTaxes(
	gross: bigint,
	rates: readonly TaxRate[]
): TaxAmount[] {
	const whole =
		MILLION +
		sum( rates.map( ( { partsPerMillion } ) => partsPerMillion ) );
	return rates.map( ( rate ) => ( {
		rate,
		amount: divideRounded( gross * rate.partsPerMillion, whole ),
	} ) );
}

/**
 * Splits an amount as the catalogue has it. Prices entered with the tax of the shop's address lose that tax first,
 * so that a shopper elsewhere pays the same net price and the taxes of their own place.
 *
 * @param entered   Minor units.
 * @param taxation
 * @param isTaxable An untaxed product's price is its net price.
 */
export function splitPrice(
	entered: bigint,
	taxation: Taxation,
	isTaxable: boolean
): NetAndTaxes {
	if ( ! isTaxable ) {
		return { net: entered, taxes: [] };
	}
	const { rates, includedRates } = taxation;
	if ( includedRates === null ) {
		return { net: entered, taxes: calculateTaxes( entered, rates ) };
	}
	const included = calculateIncludedTaxes( entered, includedRates );
	const net = entered - sumOfTaxes( included );
	const isShopRegion =
		rates.length === includedRates.length &&
		rates.every(
			( rate, index ) => rate.id === includedRates[ index ]?.id
		);
	return {
		net,
		taxes: isShopRegion ? included : calculateTaxes( net, rates ),
	};
}

/** Sums of each tax over several amounts, in the order in which the rates first appear. */
export function sumTaxesByRate(
	parts: Iterable< readonly TaxAmount[] >
): TaxAmount[] {
	const gathered = new Map< string, TaxAmount >();
	for ( const part of parts ) {
		for ( const { rate, amount } of part ) {
			const known = gathered.get( rate.id );
			gathered.set( rate.id, {
				rate,
				amount: ( known?.amount ?? 0n ) + amount,
			} );
		}
	}
	return [ ...gathered.values() ];
}
