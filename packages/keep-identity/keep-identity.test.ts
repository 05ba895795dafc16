import fc from 'fast-check';
import { keepIdentity } from './keep-identity';

const copyOf = < T >( value: T ): T => JSON.parse( JSON.stringify( value ) );

it( 'gives the same object for the same contents', () => {
	const before = { a: [ { key: 'x', n: 1 } ], b: { c: null } };
	expect( keepIdentity( before, copyOf( before ) ) ).toBe( before );
} );

it( 'changes only what leads to the change', () => {
	const before = {
		items: [
			{ key: 'x', n: 1 },
			{ key: 'y', n: 1 },
		],
		other: { c: 1 },
	};
	const next = copyOf( before );
	next.items[ 1 ] = { key: 'y', n: 2 };
	const kept = keepIdentity( before, next );
	expect( kept ).toEqual( next );
	expect( kept.items[ 0 ] ).toBe( before.items[ 0 ] );
	expect( kept.other ).toBe( before.other );
} );

it( 'knows the items after a removed one by their key', () => {
	const before = [ { key: 'x' }, { key: 'y' }, { key: 'z' } ];
	const kept = keepIdentity( before, [ { key: 'x' }, { key: 'z' } ] );
	expect( kept ).toEqual( [ { key: 'x' }, { key: 'z' } ] );
	expect( kept[ 1 ] ).toBe( before[ 2 ] );
} );

it( 'tells an absent entry from an undefined one', () => {
	const one: Record< string, unknown > = { a: 1 };
	const two = { a: 1, b: undefined };
	expect( keepIdentity( one, two ) ).toStrictEqual( two );
	expect( keepIdentity( { ...two }, one ) ).toStrictEqual( one );
} );

it( 'reads nothing of what is the same object already', () => {
	const read = jest.fn();
	const line = Object.defineProperty( {}, 'name', {
		enumerable: true,
		get: read,
	} );
	const before = { items: [ line, { key: 'x', n: 1 } ] };
	const kept = keepIdentity( before, {
		items: [ line, { key: 'x', n: 2 } ],
	} );
	expect( kept.items[ 0 ] ).toBe( line );
	expect( read ).not.toHaveBeenCalled();
} );

it( 'leaves to functions and dates their own identity', () => {
	const before = { call: () => 1, at: new Date( 0 ) };
	const next = { call: () => 1, at: new Date( 0 ) };
	expect( keepIdentity( before, next ).call ).toBe( next.call );
	expect( keepIdentity( before, next ).at ).toBe( next.at );
} );

it( 'keeps one object with two names one object', () => {
	const address = { city: 'London' };
	const before = { address, alias: address, total: 1 };
	const moved = { city: 'Leeds' };
	const kept = keepIdentity( before, {
		address: moved,
		alias: moved,
		total: 1,
	} );
	expect( kept.alias ).toBe( kept.address );
} );

it( 'keeps the identity of contents without an equality of their own', () => {
	const before = { ratio: NaN };
	expect( keepIdentity( before, { ratio: NaN } ) ).toBe( before );
} );

it( 'ends for objects that contain themselves', () => {
	const circle = () => {
		const object: Record< string, unknown > = { n: 1 };
		object.self = object;
		return object;
	};
	expect( keepIdentity( circle(), circle() ) ).toMatchObject( { n: 1 } );
} );

it( 'always equals what it was given', () => {
	fc.assert(
		fc.property( fc.jsonValue(), fc.jsonValue(), ( before, next ) => {
			expect( keepIdentity( before, next ) ).toStrictEqual( next );
		} )
	);
} );

it( 'always is what was before when that says the same', () => {
	const object = fc.dictionary( fc.string(), fc.jsonValue() );
	fc.assert(
		fc.property( object, ( before ) => {
			const plain = copyOf( before );
			expect( keepIdentity( plain, copyOf( plain ) ) ).toBe( plain );
		} )
	);
} );
