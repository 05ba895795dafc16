import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../tools/support/root.mjs';
import { flatten, type Editor } from '../support/editor';
import { expect, test } from '../support/editor-test';

const fullName = ( name: string ) => `woocommerce/${ name }`;

/** Content saved by versions of WooCommerce: ../record-content.mjs. */
const RECORDINGS = inRoot( 'tests/wordpress/recordings/content' );

const byVersion = ( one: string, other: string ): number =>
	one.localeCompare( other, 'en', { numeric: true } );

/** With recordings, oldest first. */
const VERSIONS = readdirSync( RECORDINGS )
	.filter( ( name ) => /^\d/.test( name ) )
	.sort( byVersion );

const namesIn = ( content: string ): string[] => [
	...new Set(
		[
			...content.matchAll(
				/<!-- wp:(woocommerce\/(?:(?:filled-|empty-)?(?:mini-)?cart|checkout|proceed)[\w-]*)/g
			),
		].map( ( [ , name = '' ] ) => name )
	),
];

/** A block in the layout of all versions. */
const block = ( name: string, inner = '', attributes = '', classNames = '' ) =>
	`<!-- wp:woocommerce/${ name }${ attributes && ` ${ attributes }` } -->\n<div class="wp-block-woocommerce-${ name }${ classNames && ` ${ classNames }` }">${ inner }</div>\n<!-- /wp:woocommerce/${ name } -->`;

const rows = ( page: string ) =>
	[ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ]
		.map( ( row ) => block( `${ page }-order-summary-${ row }-block` ) )
		.join( '\n' );

const filledCart = ( summary: string ) =>
	block(
		'filled-cart-block',
		block( 'cart-items-block', block( 'cart-line-items-block' ) ) +
			block(
				'cart-totals-block',
				block( 'cart-order-summary-block', summary ) +
					block( 'cart-express-payment-block' ) +
					block(
						'proceed-to-checkout-block',
						'',
						'{"checkoutPageId":7}'
					) +
					block( 'cart-accepted-payment-methods-block' )
			)
	) +
	block(
		'empty-cart-block',
		'<!-- wp:paragraph -->\n<p>Nothing here yet.</p>\n<!-- /wp:paragraph -->'
	);

const checkoutColumns = ( summary: string ) =>
	block(
		'checkout-fields-block',
		block( 'checkout-contact-information-block' ) +
			block( 'checkout-payment-block' ) +
			block(
				'checkout-actions-block',
				'',
				'{"className":"is-style-with-price"}',
				'is-style-with-price'
			)
	) +
	block(
		'checkout-totals-block',
		block( 'checkout-order-summary-block', summary )
	);

const totals = ( page: string ) =>
	block( `${ page }-order-summary-totals-block`, rows( page ) );

const SAVED: Readonly<
	Record< string, { content: string; has: readonly string[] } >
> = {
	'a cart with rows in the summary': {
		content: block(
			'cart',
			filledCart( rows( 'cart' ) ),
			'',
			'alignwide is-loading'
		),
		has: [
			'cart-order-summary-totals-block',
			'cart-order-summary-taxes-block',
		],
	},
	'a cart without an alignment': {
		content: block(
			'cart',
			filledCart( totals( 'cart' ) ),
			'',
			'is-loading'
		),
		has: [ 'cart-line-items-block' ],
	},
	'a cart whose alignment was removed': {
		content: block(
			'cart',
			filledCart( totals( 'cart' ) ),
			'{"align":""}',
			'is-loading'
		),
		has: [ 'cart-line-items-block' ],
	},
	'a cart without views': {
		content: block(
			'cart',
			'<!-- wp:paragraph -->\n<p>Nothing here yet.</p>\n<!-- /wp:paragraph -->',
			'',
			'is-loading'
		),
		has: [ 'cart-line-items-block', 'empty-cart-block' ],
	},
	'an empty cart container': {
		content: block( 'cart', '', '', 'is-loading' ),
		has: [ 'cart-line-items-block', 'proceed-to-checkout-block' ],
	},
	'a checkout with rows in the summary': {
		content: block(
			'checkout',
			checkoutColumns( rows( 'checkout' ) ),
			'',
			'alignwide wc-block-checkout is-loading'
		),
		has: [
			'checkout-order-summary-totals-block',
			'checkout-additional-information-block',
		],
	},
	'a checkout with its class as an attribute': {
		content: block(
			'checkout',
			checkoutColumns( totals( 'checkout' ) ),
			'{"align":"","className":"wc-block-checkout"}',
			'wc-block-checkout is-loading'
		),
		has: [ 'checkout-payment-block' ],
	},
	'a checkout without an alignment': {
		content: block(
			'checkout',
			checkoutColumns( rows( 'checkout' ) ),
			'',
			'wc-block-checkout is-loading'
		),
		has: [ 'checkout-payment-block' ],
	},
	'an empty checkout container': {
		content: block( 'checkout', '', '', 'is-loading' ),
		has: [
			'checkout-actions-block',
			'checkout-order-summary-cart-items-block',
		],
	},
};

/** The platform's product lists change their attributes whenever they open. */
const withoutProducts = ( content: string ): string =>
	content.replace(
		/<!-- wp:(woocommerce\/product-collection)[\s\S]*?<!-- \/wp:\1 -->/g,
		''
	);

/** Expects these blocks, and content that stays valid when it's saved. */
const expectToStayValid = async (
	editor: Editor,
	title: string,
	content: string,
	has: readonly string[]
) => {
	await editor.open( content );
	await expect
		.poll(
			async () => {
				const names = flatten( await editor.blocks() ).map(
					( { name } ) => name
				);
				return has.filter( ( name ) => ! names.includes( name ) );
			},
			{ message: `${ title } lacks these blocks` }
		)
		.toEqual( [] );
	// Saved again, it stays valid without a migration.
	const saved = await editor.settle();
	const all = flatten( await editor.blocks() );
	expect(
		all.filter( ( { isValid } ) => ! isValid ).map( ( { name } ) => name ),
		title
	).toEqual( [] );
	for ( const row of all.filter( ( { name } ) =>
		name.endsWith( '-taxes-block' )
	) ) {
		expect(
			all.filter( ( { name } ) => name === row.name ),
			title
		).toHaveLength( 1 );
	}
	await editor.open( saved );
	expect( withoutProducts( await editor.settle() ), title ).toBe(
		withoutProducts( saved )
	);
};

/** Skips a version later than this site's blocks, which can't read it. */
const expectToOpenVersion = async (
	editor: Editor,
	page: Page,
	version: string
) => {
	const found = await page.evaluate< string >(
		"window.wcSettings?.wcVersion ?? ''"
	);
	if ( found !== '' && byVersion( version, found ) > 0 ) {
		return;
	}
	const folder = `${ RECORDINGS }/${ version }`;
	for ( const file of readdirSync( folder ) ) {
		const content = readFileSync( `${ folder }/${ file }`, 'utf8' );
		const names = namesIn( content );
		expect( names, file ).not.toEqual( [] );
		await expectToStayValid( editor, file, content, names );
	}
};

// Opening the editor takes longer than opening content, so one page opens all.
test( 'opens layouts of older versions and of authors, and what the oldest and the newest WooCommerce have saved', async ( {
	editor,
	page,
} ) => {
	for ( const [ title, { content, has } ] of Object.entries( SAVED ) ) {
		await expectToStayValid( editor, title, content, has.map( fullName ) );
	}
	for ( const version of [ VERSIONS.at( 0 ), VERSIONS.at( -1 ) ] ) {
		await expectToOpenVersion( editor, page, version ?? '' );
	}
} );

for ( const version of VERSIONS.slice( 1, -1 ) ) {
	test(
		`opens what WooCommerce ${ version } has saved`,
		{ tag: '@all' },
		async ( { editor, page } ) => {
			await expectToOpenVersion( editor, page, version );
		}
	);
}

test(
	'transforms classic shortcodes to blocks, and back',
	{ tag: '@all' },
	async ( { editor } ) => {
		for ( const name of [ 'cart', 'checkout' ] ) {
			const shortcode = `<!-- wp:shortcode -->\n[woocommerce_${ name }]\n<!-- /wp:shortcode -->`;
			await editor.open( shortcode );
			await editor.transform( fullName( name ) );
			await expect(
				editor.canvas().getByText( 'Stone mug' ).first()
			).toBeVisible();
			await editor.transform( 'core/shortcode' );
			expect( await editor.serialize() ).toBe( shortcode );
		}
	}
);

/** Odd content that the editor accepts, and a text that authors see in it. */
const ODD: Readonly< Record< string, { content: string; text: string } > > = {
	'an unknown inner block': {
		content: block(
			'cart',
			filledCart(
				totals( 'cart' ) +
					'<!-- wp:odd-add-on/row {"a":1} -->\n<p>Row</p>\n<!-- /wp:odd-add-on/row -->'
			),
			'',
			'alignwide is-loading'
		),
		text: 'Your site doesn’t include support for the "odd-add-on/row" block',
	},
	'an inner block of another page': {
		content: block(
			'cart',
			filledCart( totals( 'cart' ) + block( 'checkout-terms-block' ) ),
			'',
			'alignwide is-loading'
		),
		text: 'Stone mug',
	},
	'an inner block alone': {
		content: block( 'checkout-order-summary-block' ),
		// The rest is collapsed on a narrow page.
		text: 'Order summary',
	},
	'attributes of other types': {
		content: block(
			'checkout',
			block(
				'checkout-fields-block',
				block(
					'checkout-actions-block',
					'',
					'{"cartPageId":"x","showReturnToCart":5,"lock":"y"}'
				)
			) + block( 'checkout-totals-block' ),
			'{"showFormStepNumbers":"maybe"}',
			'alignwide wc-block-checkout is-loading'
		),
		text: 'Place Order',
	},
	'two carts': {
		content: `${ block( 'cart', '', '', 'alignwide is-loading' ) }\n\n${ block( 'cart', '', '', 'alignwide is-loading' ) }`,
		text: 'This block can only be used once.',
	},
};

test(
	'opens odd content with a preview or a message',
	{ tag: '@all' },
	async ( { editor } ) => {
		for ( const [ title, { content, text } ] of Object.entries( ODD ) ) {
			await editor.open( content );
			await expect(
				editor
					.canvas()
					.getByText( text )
					.filter( { visible: true } )
					.first(),
				title
			).toBeVisible();
			await expect(
				editor
					.canvas()
					.getByText( 'This block has encountered an error' ),
				title
			).toHaveCount( 0 );
		}
	}
);

test.describe( 'content that was changed or cut', () => {
	test.use( { allowedConsoleErrors: /^(?!.*shopfront\/build).*$/is } );

	test(
		'opens with an offer to recover it',
		{ tag: '@all' },
		async ( { editor } ) => {
			const message = editor
				.canvas()
				.getByText( 'Block contains unexpected or invalid content.' );
			const start = '<!-- wp:woocommerce/filled-cart-block -->';
			for ( const content of [
				block(
					'cart',
					`${ start }\n<section>Changed</section>\n<!-- /wp:woocommerce/filled-cart-block -->`,
					'',
					'alignwide is-loading'
				),
				`<!-- wp:woocommerce/cart -->\n<div class="wp-block-woocommerce-cart alignwide is-loading">${ start }\n<div class="wp-block-woocommerce-filled-cart-block">`,
			] ) {
				await editor.open( '' );
				await expect( message ).toHaveCount( 0 );
				await editor.open( content );
				await expect( message.first() ).toBeVisible();
			}
		}
	);
} );

test(
	'opens a cart in a pattern',
	{ tag: '@all' },
	async ( { editor, page } ) => {
		await editor.open( '' );
		const pattern = await page.evaluate(
			async ( markup ) => {
				const { wp } = Object( window );
				const { id } = await wp.apiFetch( {
					path: '/wp/v2/blocks',
					method: 'POST',
					data: { title: 'Cart', content: markup, status: 'publish' },
				} );
				return Number( id );
			},
			block( 'cart', '', '', 'alignwide is-loading' )
		);
		await editor.open( `<!-- wp:block {"ref":${ pattern }} /-->` );
		await expect(
			editor.canvas().getByText( 'Stone mug' ).first()
		).toBeVisible();
		await page.evaluate( async ( id ) => {
			const { wp } = Object( window );
			await wp.apiFetch( {
				path: `/wp/v2/blocks/${ id }?force=true`,
				method: 'DELETE',
			} );
		}, pattern );
	}
);
