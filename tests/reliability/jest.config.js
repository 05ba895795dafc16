const base = require( '../../jest.config' );

// Long runs against a real server: apart from the unit tests, one after the other.
module.exports = {
	...base,
	rootDir: '../..',
	roots: [ '<rootDir>/tests/reliability' ],
	testEnvironment: 'node',
	testTimeout: 120_000,
};
