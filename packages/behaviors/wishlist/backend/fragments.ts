import { getSanitizer } from '@shopfront/behaviors/engine/sanitizer';
import { isRecord } from '@shopfront/store-api';

/** Class names that need no escaping in a selector. */
const CLASS = /^[a-z_-][\w-]*$/i;

const FRAGMENT = '.wishlist-fragment';

/** Default separator of the classes in a key. */
export const GLUE = '.';

/** Classes that depend on a fragment's state. */
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

/** Options of fragments by key. */
export type FragmentOptions = Record< string, Record< string, unknown > >;

interface FragmentSearch {
	/** Only fragments of this product, and fragments without a product. Omit it for all fragments. */
	productId?: number;
	glue: string;
	/** Override each fragment's options. */
	more?: Record< string, string >;
	/** Only fragments that wait for their first load. */
	isFirstLoad?: boolean;
}

/** Finds the page's refreshable fragments (docs/contract/wishlist.md 4). */
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

/** Returns the page's refreshable fragments as fields of a request. */
export const collectFragments = ( page: Document, search: FragmentSearch ) =>
	fragmentFields( findFragments( page, search ) );

/** Sanitizes the server's HTML; empty if the sanitizer failed to load (`loadSanitizer`). */
export const parseHtml = ( html: string ): ParentNode =>
	getSanitizer()?.sanitizeFragment( html ) ??
	document.createDocumentFragment();

/**
 * Replaces fragments that are in both the page and the sanitized response, and keeps the focus on the same control.
 * `glue` separates the classes in a key.
 */
export const replaceFragments = (
	page: Document,
	fragments: Readonly< Record< string, string > >,
	glue = GLUE
): void => {
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
};
