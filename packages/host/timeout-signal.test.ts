import { timeoutSignal } from '.';

const { timeout } = AbortSignal;

afterEach( () => {
	Object.assign( AbortSignal, { timeout } );
} );

it( 'limits a request where the browser can', () => {
	const signal = new AbortController().signal;
	Object.assign( AbortSignal, {
		timeout: ( ms: number ) => ms === 5 && signal,
	} );
	expect( timeoutSignal( 5 ) ).toBe( signal );
} );

it( 'limits nothing where it cannot, and does not throw', () => {
	Object.assign( AbortSignal, { timeout: undefined } );
	expect( timeoutSignal( 5 ) ).toBeUndefined();
} );
