import { readGlobal, readPageData, readPageText } from '@shopfront/host';
import { SITE_SETTINGS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** The page's settings. A path names the keys on the way to a setting. */
export interface SiteSettings {
	get: ( ...path: string[] ) => unknown;
	/** Returns `''` for anything but a string. */
	text: ( ...path: string[] ) => string;
	/** Returns the texts below a path, or the English texts if they're missing. */
	texts: < Name extends string >(
		english: Readonly< Record< Name, string > >,
		...path: string[]
	) => Record< Name, string >;
}

/**
 * Reads the behaviors' settings from a JSON script element or else from a global (docs/contract/product-pages.md 7).
 * Missing or invalid settings are empty.
 */
export const readSiteSettings = ( view: Window ): SiteSettings => {
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
};
