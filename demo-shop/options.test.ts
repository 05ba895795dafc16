/** @jest-environment node */
import { readOptions } from './options';

test( 'reads known options with valid values', () => {
	const options = { currency: 'JPY', taxesEnabled: false, locale: 'ar' };
	expect( readOptions( options ) ).toEqual( { ok: true, options } );
} );

test.each( [
	[ { currency: 'XXX' }, 'currency' ],
	[ { taxDisplayCart: 'both' }, 'taxDisplayCart' ],
	[ { taxesEnabled: 'yes' }, 'taxesEnabled' ],
	[ { nothing: true }, 'nothing' ],
	// Every object inherits these names.
	[ { currency: 'constructor' }, 'currency' ],
	[ { toString: 'text' }, 'toString' ],
	[ JSON.parse( '{ "__proto__": true }' ), '__proto__' ],
] )( 'refuses %j', ( sent, name ) => {
	expect( readOptions( sent ) ).toEqual( { ok: false, wrong: [ name ] } );
} );
