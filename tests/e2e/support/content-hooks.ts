import fs from 'node:fs';
import { inRoot } from '../../../tools/support/root.mjs';

const SOURCES = [
	'assets',
	'packages/add-on-report',
	'packages/add-on-scripts',
	'packages/app',
	'packages/behaviors',
	'packages/editor',
	'packages/globals',
	'packages/host',
];

const read = () =>
	SOURCES.flatMap( ( folder ) =>
		fs
			.readdirSync( inRoot( folder ), {
				recursive: true,
				encoding: 'utf8',
			} )
			.filter( ( file ) =>
				/^(?!.*\.(test|types)\.).*\.tsx?$/.test( file )
			)
			.map( ( file ) =>
				fs
					.readFileSync( inRoot( folder, file ), 'utf8' )
					// Comments name things, too.
					.replace( /\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '' )
			)
	).join( '\n' );

const toAttribute = ( name: string ) =>
	`data-${ name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` ) }`;

const namesOf = ( text: string, pattern: RegExp ) =>
	Array.from( text.matchAll( pattern ), ( [ , name = '' ] ) => name );

/** Names by which our scripts look up a page's elements and data. */
export interface ContentHooks {
	attributes: string[];
	classes: string[];
	ids: string[];
	/** Template names without `tmpl-`. */
	templates: string[];
	/** Globals that pages set. An element with the same id would replace them. */
	globals: string[];
}

/** From the sources, so that we can't forget a new name. */
export const readContentHooks = (): ContentHooks => {
	const text = read();
	const literals = namesOf( text, /(?:'|`)([^'`\n]*)(?:'|`)/g );
	const selectors = literals.filter( ( literal ) =>
		/(^|[\s,(>+~])[\w*-]*[.#[][\w-]/.test( literal )
	);
	const unique = ( names: string[] ) => [ ...new Set( names ) ].sort();
	return {
		attributes: unique( [
			...namesOf( text, /\b(data-[a-z_][\w-]*[\w])/g ),
			...namesOf( text, /dataset\.(\w+)/g ).map( toAttribute ),
			...namesOf( text, /\{([^{}=;]*)\}\s*=\s*[\w.?]*dataset\b/g )
				.flatMap( ( names ) =>
					namesOf( names, /(\w+)(?:\s*[:=][^,]*)?/g )
				)
				.map( toAttribute ),
			...namesOf(
				text,
				/name: '([a-z-]+)',\n\s*(?:\/\/.*\n\s*)*selector/g
			).map( ( name ) => `data-sf-${ name }-options` ),
		] ),
		classes: unique(
			selectors.flatMap( ( selector ) =>
				namesOf( selector, /\.([a-zA-Z_-][\w-]*)/g )
			)
		),
		ids: unique( [
			...selectors.flatMap( ( selector ) =>
				namesOf( selector, /#([a-zA-Z_-][\w-]*)/g )
			),
			...literals.filter( ( literal ) =>
				/^(shopfront|sf|wp|wc)-[\w-]+$/.test( literal )
			),
		] ),
		templates: [ 'variation-template', 'unavailable-variation-template' ],
		globals: unique( [
			...literals.filter( ( literal ) =>
				/^(wc[A-Z_]\w+|shopfront[A-Z_]\w+|yith_\w+|wpcf7\w*|swv)$/.test(
					literal
				)
			),
			'wc_add_to_cart_params',
			'wc_cart_fragments_params',
			'wc_single_product_params',
			'wc_add_to_cart_variation_params',
			'wcSettings',
			'shopfrontSettings',
		] ),
	};
};
