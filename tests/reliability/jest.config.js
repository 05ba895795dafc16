const base = require( '../../jest.config' );

// Long tests against a real server, run serially and separately from the unit tests.
module.exports = {
	...base,
	rootDir: '../..',
	roots: [ '<rootDir>/tests/reliability' ],
	testEnvironment: 'node',
	testTimeout: 120_000,
};
