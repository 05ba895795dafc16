import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../../tools/support/root.mjs';
import { type Editor, type EditorBlock, flatten } from '../support/editor';
import { expect, test } from '../support/editor-test';
import { setSwitches } from '../support/wordpress-test';

/** Product lists saved by versions of WooCommerce: ../record-content.mjs. */
const LISTS = inRoot( 'tests/wordpress/recordings/product-lists' );

/** The blocks of docs/contract/blocks.md 1 by parent block, without namespace. */
const BLOCKS: Readonly<
	Record< string, Readonly< Record< string, readonly string[] > > >
> = {
	cart: {
		cart: [ 'filled-cart-block', 'empty-cart-block' ],
		'filled-cart-block': [ 'cart-items-block', 'cart-totals-block' ],
		'cart-items-block': [
			'cart-line-items-block',
			'cart-cross-sells-block',
		],
		'cart-cross-sells-block': [ 'cart-cross-sells-products-block' ],
		'cart-totals-block': [
			'cart-order-summary-block',
			'cart-express-payment-block',
			'proceed-to-checkout-block',
			'cart-accepted-payment-methods-block',
		],
		'cart-order-summary-block': [
			'cart-order-summary-heading-block',
			'cart-order-summary-coupon-form-block',
			'cart-order-summary-totals-block',
		],
		'cart-order-summary-totals-block': [
			'cart-order-summary-subtotal-block',
			'cart-order-summary-fee-block',
			'cart-order-summary-discount-block',
			'cart-order-summary-shipping-block',
			'cart-order-summary-taxes-block',
		],
	},
	checkout: {
		checkout: [ 'checkout-fields-block', 'checkout-totals-block' ],
		'checkout-fields-block': [
			'checkout-express-payment-block',
			'checkout-contact-information-block',
			'checkout-shipping-method-block',
			'checkout-pickup-options-block',
			'checkout-shipping-address-block',
			'checkout-billing-address-block',
			'checkout-shipping-methods-block',
			'checkout-payment-block',
			'checkout-additional-information-block',
			'checkout-order-note-block',
			'checkout-terms-block',
			'checkout-actions-block',
		],
		'checkout-totals-block': [ 'checkout-order-summary-block' ],
		'checkout-order-summary-block': [
			'checkout-order-summary-cart-items-block',
			'checkout-order-summary-coupon-form-block',
			'checkout-order-summary-totals-block',
		],
		'checkout-order-summary-totals-block': [
			'checkout-order-summary-subtotal-block',
			'checkout-order-summary-fee-block',
			'checkout-order-summary-discount-block',
			'checkout-order-summary-shipping-block',
			'checkout-order-summary-taxes-block',
		],
	},
	'mini-cart-contents': {
		'mini-cart-contents': [
			'filled-mini-cart-contents-block',
			'empty-mini-cart-contents-block',
		],
		'filled-mini-cart-contents-block': [
			'mini-cart-title-block',
			'mini-cart-items-block',
			'mini-cart-footer-block',
		],
		'mini-cart-title-block': [
			'mini-cart-title-label-block',
			'mini-cart-title-items-counter-block',
		],
		'mini-cart-items-block': [ 'mini-cart-products-table-block' ],
		'mini-cart-footer-block': [
			'mini-cart-cart-button-block',
			'mini-cart-checkout-button-block',
		],
		'empty-mini-cart-contents-block': [ 'mini-cart-shopping-button-block' ],
	},
	'mini-cart': {},
};

const SAMPLES: Readonly< Record< string, readonly string[] > > = {
	cart: [
		'Stone mug',
		'Cart totals',
		'Estimated total',
		'Proceed to Checkout',
	],
	checkout: [
		'Contact information',
		'Order summary',
		'Stone mug',
		'Place Order',
	],
	'mini-cart-contents': [ 'Your cart', 'Stone mug', 'Go to checkout' ],
	'mini-cart': [ '4' ],
};

const fullName = ( name: string ) => `woocommerce/${ name }`;

/** Authors can remove and move these. */
const FREE = [
	'cart-cross-sells-block',
	'cart-order-summary-heading-block',
	'cart-order-summary-coupon-form-block',
	'cart-accepted-payment-methods-block',
	'checkout-terms-block',
	'checkout-order-summary-coupon-form-block',
	'mini-cart-title-label-block',
	'mini-cart-title-items-counter-block',
	'mini-cart-cart-button-block',
	'mini-cart-checkout-button-block',
	'mini-cart-shopping-button-block',
];

/** Authors can move these, but not remove them. */
const MOVABLE = [
	'cart-totals-block',
	'cart-order-summary-totals-block',
	'checkout-totals-block',
	'checkout-additional-information-block',
	'checkout-order-summary-block',
	'checkout-order-summary-cart-items-block',
	'checkout-order-summary-totals-block',
	'mini-cart-products-table-block',
];

/** Actions that the block doesn't allow. */
const getLocks = ( name: string ): string[] => {
	if ( FREE.includes( name ) ) {
		return [];
	}
	if ( name === 'checkout-order-note-block' ) {
		return [ 'move' ];
	}
	return MOVABLE.includes( name ) ? [ 'remove' ] : [ 'remove', 'move' ];
};

/**
 * Blocks that share a page, because opening the editor takes longer than all checks of a block. The cart is alone: its
 * product list is the platform's, and loads itself.
 */
const PAGES = [
	// The cart contains WooCommerce 9's product lists by default, and their buttons request the cart. Up to 10.0, its
	// payment store sometimes sends its choice to the checkout, even without this plugin.
	{
		roots: [ 'cart' ],
		calls: /wc\/store\/v\d+\/(batch|cart\/|checkout(?!\?__experimental_calc_totals))/,
	},
	{
		roots: [ 'checkout', 'mini-cart-contents', 'mini-cart' ],
		calls: /wc\/store(?!\/v\d+\/checkout\?__experimental_calc_totals)/,
	},
] as const;

/** The block and its missing inner blocks. */
const insertAll = async ( editor: Editor, root: string ) => {
	await editor.insert( fullName( root ) );
	// Parents come before their children.
	for ( const [ area, names ] of Object.entries( BLOCKS[ root ] ?? {} ) ) {
		await expect
			.poll(
				async () =>
					( await editor.find( fullName( area ) ) ).innerBlocks.length
			)
			.toBeGreaterThanOrEqual(
				area === 'cart-cross-sells-block' ? 1 : 0
			);
		for ( const name of names ) {
			const all = flatten( await editor.blocks() );
			if ( ! all.some( ( block ) => block.name === fullName( name ) ) ) {
				const parent = await editor.find( fullName( area ) );
				expect(
					await editor.canInsert( fullName( name ), parent.clientId ),
					name
				).toBe( true );
				await editor.insert( fullName( name ), parent.clientId );
			}
			expect( await editor.locksOf( fullName( name ) ), name ).toEqual(
				getLocks( name )
			);
		}
	}
};

const expectSamples = async ( editor: Editor, root: string ) => {
	const block = editor
		.canvas()
		.locator( `[data-type="${ fullName( root ) }"]` );
	for ( const text of SAMPLES[ root ] ?? [] ) {
		await expect(
			block.getByText( text, { exact: true } ).first()
		).toBeVisible();
	}
};

test(
	'the cart without product lists calls no Store API',
	{ tag: '@all' },
	async ( { editor, requested } ) => {
		await editor.insert( fullName( 'cart' ) );
		const content = ( await editor.settle() )
			.replace(
				/<!-- wp:woocommerce\/product-collection .*?<!-- \/wp:woocommerce\/product-collection -->/gs,
				''
			)
			.replace( /<!-- wp:woocommerce\/product-new .*?\/-->/g, '' );
		expect( content ).toContain( 'wp:woocommerce/cart-items-block' );
		await editor.openNewPage();
		requested.length = 0;
		await editor.open( content );
		await editor.settle();
		await expectSamples( editor, 'cart' );
		expect(
			requested.filter( ( url ) =>
				decodeURIComponent( url ).includes( 'wc/store' )
			)
		).toEqual( [] );
	}
);

for ( const { roots, calls } of PAGES ) {
	// Each opens the editor twice, which takes half a minute.
	test(
		`${ roots.join(
			', '
		) } with inner blocks can be inserted, saved and opened again`,
		{ tag: roots.length > 1 ? [] : '@all' },
		async ( { editor, page, requested } ) => {
			requested.length = 0;
			for ( const root of roots ) {
				await insertAll( editor, root );
			}
			await expect(
				editor.canvas().locator( '.block-editor-warning' )
			).toHaveCount( 0 );
			for ( const root of roots ) {
				await expectSamples( editor, root );
			}
			const link = await editor.publish( `Blocks of ${ roots.join() }` );
			const saved = await editor.settle();

			await editor.reload();
			const reopened = flatten( await editor.blocks() );
			expect( reopened.filter( ( { isValid } ) => ! isValid ) ).toEqual(
				[]
			);
			expect( reopened.map( ( { name } ) => name ) ).toEqual(
				expect.arrayContaining(
					roots
						.flatMap( ( root ) => [
							root,
							...Object.values( BLOCKS[ root ] ?? {} ).flat(),
						] )
						.map( fullName )
				)
			);
			expect( await editor.settle() ).toBe( saved );
			for ( const root of roots ) {
				await expectSamples( editor, root );
			}
			expect(
				requested.filter( ( url ) =>
					calls.test( decodeURIComponent( url ) )
				)
			).toEqual( [] );

			const response = await page.request.get( link );
			expect( response.status() ).toBe( 200 );
			const html = await response.text();
			for ( const root of roots ) {
				expect( html ).toContain( `wp-block-woocommerce-${ root }` );
			}
		}
	);
}

test( 'the cart allows blocks only where they belong, and switches between its views', async ( {
	editor,
	page,
} ) => {
	await editor.insert( fullName( 'cart' ) );
	const { clientId } = await editor.find( fullName( 'cart-items-block' ) );
	expect( {
		'a paragraph': await editor.canInsert( 'core/paragraph', clientId ),
		'a table': await editor.canInsert( 'core/table', clientId ),
		'a block of the checkout': await editor.canInsert(
			fullName( 'checkout-terms-block' ),
			clientId
		),
		'an inner block outside its parent': await editor.canInsert(
			fullName( 'cart-accepted-payment-methods-block' ),
			''
		),
	} ).toEqual( {
		'a paragraph': true,
		'a table': false,
		'a block of the checkout': false,
		'an inner block outside its parent': false,
	} );

	const lines = editor.canvas().getByText( 'Stone mug' );
	const empty = editor.canvas().getByText( 'Your cart is currently empty!' );
	await expect( lines ).toBeVisible();
	await expect( empty ).toBeHidden();
	await editor.select( fullName( 'cart' ) );
	await page
		.getByRole( 'button', { name: 'Empty Cart', exact: true } )
		.first()
		.click();
	await expect( empty ).toBeVisible();
	await expect( lines ).toBeHidden();
	// A block that you select elsewhere, such as in the list view, becomes visible.
	await editor.select( fullName( 'cart-line-items-block' ) );
	await expect( lines ).toBeVisible();
} );

interface Controls {
	block: string;
	attributes?: object;
	labels: readonly string[];
}

const EXPRESS = {
	attributes: { showButtonStyles: true },
	labels: [ 'Apply uniform styles', 'Button Size', 'Border radius' ],
};

/** Authors can change these steps' texts. */
const STEPS = [
	'contact-information',
	'shipping-method',
	'pickup-options',
	'shipping-address',
	'billing-address',
	'shipping-methods',
	'payment',
	'additional-information',
].map( ( step ) => ( {
	block: `checkout-${ step }-block`,
	labels: [ 'Title', 'Description' ],
} ) );

/** Controls of all attributes, by page. */
const CONTROLS: Readonly< Record< string, readonly Controls[] > > = {
	cart: [
		{
			block: 'cart',
			labels: [ 'Dark mode inputs', 'Proceed to Checkout button' ],
		},
		{ block: 'cart-order-summary-heading-block', labels: [ 'Heading' ] },
		{
			block: 'cart-order-summary-taxes-block',
			labels: [ 'Show rate after tax name' ],
		},
		{ block: 'cart-express-payment-block', ...EXPRESS },
		{
			block: 'proceed-to-checkout-block',
			labels: [ 'Proceed to Checkout button', 'Button label' ],
		},
	],
	checkout: [
		{
			block: 'checkout',
			labels: [ 'Show form step numbers', 'Dark mode inputs' ],
		},
		{ block: 'checkout-express-payment-block', ...EXPRESS },
		...STEPS,
		{
			block: 'checkout-shipping-method-block',
			labels: [
				'Shipping label',
				'Pickup label',
				'Show icon',
				'Show costs',
			],
		},
		{
			block: 'checkout-terms-block',
			labels: [ 'Require checkbox', 'Text', 'Show separator' ],
		},
		{
			block: 'checkout-actions-block',
			attributes: {
				className: 'is-style-with-price',
				showReturnToCart: true,
			},
			labels: [
				'Place order button label',
				'Price separator',
				'Show a "Return to Cart" link',
				'Return to cart link label',
				'Link to',
			],
		},
		{
			block: 'checkout-order-summary-cart-items-block',
			labels: [ 'Disable product descriptions' ],
		},
		{
			block: 'checkout-order-summary-taxes-block',
			labels: [ 'Show rate after tax name' ],
		},
	],
	'mini-cart-contents': [
		{ block: 'mini-cart-contents', labels: [ 'Width' ] },
		{ block: 'mini-cart-title-label-block', labels: [ 'Label' ] },
		{ block: 'mini-cart-cart-button-block', labels: [ 'Button label' ] },
		{
			block: 'mini-cart-checkout-button-block',
			labels: [ 'Button label' ],
		},
		{
			block: 'mini-cart-shopping-button-block',
			labels: [ 'Button label' ],
		},
	],
	'mini-cart': [
		{
			block: 'mini-cart',
			labels: [
				'Cart Icon',
				'When a product is added',
				'When the button is clicked',
				'Show Cart Item Count:',
				'Hide the total price',
				'Mini-Cart in cart and checkout pages',
			],
		},
	],
};

/** A text that a control changes. */
const CHANGED = {
	root: 'checkout',
	block: 'checkout-actions-block',
	label: 'Place order button label',
	text: 'Buy with obligation to pay',
	saved: '"placeOrderButtonLabel":"Buy with obligation to pay"',
};

for ( const [ root, controls ] of Object.entries( CONTROLS ) ) {
	test(
		`the attributes of ${ root } have controls${ root === CHANGED.root ? ', which change the preview' : '' }`,
		{ tag: root === CHANGED.root ? [] : '@all' },
		async ( { editor } ) => {
			await editor.insert( fullName( root ) );
			const inspector = await editor.inspector();
			for ( const { block, attributes = {}, labels } of controls ) {
				await expect
					.poll( async () =>
						flatten( await editor.blocks() ).map(
							( { name } ) => name
						)
					)
					.toContain( fullName( block ) );
				await editor.select( fullName( block ) );
				await editor.update( fullName( block ), attributes );
				for ( const label of labels ) {
					await expect(
						inspector.getByLabel( label, { exact: true } ).first(),
						block
					).toBeVisible();
				}
			}
			if ( root === CHANGED.root ) {
				await editor.select( fullName( CHANGED.block ) );
				await inspector
					.getByLabel( CHANGED.label )
					.fill( CHANGED.text );
				await expect(
					editor.canvas().getByText( CHANGED.text )
				).toBeVisible();
				expect( await editor.serialize() ).toContain( CHANGED.saved );
			}
		}
	);
}

test(
	'opens the collapsed summary while a block in it is selected',
	{ tag: '@all' },
	async ( { editor, page } ) => {
		await page.setViewportSize( { width: 500, height: 900 } );
		await editor.insert( fullName( 'checkout' ) );
		const coupons = editor
			.canvas()
			.locator(
				'.wp-block-woocommerce-checkout-order-summary-coupon-form-block'
			)
			.first();
		await expect( coupons ).toBeAttached();
		await expect( coupons ).toBeHidden();
		await editor.select(
			fullName( 'checkout-order-summary-coupon-form-block' )
		);
		await expect( coupons ).toBeVisible();
	}
);

test( 'shows the errors of payment methods beside the block', async ( {
	editor,
	page,
	site,
} ) => {
	test.skip(
		site.kind === 'double',
		'The double has no registry of payment methods.'
	);
	await editor.insert( fullName( 'checkout' ) );
	await page.evaluate( () => {
		const { wc, wp } = Object( window );
		wc.wcBlocksRegistry.registerExpressPaymentMethod( {
			name: 'odd-wallet',
			title: 'Odd wallet',
			description: 'A wallet without a key.',
			gatewayId: 'odd-wallet',
			content: wp.element.createElement( 'p' ),
			edit: wp.element.createElement( 'p' ),
			canMakePayment: () => {
				throw new Error( 'The key of the shop is missing.' );
			},
			supports: { features: [ 'products' ] },
		} );
	} );
	await editor.select( fullName( 'checkout' ) );
	const inspector = await editor.inspector();
	await expect(
		inspector.getByText( 'The key of the shop is missing.' ).first()
	).toBeVisible();
} );

test(
	'edits a page in the site editor',
	{ tag: '@all' },
	async ( { baseURL, context, editor, site } ) => {
		await editor.insert( fullName( 'cart' ) );
		await expect(
			editor.canvas().getByText( 'Stone mug' ).first()
		).toBeVisible();
		await editor.publish( 'Cart in the site editor' );
		if ( site.kind === 'given' ) {
			await setSwitches(
				context,
				baseURL ?? '',
				'theme:twentytwentyfive'
			);
		}
		await editor.openInSiteEditor();
		await expect(
			editor.canvas().getByText( 'Stone mug' ).first()
		).toBeVisible();
		await expect(
			editor.canvas().getByText( 'Proceed to Checkout' ).first()
		).toBeVisible();
	}
);

test(
	'previews blocks on a site without WooCommerce',
	{ tag: '@all' },
	async ( { baseURL, context, editor, page, site } ) => {
		test.skip(
			! site.hasSwitches,
			'Needs mu-plugins/shopfront-test-switches.'
		);
		await setSwitches( context, baseURL ?? '', 'woocommerce-off' );
		await editor.openNewPage();
		for ( const [ name, text ] of [
			[ 'cart', 'Proceed to Checkout' ],
			[ 'checkout', 'Place Order' ],
			[ 'mini-cart', '4' ],
			[ 'product-collection', 'Choose a collection to get started.' ],
			[ 'all-products', 'Beeswax candle' ],
		] as const ) {
			await editor.insert( fullName( name ) );
			await expect(
				editor.canvas().getByText( text, { exact: true } ).first()
			).toBeVisible();
		}
		// Our block saves what the platform's saved, and opens what earlier versions saved.
		for ( const version of readdirSync( LISTS ).filter( ( name ) =>
			name.endsWith( '.html' )
		) ) {
			const content = readFileSync(
				`${ LISTS }/${ version }`,
				'utf8'
			).trimEnd();
			const opened = await page.evaluate( ( saved ) => {
				const { blocks } = Object( window ).wp;
				const all = ( list: EditorBlock[] ): EditorBlock[] =>
					list.flatMap( ( one ) => [
						one,
						...all( one.innerBlocks ),
					] );
				const parsed: EditorBlock[] = blocks.parse( saved );
				return {
					invalid: all( parsed )
						.filter( ( { isValid } ) => ! isValid )
						.map( ( { name } ) => name ),
					saved: String( blocks.serialize( parsed ) ),
				};
			}, content );
			expect( opened.invalid, version ).toEqual( [] );
			if ( version.startsWith( '11.' ) ) {
				expect( opened.saved, version ).toBe( content );
			}
		}
		// A chosen collection shows sample products, and requests none.
		const requests: string[] = [];
		page.on( 'request', ( request ) => requests.push( request.url() ) );
		await editor
			.canvas()
			.getByRole( 'button', { name: 'On Sale Products' } )
			.click();
		// The cart's cross-sells are a collection, too.
		await expect(
			editor
				.canvas()
				.getByLabel( 'Block: On Sale Products' )
				.locator( '.wc-block-product' )
		).toHaveCount( 5 );
		expect(
			requests.filter( ( url ) => /wc\/|\/product/.test( url ) )
		).toEqual( [] );
	}
);
