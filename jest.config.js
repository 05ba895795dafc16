const base = require( '@wordpress/scripts/config/jest-unit.config' );

// Arrays and maps of the preset are merged in, so only what is added or replaced is named.
module.exports = {
	...base,
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	reporters: [ 'default' ],
	// As webpack.config.js says it to a build.
	globals: { ...base.globals, SHOPFRONT_BUILD: 'standalone' },
	roots: [
		'<rootDir>/assets',
		'<rootDir>/blocks',
		'<rootDir>/packages',
		'<rootDir>/tests/contract',
		'<rootDir>/tests/demo-shop',
		'<rootDir>/tests/gallery',
		'<rootDir>/tests/structure',
		'<rootDir>/tests/docs',
	],
	setupFilesAfterEnv: [
		...( base.setupFilesAfterEnv ?? [] ),
		'<rootDir>/tests/jest-setup.ts',
	],
	moduleNameMapper: {
		...base.moduleNameMapper,
		'^@shopfront/(.*)$': '<rootDir>/packages/$1',
	},
};
