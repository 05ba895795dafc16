/**
 * Records the content that WooCommerce's own blocks save for cart, checkout and mini-cart:
 *
 *     WORDPRESS_URL=http://127.0.0.1:8080 node tests/wordpress/record-content.mjs
 *
 * Needs a fresh site with a block theme, without this plugin, and the user of WORDPRESS_ADMIN. Writes the files of the
 * site's version to recordings/content and recordings/product-lists, and removes the pages that it creates.
 * specs/editor-content.spec.ts opens them in our editor.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../../tools/support/browser.mjs';
import { inRoot } from '../../tools/support/root.mjs';

const { WORDPRESS_URL: address, WORDPRESS_ADMIN = 'admin:password' } =
	process.env;
const [ user, password ] = WORDPRESS_ADMIN.split( ':' );

const INSERTED = [ 'cart', 'checkout', 'mini-cart' ];

const COLLECTION = 'woocommerce/product-collection';

const PART = 'woocommerce/woocommerce//mini-cart';

/** An editor that hasn't changed for so long has finished, ms. */
const SETTLED = 3000;

const logIn = async ( page ) => {
	await page.goto( `${ address }/wp-login.php` );
	await page.locator( '#user_login' ).fill( user );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
};

const serialize = ( page ) =>
	page.evaluate( () => {
		const { blocks, data } = window.wp;
		return blocks.serialize(
			data.select( 'core/block-editor' ).getBlocks()
		);
	} );

/** Waits until the blocks have stopped adding inner blocks. */
const settle = async ( page ) => {
	let before = null;
	let content = await serialize( page );
	while ( content === '' || content !== before ) {
		before = content;
		await setTimeout( SETTLED );
		content = await serialize( page );
	}
};

const read = ( page, path ) =>
	page.evaluate( ( one ) => window.wp.apiFetch( { path: one } ), path );

const readContent = async ( page, path ) =>
	( await read( page, `${ path }?context=edit` ) ).content.raw;

/** On a new page. Returns the saved content. */
const insertAndSave = async ( page, block ) => {
	await page.goto( `${ address }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction(
		"window.wp?.data?.select( 'core/editor' )?.getEditedPostAttribute( 'status' )"
	);
	await page.evaluate( ( name ) => {
		const { blocks, data } = window.wp;
		data.dispatch( 'core/preferences' ).set(
			'core/edit-post',
			'welcomeGuide',
			false
		);
		data.dispatch( 'core/block-editor' ).insertBlock(
			blocks.createBlock( `woocommerce/${ name }` )
		);
	}, block );
	await settle( page );
	const id = await page.evaluate( async () => {
		const { data } = window.wp;
		const editor = data.dispatch( 'core/editor' );
		editor.editPost( { title: 'Recording', status: 'publish' } );
		await editor.savePost();
		return data.select( 'core/editor' ).getCurrentPostId();
	} );
	const content = await readContent( page, `/wp/v2/pages/${ id }` );
	await page.evaluate(
		( path ) => window.wp.apiFetch( { path, method: 'DELETE' } ),
		`/wp/v2/pages/${ id }?force=true`
	);
	return content;
};

/** Each collection and the all-products block, on a new page. Returns its content. */
const insertLists = async ( page ) => {
	await page.goto( `${ address }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction(
		( block ) => window.wp?.blocks?.getBlockVariations( block )?.length > 0,
		COLLECTION
	);
	await page.evaluate( ( block ) => {
		const { blocks, data } = window.wp;
		const { insertBlock } = data.dispatch( 'core/block-editor' );
		for ( const collection of blocks.getBlockVariations( block ) ) {
			insertBlock(
				blocks.createBlock(
					block,
					collection.attributes,
					blocks.createBlocksFromInnerBlocksTemplate(
						collection.innerBlocks ?? []
					)
				)
			);
		}
		insertBlock( blocks.createBlock( block ) );
		insertBlock( blocks.createBlock( 'woocommerce/all-products' ) );
	}, COLLECTION );
	await settle( page );
	return serialize( page );
};

/** The mini-cart's drawer, in the site editor. Returns the saved content. */
const savePart = async ( page ) => {
	await page.goto(
		`${ address }/wp-admin/site-editor.php?postType=wp_template_part&postId=${ encodeURIComponent( PART ) }&canvas=edit`
	);
	await page.waitForFunction(
		"window.wp?.data?.select( 'core/block-editor' )?.getBlocks().length > 0"
	);
	await settle( page );
	const content = await serialize( page );
	return page.evaluate(
		async ( [ id, saved ] ) => {
			const record = [ 'postType', 'wp_template_part', id ];
			const core = window.wp.data.dispatch( 'core' );
			core.editEntityRecord( ...record, { content: saved } );
			const { content: stored } = await core.saveEditedEntityRecord(
				...record
			);
			await window.wp.apiFetch( {
				path: `/wp/v2/template-parts/${ id }?force=true`,
				method: 'DELETE',
			} );
			return stored.raw ?? stored;
		},
		[ PART, content ]
	);
};

const browser = await chromium.launch( {
	executablePath: ( await ensureBrowser() ) ?? undefined,
	args: BROWSER_FLAGS,
} );
try {
	const page = await browser.newPage();
	await logIn( page );
	await page.goto( `${ address }/wp-admin/post-new.php?post_type=page` );
	await page.waitForFunction( 'window.wcSettings?.wcVersion' );
	const version = await page.evaluate( 'window.wcSettings.wcVersion' );
	const found = {};
	for ( const slug of [ 'cart', 'checkout' ] ) {
		const [ { id } ] = await read( page, `/wp/v2/pages?slug=${ slug }` );
		found[ `${ slug }-installed` ] = await readContent(
			page,
			`/wp/v2/pages/${ id }`
		);
	}
	found[ 'mini-cart-part-installed' ] = await readContent(
		page,
		`/wp/v2/template-parts/${ PART }`
	);
	for ( const block of INSERTED ) {
		found[ `${ block }-inserted` ] = await insertAndSave( page, block );
	}
	found[ 'mini-cart-part-saved' ] = await savePart( page );
	const write = ( path, content ) => {
		const file = inRoot( `tests/wordpress/recordings/${ path }.html` );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync(
			file,
			`${ content.replaceAll( address, 'https://shop.test' ).trim() }\n`
		);
		console.log( `${ path }.html: ${ content.length }` );
	};
	for ( const [ name, content ] of Object.entries( found ) ) {
		write( `content/${ version }/${ name }`, content );
	}
	write( `product-lists/${ version }`, await insertLists( page ) );
} finally {
	await browser.close();
}
