/** Everything that scripts and themes rely on in the HTML of wishlists, to compare it regardless of design. */
import { JSDOM } from 'jsdom';

/** Our id for a recorded one. */
type Mapping = ( id: string ) => string;

const text = ( node: Element | null ) =>
	( node?.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();

const parameters = ( link: Element | null ) =>
	[
		...new URL(
			link?.getAttribute( 'href' ) ?? '',
			'http://shop.test'
		).searchParams.keys(),
	].join();

/** The demo shop's design adds or omits these classes. */
const DESIGN =
	/^(sortable|with-checkbox|no-interactions|button|btn|button--quiet|shop_table|cart|remove)$/;

const classes = ( node: Element | null ) =>
	[ ...( node?.classList ?? [] ) ]
		.filter( ( name ) => ! DESIGN.test( name ) )
		.sort()
		.join( ' ' );

/** Only an empty list, or the mobile template, has these options. */
const RARE_OPTIONS = /^(wishlist|is_mobile)$/;

const optionNames = ( node: Element | null ) =>
	Object.keys(
		JSON.parse( node?.getAttribute( 'data-fragment-options' ) ?? '{}' )
	)
		.filter( ( name ) => ! RARE_OPTIONS.test( name ) )
		.sort()
		.join();

const buttonFacts = ( root: Element, map: Mapping ): string[] => {
	const data = ( node: Element ) =>
		[ 'product-id', 'product-type', 'original-product-id', 'title' ].map(
			( name ) =>
				`${ name }=${ ( node.getAttribute( `data-${ name }` ) ?? '' ).replace( /^\d+$/, map ) }`
		);
	return [
		`block ${ classes( root ).replace( /\d+/, map ) }`,
		`ref ${ map( root.getAttribute( 'data-fragment-ref' ) ?? '' ) }`,
		`options ${ optionNames( root ) }`,
		...[ ...root.querySelectorAll( 'a' ) ].map( ( link ) =>
			[
				'link',
				classes( link ),
				parameters( link ),
				link.getAttribute( 'rel' ),
				...data( link ),
			].join( ' ' )
		),
		...[
			...root.querySelectorAll(
				'.feedback, .separator, .yith-wcwl-wishlistaddedbrowse, .yith-wcwl-add-button'
			),
		].map( ( node ) => `part ${ classes( node ) }` ),
	];
};

const rowFacts = ( row: Element, map: Mapping ): string[] => {
	const id = map( row.getAttribute( 'data-row-id' ) ?? '' );
	const button = row.querySelector( '.add_to_cart' );
	const remove = row.querySelector( '.remove_from_wishlist' );
	const stock = row.querySelector(
		'.wishlist-in-stock, .wishlist-out-of-stock'
	);
	return [
		`row ${ row.localName } ${ row.id.replace( /\d+/, map ) } ${ id }`,
		`${ id } name ${ text( row.querySelector( '.product-name a' ) ) }`,
		`${ id } choices ${ [ ...row.querySelectorAll( 'dd' ) ].map( text ).join() }`,
		`${ id } remove ${ parameters( remove ) } ${ remove?.getAttribute( 'title' ) }`,
		`${ id } stock ${ classes( stock ) } ${ text( stock ) }`,
		...( stock?.matches( '.wishlist-in-stock' )
			? [
					`${ id } button ${ classes( button ) } ${ map( button?.getAttribute( 'data-product_id' ) ?? '' ) } ${ text( button ) }`,
				]
			: [] ),
	];
};

const formFacts = ( root: Element, map: Mapping ): string[] => {
	const list = root.querySelector( '.wishlist_table' );
	const data = [ 'pagination', 'per-page', 'page' ].map( ( name ) =>
		list?.getAttribute( `data-${ name }` )
	);
	const hidden = [ ...root.querySelectorAll( 'input[type=hidden]' ) ]
		.map( ( input ) => input.getAttribute( 'name' ) )
		.filter( ( name ) => name !== '_wp_http_referer' );
	return [
		`form ${ root.id } ${ classes( root ) } ${ root.getAttribute( 'method' ) }`,
		`options ${ optionNames( root ) }`,
		`title ${ text( root.querySelector( '.wishlist-title h2' ) ) }`,
		`title form ${ root.querySelectorAll( '.hidden-title-form input[name=wishlist_name], .show-title-form, .save-title-form, .hide-title-form' ).length }`,
		`list ${ list?.localName } ${ classes( list ) } ${ data.join() }`,
		`inputs ${ hidden.join() }`,
		`share ${ root.querySelectorAll( '.yith-wcwl-share' ).length }`,
		...[ ...root.querySelectorAll( '[data-row-id]' ) ].flatMap( ( row ) =>
			rowFacts( row, map )
		),
	];
};

export const wishlistFacts = ( html: string, map: Mapping ): string[] => {
	const root = new JSDOM( html ).window.document.body.querySelector(
		'form, .yith-wcwl-add-to-wishlist'
	);
	if ( ! root ) {
		return [];
	}
	return root.localName === 'form'
		? formFacts( root, map )
		: buttonFacts( root, map );
};
