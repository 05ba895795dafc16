/** @jest-environment node */
import fc from 'fast-check';
import { TAX_RATES, taxRatesAt } from './tax-rates';
import {
	splitPrice,
	sum,
	sumOfTaxes,
	calculateTaxes,
	calculateIncludedTaxes,
} from './taxes';

const CALIFORNIA = taxRatesAt( { country: 'US', state: 'CA', postcode: '' } );
const amounts = fc.bigInt( { min: 0n, max: 10n ** 14n } );
const someRates = fc.subarray( [ ...TAX_RATES ] );

test.each( [
	[ 1800n, [ 131n, 23n ] ],
	[ 1999n, [ 145n, 25n ] ],
	[ 2500n, [ 181n, 31n ] ],
	[ 350n, [ 25n, 4n ] ],
	[ 0n, [ 0n, 0n ] ],
] )( 'taxes %s in California as recorded', ( net, expected ) => {
	expect(
		calculateTaxes( net, CALIFORNIA ).map( ( { amount } ) => amount )
	).toEqual( expected );
} );

test.each( [
	[ 'US', 'CA', '94105', [ 'us-ca', 'us-ca-sf' ] ],
	[ 'US', 'NY', '', [ 'us-ny' ] ],
	[ 'US', 'WA', '98100', [ 'us-wa' ] ],
	[ 'US', 'WA', '98101', [ 'us-wa', 'us-wa-seattle' ] ],
	[ 'US', 'WA', '98199-1234', [ 'us-wa', 'us-wa-seattle' ] ],
	[ 'US', 'WA', '98200', [ 'us-wa' ] ],
	[ 'US', 'WA', '981', [ 'us-wa' ] ],
	[ 'GB', '', 'SW1A 1AA', [ 'gb' ] ],
	[ 'JP', 'JP13', '100-0001', [] ],
	[ '', '', '', [] ],
] )( 'finds the rates for %s %s %s', ( country, state, postcode, ids ) => {
	expect(
		taxRatesAt( { country, state, postcode } ).map( ( { id } ) => id )
	).toEqual( ids );
} );

test( 'rounds half a unit up', () => {
	const half = TAX_RATES.slice( 0, 1 ).map( ( rate ) => ( {
		...rate,
		partsPerMillion: 500_000n,
	} ) );
	expect( sumOfTaxes( calculateTaxes( 1n, half ) ) ).toBe( 1n );
} );

test( 'splits prices that include tax without a remainder', () => {
	fc.assert(
		fc.property(
			amounts,
			someRates,
			someRates,
			( entered, rates, includedRates ) => {
				const { net } = splitPrice(
					entered,
					{ rates, includedRates },
					true
				);
				expect(
					net +
						sumOfTaxes(
							calculateIncludedTaxes( entered, includedRates )
						)
				).toBe( entered );
				expect( net ).toBeGreaterThanOrEqual( 0n );
			}
		)
	);
} );

test( "splits a price that includes tax into net and taxes that add up to it in the shop's region", () => {
	fc.assert(
		fc.property( amounts, ( entered ) => {
			const { net, taxes } = splitPrice(
				entered,
				{ rates: CALIFORNIA, includedRates: CALIFORNIA },
				true
			);
			expect( net + sumOfTaxes( taxes ) ).toBe( entered );
		} )
	);
} );

test( 'calculates each tax to within half a unit of its exact amount', () => {
	fc.assert(
		fc.property( amounts, someRates, ( net, rates ) => {
			for ( const { rate, amount } of calculateTaxes( net, rates ) ) {
				const off = amount * 1_000_000n - net * rate.partsPerMillion;
				expect( off ).toBeLessThanOrEqual( 500_000n );
				expect( off ).toBeGreaterThan( -500_000n );
			}
		} )
	);
} );

test( 'returns the price of an untaxed product as its net price', () => {
	expect(
		splitPrice(
			1800n,
			{ rates: CALIFORNIA, includedRates: CALIFORNIA },
			false
		)
	).toEqual( {
		net: 1800n,
		taxes: [],
	} );
	expect( sum( [] ) ).toBe( 0n );
} );
