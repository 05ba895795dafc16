import { getSanitizer } from '@shopfront/behaviors/engine/sanitizer';
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

/** Options of parts of a page, by key. */
export type FragmentOptions = Record< string, Record< string, unknown > >;

interface FragmentSearch {
	/** A product: its parts count, and the parts without a product. Default: all parts. */
	productId?: number;
	glue: string;
	/** Options that replace the options of each part. */
	more?: Record< string, string >;
	/** Whether only those count that wait for the first load. */
	isFirstLoad?: boolean;
}

/** Finds the parts of a page that an answer can renew (docs/contract/wishlist.md 4). */
export const findFragments = (
	page: Document,
	{ productId, glue, more = {}, isFirstLoad = false }: FragmentSearch
): FragmentOptions =>
	Object.fromEntries(
		[ ...page.querySelectorAll< HTMLElement >( FRAGMENT ) ]
			.filter(
				( { dataset, classList } ) =>
					( productId === undefined ||
						! dataset.fragmentRef ||
						dataset.fragmentRef === String( productId ) ) &&
					( ! isFirstLoad || classList.contains( 'on-first-load' ) )
			)
			.map( ( element ) => [
				[ ...element.classList ]
					.filter( ( name ) => name !== 'exists' )
					.join( glue ),
				{ ...optionsOf( element ), ...more },
			] )
	);

/** Returns the fields of a request for parts of a page. */
export const fragmentFields = (
	fragments: FragmentOptions
): Array< [ string, string ] > =>
	Object.entries( fragments ).flatMap( ( [ key, options ] ) =>
		Object.entries( options )
			.filter( ( [ , value ] ) => typeof value !== 'object' )
			.map( ( [ name, value ] ): [ string, string ] => [
				`fragments[${ key }][${ name }]`,
				String( value ),
			] )
	);

/** Collects the parts of a page that an answer can renew, as fields of a request. */
export const collectFragments = ( page: Document, search: FragmentSearch ) =>
	fragmentFields( findFragments( page, search ) );

/** Parses HTML of the server, of which nothing runs; empty if the sanitizer could not be loaded (`loadSanitizer`). */
export const parseHtml = ( html: string ): ParentNode =>
	getSanitizer()?.sanitizeFragment( html ) ??
	document.createDocumentFragment();

/**
 * Replaces parts of a page, where both the page and the sanitized answer have them. The focus stays on the same control.
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
