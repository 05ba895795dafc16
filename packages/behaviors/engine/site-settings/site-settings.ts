import { readGlobal, readPageData, readPageText } from '@shopfront/host';
import { SITE_SETTINGS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Settings of the page, by the names on the way to each. */
export interface SiteSettings {
	get: ( ...path: string[] ) => unknown;
	/** Returns a text; `''` for anything else. */
	text: ( ...path: string[] ) => string;
	/** Returns the texts below a path, and the given ones for those that are missing. */
	texts: < Name extends string >(
		english: Readonly< Record< Name, string > >,
		...path: string[]
	) => Record< Name, string >;
}

/**
 * Reads the settings that a page has for its behaviors: the JSON of a script element, or else a global
 * (docs/contract/product-pages.md 7). Missing or invalid ones are empty.
 */
export function readSiteSettings( view: Window ): SiteSettings {
	const element = `#${ SITE_SETTINGS.elementId }` as const;
	const settings =
		readPageText( view.document, element ) === null
			? readGlobal( view, SITE_SETTINGS.global )
			: readPageData( view.document, element );
	const get = ( ...path: string[] ) =>
		path.reduce< unknown >(
			( parent, name ) =>
				isRecord( parent ) ? parent[ name ] : undefined,
			settings
		);
	const text = ( ...path: string[] ) => {
		const found = get( ...path );
		return typeof found === 'string' ? found : '';
	};
	const texts = < Name extends string >(
		english: Readonly< Record< Name, string > >,
		...path: string[]
	) => {
		const found: Record< Name, string > = { ...english };
		for ( const name in found ) {
			found[ name ] = text( ...path, name ) || found[ name ];
		}
		return found;
	};
	return { get, text, texts };
}
