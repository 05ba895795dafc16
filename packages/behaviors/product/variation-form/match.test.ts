/** @jest-environment node */
import fc from 'fast-check';
import { findVariation, getOptions } from './match';
import type { Variation } from './variation';

const NAMES = [ 'attribute_size', 'attribute_color', 'attribute_material' ];
const VALUES = [ 'a', 'b', 'c', 'd' ];

const variation = (
	id: number,
	attributes: Record< string, string >,
	isActive = true
): Variation => ( {
	attributes,
	variation_id: id,
	variation_is_active: isActive,
} );

/** A product's variations, some with "any", and a shopper's choices, some of them missing. */
const product = fc.integer( { min: 1, max: 3 } ).chain( ( count ) => {
	const names = NAMES.slice( 0, count );
	const values = ( ...list: string[] ) =>
		fc.record(
			Object.fromEntries(
				names.map( ( name ) => [ name, fc.constantFrom( ...list ) ] )
			)
		);
	return fc.record( {
		names: fc.constant( names ),
		variations: fc
			.array( fc.tuple( values( ...VALUES, '' ), fc.boolean() ), {
				maxLength: 12,
			} )
			.map( ( list ) =>
				list.map( ( [ attributes, isActive ], index ) =>
					variation( index + 1, attributes, isActive )
				)
			),
		chosen: values( ...VALUES, '' ),
	} );
} );

/** Lists all complete choices that a variation matches. */
const expand = ( { attributes }: Variation, names: string[] ): string[][] =>
	names.reduce< string[][] >(
		( lists, name ) =>
			lists.flatMap( ( list ) =>
				( attributes[ name ] ? [ attributes[ name ] ] : VALUES ).map(
					( value ) => [ ...list, value ]
				)
			),
		[ [] ]
	);

it( 'finds the same variation as a search through all complete choices', () => {
	fc.assert(
		fc.property( product, ( { names, variations, chosen } ) => {
			const isChosen = ( choices: string[] ) =>
				choices.every(
					( value, index ) =>
						! chosen[ names[ index ] ?? '' ] ||
						chosen[ names[ index ] ?? '' ] === value
				);
			const expected = variations.find( ( one ) =>
				expand( one, names ).some( isChosen )
			);
			expect( findVariation( variations, chosen ) ).toBe( expected );
		} ),
		{ numRuns: 2000 }
	);
} );

it( 'offers the same values as a search through all complete choices', () => {
	fc.assert(
		fc.property( product, ( { names, variations, chosen } ) => {
			for ( const [ place, name ] of names.entries() ) {
				const options = getOptions( variations, chosen, name );
				for ( const value of VALUES ) {
					const leading = variations.filter( ( one ) =>
						expand( one, names ).some(
							( choices ) =>
								choices[ place ] === value &&
								names.every(
									( other, index ) =>
										other === name ||
										! chosen[ other ] ||
										chosen[ other ] === choices[ index ]
								)
						)
					);
					const own = options.active.get( value );
					const isOffered =
						own !== undefined || options.any !== undefined;
					expect( isOffered ).toBe( leading.length > 0 );
					expect( own === true || options.any === true ).toBe(
						leading.some( ( one ) => one.variation_is_active )
					);
				}
			}
		} ),
		{ numRuns: 500 }
	);
} );

it( 'returns the first of several matches', () => {
	expect(
		findVariation(
			[
				variation( 1, { attribute_size: '' } ),
				variation( 2, { attribute_size: 'a' } ),
			],
			{ attribute_size: 'a' }
		)?.variation_id
	).toBe( 1 );
} );

it( 'ignores attributes that only one side has', () => {
	expect(
		findVariation( [ variation( 1, { attribute_size: 'a' } ) ], {
			attribute_color: 'b',
		} )?.variation_id
	).toBe( 1 );
} );
