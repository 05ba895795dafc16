/** @jest-environment node */
import { readOptions } from './shop-options';

test( 'options that exist, with values that they can have, are read', () => {
	const options = { currency: 'JPY', taxesEnabled: false, locale: 'ar' };
	expect( readOptions( options ) ).toEqual( { ok: true, options } );
} );

test.each( [
	[ { currency: 'XXX' }, 'currency' ],
	[ { taxDisplayCart: 'both' }, 'taxDisplayCart' ],
	[ { taxesEnabled: 'yes' }, 'taxesEnabled' ],
	[ { nothing: true }, 'nothing' ],
	// Every object has these names without having been given them.
	[ { currency: 'constructor' }, 'currency' ],
	[ { toString: 'text' }, 'toString' ],
	[ JSON.parse( '{ "__proto__": true }' ), '__proto__' ],
] )( '%j is refused', ( sent, name ) => {
	expect( readOptions( sent ) ).toEqual( { ok: false, wrong: [ name ] } );
} );
