const base = require( '@wordpress/scripts/config/jest-unit.config' );

/** `REACT=19 npm run unit` tries all with that React in place of the one that is bundled, in libraries too. */
const REACT = {
	18: {},
	19: { '^(react|react-dom)(/.*)?$': '$1-19$2' },
}[ process.env.REACT ?? '18' ];
if ( ! REACT ) {
	throw new Error( `There is no React ${ process.env.REACT } to try: say 18 or 19.` );
}

// Arrays and maps of the preset are merged in, so only what is added or replaced is named.
module.exports = {
	...base,
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	reporters: [ 'default' ],
	transform: { '\\.[jt]sx?$': '<rootDir>/tests/tools/jest-transform.cjs' },
	// As webpack.config.js says it to a build.
	globals: { ...base.globals, SHOPFRONT_BUILD: 'standalone' },
	roots: [
		'<rootDir>/assets',
		'<rootDir>/blocks',
		'<rootDir>/packages',
		'<rootDir>/tests/add-on-check',
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
		...REACT,
		...base.moduleNameMapper,
		'^@shopfront/(.*)$': '<rootDir>/packages/$1',
	},
};
