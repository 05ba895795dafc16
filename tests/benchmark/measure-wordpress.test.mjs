import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOwnScripts } from './measure-wordpress.mjs';

test( 'counts our scripts on a WordPress page, not its libraries, gateways and our styles', () => {
	const answers = [
		[ '/build/host/host.js', 'Script' ],
		[ '/assets/gateways/card.js', 'Script' ],
		[ '/build/wordpress/frontend.js', 'Script' ],
		[ '/build/wordpress/shared.0a.js', 'Script' ],
		[ '/build/wordpress/checkout.css', 'Stylesheet' ],
	].map( ( [ path, type ] ) => ( {
		url: `http://127.0.0.1:1${ path }`,
		type,
	} ) );
	assert.equal( countOwnScripts( answers ), 2 );
} );
