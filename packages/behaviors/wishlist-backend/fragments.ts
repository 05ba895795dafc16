import { isRecord } from '@shopfront/store-api';

/** A class that needs no escaping in a selector. */
const CLASS = /^[a-z_-][\w-]*$/i;

const FRAGMENT = '.wishlist-fragment';

/** Between the classes of a key, unless the page says otherwise. */
export const GLUE = '.';

/** Classes that a part may have or not. */
const STATES = [ 'exists', 'with-count' ];

const optionsOf = ( element: HTMLElement ): Record< string, unknown > => {
	try {
		const options: unknown = JSON.parse(
			element.dataset.fragmentOptions ?? '{}'
		);
		return isRecord( options ) ? options : {};
	} catch {
		return {};
	}
};

/**
 * Collects the parts of a page that an answer can renew: those of a product and those of none, or all
 * (docs/contract/wishlist.md 4).
 *
 * @return Fields of a request.
 */
export function collectFragments(
	page: Document,
	{
		productId,
		glue,
		more = {},
	}: {
		productId?: number;
		glue: string;
		/** Options that replace those of each part. */
		more?: Record< string, string >;
	}
): Array< [ string, string ] > {
	const found = [
		...page.querySelectorAll< HTMLElement >( FRAGMENT ),
	].filter(
		( { dataset } ) =>
			productId === undefined ||
			! dataset.fragmentRef ||
			dataset.fragmentRef === String( productId )
	);
	return found.flatMap( ( element ) => {
		const key = [ ...element.classList ]
			.filter( ( name ) => name !== 'exists' )
			.join( glue );
		return Object.entries( { ...optionsOf( element ), ...more } )
			.filter( ( [ , value ] ) => typeof value !== 'object' )
			.map( ( [ name, value ] ): [ string, string ] => [
				`fragments[${ key }][${ name }]`,
				String( value ),
			] );
	} );
}

/** Parses HTML of the server that wrote the page. Scripts in it do not run. */
export const parseHtml = ( html: string ): Document =>
	new DOMParser().parseFromString( html, 'text/html' );

/**
 * Replaces parts of a page, where both the page and the answer have them. The focus stays on the same control.
 *
 * @param page
 * @param fragments HTML, by key.
 * @param glue      Between the classes of a key.
 */
export function replaceFragments(
	page: Document,
	fragments: Readonly< Record< string, string > >,
	glue = GLUE
): void {
	for ( const [ key, html ] of Object.entries( fragments ) ) {
		const selector = key
			.split( glue )
			.filter(
				( name ) => CLASS.test( name ) && ! STATES.includes( name )
			)
			.map( ( name ) => `.${ name }` )
			.join( '' );
		const next =
			selector && html
				? parseHtml( html ).querySelector( selector )
				: null;
		if ( ! next ) {
			continue;
		}
		const targets = page.querySelectorAll< HTMLElement >( selector );
		for ( const target of targets ) {
			const { activeElement } = page;
			const index = [
				...target.querySelectorAll( 'a, button' ),
			].findIndex( ( control ) => control === activeElement );
			const own = page.importNode( next, true );
			target.replaceWith( own );
			if ( own instanceof HTMLElement ) {
				own.querySelectorAll< HTMLElement >( 'a, button' )[
					index
				]?.focus();
			}
			page.dispatchEvent(
				new CustomEvent( 'sf:content', { detail: { root: own } } )
			);
		}
	}
}
