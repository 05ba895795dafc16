import { speak } from '@wordpress/a11y';
import { shippingPackage, shippingRate } from '../../../tests/fixtures/cart';
import { announceRates, type RatesMemory } from './announce-rates';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const LOADING = 'Loading shipping options…';
const ONE = '1 shipping option was found';
const TWO = '2 shipping options were found';

/** Changes of an address: when its rates were found, ms, and how many. */
const spokenAfter = (
	changes: ReadonlyArray< readonly [ at: number, rates: number ] >,
	quietMs: number
) => {
	jest.mocked( speak ).mockClear();
	const memory: RatesMemory = {
		message: '',
		at: -Infinity,
		isLoadingAnnounced: false,
	};
	for ( const [ at, rates ] of changes ) {
		const packages = [
			shippingPackage(
				[ shippingRate(), shippingRate() ].slice( 0, rates )
			),
		];
		announceRates( memory, [], true, at - 300, quietMs );
		announceRates( memory, packages, false, at, quietMs );
	}
	return jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
};

it.each( [
	[ 'the first change', [ [ 0, 1 ] ], [ LOADING, ONE ] ],
	[
		'the fields of one address, once',
		[
			[ 0, 1 ],
			[ 1_500, 1 ],
			[ 6_000, 1 ],
		],
		[ LOADING, ONE ],
	],
	[
		'another result',
		[
			[ 0, 1 ],
			[ 1_500, 2 ],
		],
		[ LOADING, ONE, TWO ],
	],
	[
		'a later change',
		[
			[ 0, 1 ],
			[ 5_300, 1 ],
		],
		[ LOADING, ONE, LOADING, ONE ],
	],
] as const )( 'announces %s', ( _, changes, spoken ) => {
	expect( spokenAfter( changes, 5_000 ) ).toEqual( spoken );
} );

it( 'announces each change that the shopper has sent, without a quiet time', () => {
	expect(
		spokenAfter(
			[
				[ 0, 1 ],
				[ 400, 1 ],
			],
			0
		)
	).toEqual( [ LOADING, ONE, LOADING, ONE ] );
} );
