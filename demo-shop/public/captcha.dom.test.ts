import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync( join( __dirname, 'captcha.js' ), 'utf8' );

interface Provider {
	render: (
		place: HTMLElement,
		callbacks: {
			onToken: ( token: string ) => void;
			onExpire: () => void;
		}
	) => { reset: () => void; remove: () => void };
}

const CHALLENGE = {
	id: 'c',
	question: 'What is two plus three?',
	picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
	expiresIn: 120,
};

let provider: Provider;
const replies: Record< string, { ok: boolean; body: unknown } > = {};

beforeAll( () => {
	const addFilter = (
		_name: string,
		_namespace: string,
		filter: ( providers: Provider[] ) => Provider[]
	) => {
		const [ found ] = filter( [] );
		if ( found ) {
			provider = found;
		}
	};
	Reflect.set( window, 'wp', {
		hooks: { addFilter },
		i18n: { __: ( text: string ) => text },
	} );
	Reflect.set( window, 'fetch', async ( path: string ) => ( {
		ok: replies[ path ]?.ok,
		json: async () => replies[ path ]?.body,
	} ) );
	// A classic script: runs once, as on a page.
	// eslint-disable-next-line no-eval -- There is nothing to import.
	window.eval( SCRIPT );
} );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const open = async () => {
	replies[ '/demo/captcha' ] = { ok: true, body: CHALLENGE };
	replies[ '/demo/captcha/verify' ] = { ok: true, body: { token: 't' } };
	const place = document.createElement( 'div' );
	document.body.replaceChildren( place );
	const onToken = jest.fn();
	const captcha = provider.render( place, { onToken, onExpire: jest.fn() } );
	await settle();
	const input = place.querySelector( 'input' );
	const [ check ] = place.querySelectorAll( 'button' );
	if ( ! input || ! check ) {
		throw new Error( 'The challenge is not there.' );
	}
	return { captcha, check, input, onToken };
};

/** Types in the focused field, and waits for the shop. */
const type = async ( input: HTMLInputElement ) => {
	input.focus();
	input.value = '5';
	input.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Enter', cancelable: true } )
	);
	await settle();
};

test( 'preserves focus after an answer', async () => {
	const { captcha, input, onToken } = await open();
	await type( input );
	expect( onToken ).toHaveBeenCalledWith( 't' );
	expect( input.ownerDocument.activeElement ).toBe( input );
	expect( input.matches( ':disabled' ) ).toBe( false );
	captcha.remove();
} );

test( 'refuses a second answer until there is another question', async () => {
	const { captcha, check, input, onToken } = await open();
	await type( input );
	expect( input.readOnly ).toBe( true );
	expect( check.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	check.click();
	await settle();
	expect( onToken ).toHaveBeenCalledTimes( 1 );
	captcha.reset();
	await settle();
	expect( input.readOnly ).toBe( false );
	expect( input.value ).toBe( '' );
	expect( check.getAttribute( 'aria-disabled' ) ).toBe( 'false' );
	captcha.remove();
} );
