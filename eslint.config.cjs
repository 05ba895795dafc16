const wp = require( '@wordpress/eslint-plugin' );
const pageData = require( './tools/lint/eslint/page-data.cjs' );

module.exports = [
	{
		ignores: [
			'build/**',
			'packages/types/dist/**',
			'artifacts/**',
			'test-results/**',
			'playwright-report/**',
			'*.config.{js,cjs,mts}',
			'**/*.d.{mts,cts}',
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
				// WooCommerce's domain is for texts that WooCommerce has too (tools/translations).
				{ allowedTextDomain: [ 'shopfront', 'woocommerce' ] },
			],
			'jsdoc/check-tag-names': [
				'error',
				// Sets the environment of a test file.
				{ definedTags: [
						'jest-environment',
						'jest-environment-options',
					] },
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
		// The compiler checks these, and they take a seventh of the time.
		files: [ '**/*.{ts,tsx}' ],
		rules: Object.fromEntries(
			[
				'jsdoc/check-access',
				'jsdoc/check-property-names',
				'jsdoc/check-types',
				'jsdoc/implements-on-classes',
				'jsdoc/no-undefined-types',
				'jsdoc/require-property',
				'jsdoc/require-property-name',
				'jsdoc/require-property-type',
				'jsdoc/require-yields',
				'jsdoc/require-yields-check',
				'jsdoc/valid-types',
				// For components that are classes: only our error boundaries are.
				'react/no-direct-mutation-state',
				'react/require-render-return',
			].map( ( rule ) => [ rule, 'off' ] )
		),
	},
	{
		// Arrow constants, which most of the code is made of. The rest needs declarations.
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector:
						'FunctionDeclaration[generator=false]:not([returnType.typeAnnotation.asserts=true], :has(> Identifier.params[name="this"]), ExportDefaultDeclaration > FunctionDeclaration)',
					message:
						'Write a constant with an arrow function. Declarations are for generators, assertions, and functions with `this`.',
				},
			],
		},
	},
	{
		// Code of pages, which content of authors shares with us.
		files: [ '{packages,blocks,assets}/**/*.{ts,tsx}', 'php-stubs/**/*.js' ],
		ignores: [ '**/*.test.{ts,tsx}', 'packages/host/page-data.ts' ],
		plugins: { shopfront: { rules: { 'page-data': pageData } } },
		rules: { 'shopfront/page-data': 'error' },
	},
	{
		// Programs that print.
		files: [ '{demo-shop,tests,tools}/**' ],
		rules: { 'no-console': 'off' },
	},
	{
		// Its package.json lists only the WordPress of the tests; their imports belong to the project's.
		files: [ 'tests/wordpress/**' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
];
