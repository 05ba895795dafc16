const wp = require( '@wordpress/eslint-plugin' );

module.exports = [
	{
		ignores: [
			'build/**',
			'packages/types/dist/**',
			'artifacts/**',
			'test-results/**',
			'playwright-report/**',
			'*.config.{js,cjs,mts}',
			'**/*.d.mts',
		],
	},
	...wp.configs.recommended,
	...wp.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: [ '**/*.test.{ts,tsx}' ],
	} ) ),
	{
		rules: {
			'@wordpress/i18n-text-domain': [
				'error',
				// WooCommerce's domain is for texts that WooCommerce has too (tests/tools/translations).
				{ allowedTextDomain: [ 'shopfront', 'woocommerce' ] },
			],
			'jsdoc/check-tag-names': [
				'error',
				// Sets the environment of a test file.
				{ definedTags: [ 'jest-environment' ] },
			],
			// TypeScript has the types, so JSDoc must not repeat them.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			// Descriptions are only for facts that name and type do not express.
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-property-description': 'off',
		},
	},
	{
		// The demo shop, its tools and the benchmarks are programs that print.
		files: [ 'tests/**' ],
		rules: { 'no-console': 'off' },
	},
	{
		// Its package.json lists only the WordPress of the tests; their imports belong to the project's.
		files: [ 'tests/wordpress/**' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
];
