/** @jest-environment node */
import fc from 'fast-check';
import {
	addMinor,
	compareMinor,
	isZeroMinor,
	multiplyMinor,
	negateMinor,
	subtractMinor,
	sumMinor,
} from '.';

const amounts = fc
	.bigInt( { min: -( 10n ** 60n ), max: 10n ** 60n } )
	.map( String );

describe( 'arithmetic on minor units', () => {
	it( 'keeps every digit of amounts beyond the safe integers', () => {
		expect( addMinor( '9007199254740993', '2' ) ).toBe(
			'9007199254740995'
		);
		expect( multiplyMinor( '9007199254740993', 3 ) ).toBe(
			'27021597764222979'
		);
	} );

	it( 'reverses additions by subtraction', () => {
		fc.assert(
			fc.property( amounts, amounts, ( a, b ) => {
				expect( subtractMinor( addMinor( a, b ), b ) ).toBe( a );
			} )
		);
	} );

	it( 'adds in any order with the same result', () => {
		fc.assert(
			fc.property( amounts, amounts, amounts, ( a, b, c ) => {
				expect( addMinor( addMinor( a, b ), c ) ).toBe(
					addMinor( a, addMinor( b, c ) )
				);
				expect( sumMinor( [ c, a, b ] ) ).toBe(
					sumMinor( [ a, b, c ] )
				);
			} )
		);
	} );

	it( 'multiplies like repeated addition', () => {
		fc.assert(
			fc.property( amounts, fc.nat( 40 ), ( amount, times ) => {
				expect( multiplyMinor( amount, times ) ).toBe(
					sumMinor( Array< string >( times ).fill( amount ) )
				);
			} )
		);
	} );

	it( 'negates to the additive inverse', () => {
		fc.assert(
			fc.property( amounts, ( amount ) => {
				expect(
					isZeroMinor( addMinor( amount, negateMinor( amount ) ) )
				).toBe( true );
			} )
		);
	} );

	it( 'compares by the sign of the difference', () => {
		fc.assert(
			fc.property( amounts, amounts, ( a, b ) => {
				expect( compareMinor( a, b ) ).toBe(
					-compareMinor( b, a ) || 0
				);
				expect( compareMinor( addMinor( a, '1' ), a ) ).toBe( 1 );
				expect( compareMinor( a, a ) ).toBe( 0 );
			} )
		);
	} );

	it.each( [ '0', '-0', '000', '+0' ] )(
		'recognizes %s as zero',
		( amount ) => {
			expect( isZeroMinor( amount ) ).toBe( true );
		}
	);

	it( 'returns zero for the sum of an empty list, and for zero negated', () => {
		expect( sumMinor( [] ) ).toBe( '0' );
		expect( negateMinor( '0' ) ).toBe( '0' );
	} );

	it.each( [ '', '10.50', 'abc', '1e3', '0x10' ] )(
		'throws for %p',
		( text ) => {
			expect( () => addMinor( '1', text ) ).toThrow( TypeError );
			expect( () => multiplyMinor( '1', text ) ).toThrow( TypeError );
		}
	);
} );
