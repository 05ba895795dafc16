import { divideRounded } from '../money';
import type { TaxRate } from './tax-rates';

const MILLION = 1_000_000n;

/** Minor units. */
export interface TaxAmount {
	rate: TaxRate;
	amount: bigint;
}

/** Minor units. */
export interface NetAndTaxes {
	net: bigint;
	taxes: TaxAmount[];
}

export interface Taxation {
	/** At the destination; `[]` when taxes are off. */
	rates: readonly TaxRate[];
	/** The shop's own rates if merchants enter prices with tax, else `null`. */
	includedRates: readonly TaxRate[] | null;
}

export const sum = ( amounts: Iterable< bigint > ): bigint => {
	let total = 0n;
	for ( const amount of amounts ) {
		total += amount;
	}
	return total;
};

export const sumOfTaxes = ( taxes: readonly TaxAmount[] ): bigint => {
	return sum( taxes.map( ( { amount } ) => amount ) );
};

/** Taxes on a net amount. Each is rounded half up separately, as in the recorded shop. */
export const calculateTaxes = (
	net: bigint,
	rates: readonly TaxRate[]
): TaxAmount[] => {
	return rates.map( ( rate ) => ( {
		rate,
		amount: divideRounded( net * rate.partsPerMillion, MILLION ),
	} ) );
};

/** Taxes in a gross amount. Each is rounded half up separately. */
export const calculateIncludedTaxes = (
	gross: bigint,
	rates: readonly TaxRate[]
): TaxAmount[] => {
	const whole =
		MILLION +
		sum( rates.map( ( { partsPerMillion } ) => partsPerMillion ) );
	return rates.map( ( rate ) => ( {
		rate,
		amount: divideRounded( gross * rate.partsPerMillion, whole ),
	} ) );
};

/**
 * Splits a catalogue amount, in minor units, into net and taxes. If it includes tax, we first take out the tax of the
 * shop's address, so that shoppers elsewhere pay the same net price plus their own region's taxes.
 */
export const splitPrice = (
	entered: bigint,
	taxation: Taxation,
	isTaxable: boolean
): NetAndTaxes => {
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
};

/** In the order in which the rates first appear. */
export const sumTaxesByRate = (
	parts: Iterable< readonly TaxAmount[] >
): TaxAmount[] => {
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
};
