const base = require( '@wordpress/scripts/config/jest-unit.config' );

/** `REACT=19 npm run unit` runs all tests with that React instead of the bundled one, including libraries. */
const REACT = {
	18: {},
	19: { '^(react|react-dom)(/.*)?$': '$1-19$2' },
}[ process.env.REACT ?? '18' ];
if ( ! REACT ) {
	throw new Error( `There is no React ${ process.env.REACT } to try: say 18 or 19.` );
}

// Arrays and maps of the preset are merged, so this lists only additions and changes.
module.exports = {
	...base,
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	reporters: [ 'default', '<rootDir>/tests/jest/long-files.cjs' ],
	// For what hangs: no test waits for this limit, and machines differ by a factor of ten.
	testTimeout: 120_000,
	// An ES module, which Jest loads only when it is transformed.
	transformIgnorePatterns: [ '/node_modules/(?!gettext-parser/)' ],
	transform: { '\\.[jt]sx?$': '<rootDir>/tests/jest/jest-transform.cjs' },
	// As tools/build/create-config.cjs defines it for builds.
	globals: { ...base.globals, SHOPFRONT_BUILD: 'standalone' },
	roots: [
		'<rootDir>/assets',
		'<rootDir>/blocks',
		'<rootDir>/demo-shop',
		'<rootDir>/packages',
		'<rootDir>/tests/behaviors',
		'<rootDir>/tests/contract',
		'<rootDir>/tests/structure',
		'<rootDir>/tools',
	],
	setupFilesAfterEnv: [
		...( base.setupFilesAfterEnv ?? [] ),
		'<rootDir>/tests/jest/setup.ts',
	],
	moduleNameMapper: {
		...REACT,
		...base.moduleNameMapper,
		// Jest takes the query for a part of the file's name.
		'\\.scss\\?text$': '<rootDir>/tests/fixtures/style-text.cjs',
		'^@shopfront/(.*)$': '<rootDir>/packages/$1',
	},
};
