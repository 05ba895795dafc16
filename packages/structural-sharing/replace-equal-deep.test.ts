import fc from 'fast-check';
import { replaceEqualDeep } from './replace-equal-deep';

const clone = < T >( value: T ): T => JSON.parse( JSON.stringify( value ) );

it( 'gives the same object for the same contents', () => {
	const before = { a: [ { key: 'x', n: 1 } ], b: { c: null } };
	expect( replaceEqualDeep( before, clone( before ) ) ).toBe( before );
} );

it( 'changes only what leads to the change', () => {
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

it( 'knows the items after a removed one by their key', () => {
	const before = [ { key: 'x' }, { key: 'y' }, { key: 'z' } ];
	const shared = replaceEqualDeep( before, [ { key: 'x' }, { key: 'z' } ] );
	expect( shared ).toEqual( [ { key: 'x' }, { key: 'z' } ] );
	expect( shared[ 1 ] ).toBe( before[ 2 ] );
} );

it( 'tells an absent entry from an undefined one', () => {
	const one: Record< string, unknown > = { a: 1 };
	const two = { a: 1, b: undefined };
	expect( replaceEqualDeep( one, two ) ).toStrictEqual( two );
	expect( replaceEqualDeep( { ...two }, one ) ).toStrictEqual( one );
} );

it( 'reads nothing of what is the same object already', () => {
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

it( 'leaves to functions and dates their own identity', () => {
	const before = { call: () => 1, at: new Date( 0 ) };
	const next = { call: () => 1, at: new Date( 0 ) };
	expect( replaceEqualDeep( before, next ).call ).toBe( next.call );
	expect( replaceEqualDeep( before, next ).at ).toBe( next.at );
} );

it( 'keeps one object with two names one object', () => {
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

it( 'keeps the identity of contents without an equality of their own', () => {
	const before = { ratio: NaN };
	expect( replaceEqualDeep( before, { ratio: NaN } ) ).toBe( before );
} );

it( 'ends for objects that contain themselves', () => {
	const circle = () => {
		const object: Record< string, unknown > = { n: 1 };
		object.self = object;
		return object;
	};
	expect( replaceEqualDeep( circle(), circle() ) ).toMatchObject( { n: 1 } );
} );

it( 'always equals what it was given', () => {
	fc.assert(
		fc.property( fc.jsonValue(), fc.jsonValue(), ( before, next ) => {
			expect( replaceEqualDeep( before, next ) ).toStrictEqual( next );
		} )
	);
} );

it( 'always is what was before when that says the same', () => {
	const object = fc.dictionary( fc.string(), fc.jsonValue() );
	fc.assert(
		fc.property( object, ( before ) => {
			const plain = clone( before );
			expect( replaceEqualDeep( plain, clone( plain ) ) ).toBe( plain );
		} )
	);
} );
