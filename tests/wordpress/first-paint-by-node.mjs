import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildRender } from '../../tools/build/build-render.mjs';
import { inRoot } from '../../tools/support/root.mjs';

const RECORDINGS = [
	'cart-add-item-backorder',
	'cart-add-item-low-stock',
	'cart-add-item-sold-individually',
	'cart-free-shipping-offered',
	'cart-no-default-location',
	'cart-shipping-hidden-until-address',
	'cart-tax-single-total',
	'cart-two-or-more-packages',
	'cart-virtual-only',
	'cart-with-fee',
	'coupon-apply-fixed-product',
	'coupon-apply-free-shipping',
	'customer-update-valid-gb',
	'shipping-select-pickup',
];

const CONTRACT = 'tests/contract/recordings';

const readCarts = () =>
	readdirSync( inRoot( CONTRACT ) )
		.filter( ( name ) => name.endsWith( '.ndjson' ) )
		.flatMap( ( name ) =>
			readFileSync( inRoot( CONTRACT, name ), 'utf8' )
				.split( '\n' )
				.filter( Boolean )
				.map( ( line ) => JSON.parse( line ) )
		)
		.filter( ( { name } ) => RECORDINGS.includes( name ) );

/** Adds the field that `phpunit/load-first-paint.php` declares, and leaves out what its shop lacks. */
const asInDouble = ( settings ) => ( {
	...settings,
	defaultFields: {
		...settings.defaultFields,
		'shop/floor': {
			label: 'Floor <1>',
			optionalLabel: 'Floor <1> (optional)',
			type: 'text',
			required: false,
			hidden: false,
			index: 200,
		},
	},
	addressFieldsLocations: {
		...settings.addressFieldsLocations,
		address: [ ...settings.addressFieldsLocations.address, 'shop/floor' ],
		contact: [ 'email', 'shop/floor' ],
	},
	checkoutData: { payment_method: '' },
	checkoutAllowsSignup: false,
	checkoutShowLoginReminder: false,
	displayItemizedTaxes: false,
	paymentMethodSortOrder: [ 'cheque', 'bacs', 'cod' ],
	storePages: { ...settings.storePages, terms: {}, privacy: {} },
} );

/**
 * For `NodeTwinTest.php`: `renderBlock()` with recorded carts.
 *
 * @param {string} folder An empty folder.
 */
export const writeFirstPaints = async ( folder ) => {
	await buildRender( folder );
	const { renderBlock } = await import(
		pathToFileURL( path.join( folder, 'render.mjs' ) )
	);
	const states = [];
	for ( const block of [ 'cart', 'checkout' ] ) {
		const settings = JSON.parse(
			readFileSync(
				inRoot( `tests/wordpress/recordings/settings-${ block }.json` ),
				'utf8'
			)
		);
		for ( const { name: recording, response } of readCarts() ) {
			const cart = response.body;
			const html = await renderBlock(
				block,
				{},
				{
					cart,
					settings: asInDouble( settings.wcSettings ?? settings ),
					url: `http://shop.test/${ block }/`,
					// WordPress prints the page's own suggestions.
					innerBlocks: { 'cart-cross-sells-block': false },
				}
			);
			states.push( { block, recording, cart, html } );
		}
	}
	writeFileSync(
		path.join( folder, 'states.json' ),
		JSON.stringify( states )
	);
};
