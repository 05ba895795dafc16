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
				// WooCommerce's for texts that it has too (tests/tools/translations).
				{ allowedTextDomain: [ 'shopfront', 'woocommerce' ] },
			],
			'jsdoc/check-tag-names': [
				'error',
				// Tells jest where a test file runs.
				{ definedTags: [ 'jest-environment' ] },
			],
			// Types say what JSDoc types would repeat.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			// A description is for what name and type do not say.
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-property-description': 'off',
		},
	},
	{
		// The demo shop, its tools and the benchmarks are programs: they print.
		files: [ 'tests/**' ],
		rules: { 'no-console': 'off' },
	},
	{
		// Its package.json is that of the WordPress it runs on; what its tests import is the project's.
		files: [ 'tests/wordpress/**' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
];
