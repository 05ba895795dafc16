const base = require( '../../jest.config' );

// Long tests against a real server, one by one and apart from the unit tests.
module.exports = {
	...base,
	rootDir: '../..',
	roots: [ '<rootDir>/tests/reliability' ],
	testEnvironment: 'node',
	testTimeout: 120_000,
};
