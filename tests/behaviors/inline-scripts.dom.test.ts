import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( file: string ) =>
	readFileSync( join( __dirname, '../../php-stubs', file ), 'utf8' );

/** Plugins that optimize pages combine our inline script with other code. */
const COMBINED = [
	read( 'no-script/load-failure.js' ),
	'window.dispatchEvent( new Event( "after-ours" ) );',
].join( ';' );

const CHECKOUT = '<div class="wp-block-woocommerce-checkout is-loading"></div>';
const TEMPLATE =
	'<template id="shopfront-load-failure" data-files="/build/"><div role="alert">Try again</div></template>';

/** Returns whether the code after ours ran too. */
const run = ( html: string ): boolean => {
	let hasRun = false;
	window.addEventListener( 'after-ours', () => ( hasRun = true ), {
		once: true,
	} );
	document.body.innerHTML = `${ html }<p>Another plugin's element</p>`;
	const script = document.createElement( 'script' );
	script.textContent = COMBINED;
	document.body.append( script );
	return hasRun;
};

it( 'lets the code behind it run on every page', () => {
	expect( run( CHECKOUT ) ).toBe( true );
	expect( run( TEMPLATE + CHECKOUT ) ).toBe( true );
} );

it( 'shows its message wherever a plugin has moved it', () => {
	jest.useFakeTimers();
	run( TEMPLATE + CHECKOUT );
	const script = document.createElement( 'script' );
	script.src = '/other.js';
	document.body.append( script );
	script.dispatchEvent( new Event( 'error' ) );
	window.dispatchEvent( new Event( 'load' ) );
	jest.advanceTimersByTime( 2000 );
	expect( document.querySelector( '[role="alert"]' ) ).toHaveTextContent(
		'Try again'
	);
} );
