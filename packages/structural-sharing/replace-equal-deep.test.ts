/** @jest-environment node */
import fc from 'fast-check';
import { replaceEqualDeep } from './replace-equal-deep';

const clone = < T >( value: T ): T => JSON.parse( JSON.stringify( value ) );

it( 'returns the previous object if the contents are equal', () => {
	const before = { a: [ { key: 'x', n: 1 } ], b: { c: null } };
	expect( replaceEqualDeep( before, clone( before ) ) ).toBe( before );
} );

it( 'replaces only the changed parts and their ancestors', () => {
	const before = {
		items: [
			{ key: 'x', n: 1 },
			{ key: 'y', n: 1 },
		],
		other: { c: 1 },
	};
	const next = clone( before );
	next.items[ 1 ] = { key: 'y', n: 2 };
	const shared = replaceEqualDeep( before, next );
	expect( shared ).toEqual( next );
	expect( shared.items[ 0 ] ).toBe( before.items[ 0 ] );
	expect( shared.other ).toBe( before.other );
} );

it( 'matches the items after a removed one by their key', () => {
	const before = [ { key: 'x' }, { key: 'y' }, { key: 'z' } ];
	const shared = replaceEqualDeep( before, [ { key: 'x' }, { key: 'z' } ] );
	expect( shared ).toEqual( [ { key: 'x' }, { key: 'z' } ] );
	expect( shared[ 1 ] ).toBe( before[ 2 ] );
} );

it( 'distinguishes missing from undefined properties', () => {
	const one: Record< string, unknown > = { a: 1 };
	const two = { a: 1, b: undefined };
	expect( replaceEqualDeep( one, two ) ).toStrictEqual( two );
	expect( replaceEqualDeep( { ...two }, one ) ).toStrictEqual( one );
} );

it( 'does not read objects that are identical', () => {
	const read = jest.fn();
	const line = Object.defineProperty( {}, 'name', {
		enumerable: true,
		get: read,
	} );
	const before = { items: [ line, { key: 'x', n: 1 } ] };
	const shared = replaceEqualDeep( before, {
		items: [ line, { key: 'x', n: 2 } ],
	} );
	expect( shared.items[ 0 ] ).toBe( line );
	expect( read ).not.toHaveBeenCalled();
} );

it( 'compares functions and dates by identity', () => {
	const before = { call: () => 1, at: new Date( 0 ) };
	const next = { call: () => 1, at: new Date( 0 ) };
	expect( replaceEqualDeep( before, next ).call ).toBe( next.call );
	expect( replaceEqualDeep( before, next ).at ).toBe( next.at );
} );

it( 'keeps an object that is referenced twice', () => {
	const address = { city: 'London' };
	const before = { address, alias: address, total: 1 };
	const moved = { city: 'Leeds' };
	const shared = replaceEqualDeep( before, {
		address: moved,
		alias: moved,
		total: 1,
	} );
	expect( shared.alias ).toBe( shared.address );
} );

it( 'treats NaN as equal to itself', () => {
	const before = { ratio: NaN };
	expect( replaceEqualDeep( before, { ratio: NaN } ) ).toBe( before );
} );

it( 'terminates for cyclic objects', () => {
	const circle = () => {
		const object: Record< string, unknown > = { n: 1 };
		object.self = object;
		return object;
	};
	expect( replaceEqualDeep( circle(), circle() ) ).toMatchObject( { n: 1 } );
} );

it( 'always equals the new value', () => {
	fc.assert(
		fc.property( fc.jsonValue(), fc.jsonValue(), ( before, next ) => {
			expect( replaceEqualDeep( before, next ) ).toStrictEqual( next );
		} )
	);
} );

it( 'returns the previous value for any equal content', () => {
	const object = fc.dictionary( fc.string(), fc.jsonValue() );
	fc.assert(
		fc.property( object, ( before ) => {
			const plain = clone( before );
			expect( replaceEqualDeep( plain, clone( plain ) ) ).toBe( plain );
		} )
	);
} );
