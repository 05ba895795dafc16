import { trustedScriptUrl } from '@shopfront/text';

/** Source: docs/contract/site-behaviors.md 3. */
const TIMEOUT_MS = 120_000;

const pages = new WeakMap< Document, Map< string, Promise< void > > >();

/** Loads each URL once. Rejects for other URLs than HTTP, and if loading fails; a later call tries again. */
export const loadScript = ( url: string, page: Document ): Promise< void > => {
	const view = page.defaultView ?? window;
	const known = pages.get( page ) ?? new Map< string, Promise< void > >();
	pages.set( page, known );
	const href = URL.canParse( url, page.baseURI )
		? new URL( url, page.baseURI ).href
		: '';
	if ( ! /^https?:/.test( href ) ) {
		return Promise.reject( new Error( `${ url } is no address.` ) );
	}
	const loading =
		known.get( href ) ??
		new Promise< void >( ( resolve, reject ) => {
			const script = page.createElement( 'script' );
			const fail = () => {
				view.clearTimeout( timer );
				script.remove();
				known.delete( href );
				reject( new Error( `${ href } could not be loaded.` ) );
			};
			const timer = view.setTimeout( fail, TIMEOUT_MS );
			script.addEventListener( 'error', fail );
			script.addEventListener( 'load', () => {
				view.clearTimeout( timer );
				resolve();
			} );
			script.async = true;
			script.src = trustedScriptUrl( href );
			page.head.append( script );
		} );
	known.set( href, loading );
	return loading;
};
