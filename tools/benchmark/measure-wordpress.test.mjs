import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOwnScripts } from './measure-wordpress.mjs';

test( 'counts our scripts on a WordPress page, not its libraries, gateways and our styles', () => {
	const paths = [
		'/build/host/host.js',
		'/assets/gateways/card.js',
		'/build/wordpress/frontend.js',
		'/build/wordpress/shared.0a.js',
		'/build/wordpress/checkout.css',
	];
	assert.equal(
		countOwnScripts(
			paths.map( ( path ) => `http://127.0.0.1:1${ path }` )
		),
		2
	);
} );
