import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { findEngines } from './engines.mjs';
import { PlainError } from './run.mjs';

const environment = { ...process.env };
afterEach( () => {
	process.env = { ...environment };
} );

test( 'takes the browsers that the environment names', () => {
	process.env.CHROMIUM_PATH = process.execPath;
	process.env.FIREFOX_PATH = process.execPath;
	const { chromium, firefox } = findEngines();
	assert.deepEqual(
		[ chromium, firefox ],
		[ process.execPath, process.execPath ]
	);
} );

test( 'rejects a path of Firefox without a file', () => {
	process.env.FIREFOX_PATH = '/nothing/here';
	assert.throws( findEngines, PlainError );
} );
