import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openVersion } from './other-version.mjs';

test( 'opens another checkout as it is, and leaves it there', async () => {
	const folder = mkdtempSync( join( tmpdir(), 'checkout-' ) );
	mkdirSync( join( folder, 'build/standalone' ), { recursive: true } );
	try {
		const version = await openVersion( folder, [ 'standalone' ] );
		assert.equal( version.folder, folder );
		assert.equal( version.label, folder );
		version.remove();
		assert.ok( existsSync( folder ) );
	} finally {
		rmSync( folder, { recursive: true } );
	}
} );

test( 'names what is neither a commit nor a built checkout', async () => {
	await assert.rejects(
		openVersion( 'no-such-branch', [] ),
		/There is no commit or built checkout "no-such-branch"/
	);
} );
