import { divideRounded } from '../money';
import type { TaxRate } from './tax-rates';

const MILLION = 1_000_000n;

/** The amount of one tax in minor units. */
export interface TaxAmount {
	rate: TaxRate;
	amount: bigint;
}

/** An amount in minor units without tax, and the taxes on it. */
export interface NetAndTaxes {
	net: bigint;
	taxes: TaxAmount[];
}

/** The tax rates that apply to the prices of a cart. */
export interface Taxation {
	/** Rates at the destination; `[]` when taxes are off. */
	rates: readonly TaxRate[];
	/** Rates of the shop's own address if prices were entered with tax; `null` if they were entered without. */
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

/**
 * Calculates the taxes to add to an amount without tax; each is rounded half up separately, as in the recorded shop.
 */
export function calculateTaxes(
	net: bigint,
	rates: readonly TaxRate[]
): TaxAmount[] {
	return rates.map( ( rate ) => ( {
		rate,
		amount: divideRounded( net * rate.partsPerMillion, MILLION ),
	} ) );
}

/** Calculates the taxes that an amount includes; each is rounded half up separately. */
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
 * Splits a catalogue amount into net and taxes. From prices entered with tax, subtracts the tax of the shop's address
 * first, so that shoppers elsewhere pay the same net price and the taxes of their own region.
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

/** Sums up each tax over several amounts, in the order in which the rates first appear. */
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
