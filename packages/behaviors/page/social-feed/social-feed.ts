import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { isRecord } from '@shopfront/store-api';

const TIMEOUT_MS = 30_000;

const INVALID = 'Invalid data';

/** Only users with the admin bar see the message. */
const fail = ( message: unknown ): never => {
	throw new Error( typeof message === 'string' ? message : INVALID );
};

/**
 * Replaces the element's content with photos from the server (docs/contract/site-behaviors.md 3.4). If that fails, the
 * content stays, and users with the admin bar see the reason.
 */
export const mount: Behavior[ 'mount' ] = ( element, { signal } ) => {
	const page = element.ownerDocument;
	const view = page.defaultView ?? window;
	const { text } = readSiteSettings( view );
	const url = text( 'ajaxurl' );
	const action = text( 'actions', 'socialFeed' );
	const { sfFeed: data } = element.dataset;
	if ( ! url || ! action ) {
		return undefined;
	}

	const request = async () => {
		if ( ! data ) {
			return fail( INVALID );
		}
		const address = new URL( url, page.baseURI );
		address.searchParams.set( 'action', action );
		address.searchParams.set( 'data', data );
		const controller = new AbortController();
		const timer = view.setTimeout(
			() => controller.abort( new Error( 'Timeout' ) ),
			TIMEOUT_MS
		);
		signal.addEventListener( 'abort', () => controller.abort(), {
			signal: controller.signal,
		} );
		const response = await view
			.fetch( address.href, {
				headers: { Accept: 'application/json' },
				signal: controller.signal,
			} )
			.finally( () => view.clearTimeout( timer ) );
		const answer: unknown = await response.json();
		if ( ! isRecord( answer ) || typeof answer.data !== 'string' ) {
			return fail( INVALID );
		}
		return answer.success === true ? answer.data : fail( answer.data );
	};
	const show = async ( html: string ) => {
		const { loadSanitizer } =
			await import( '@shopfront/behaviors/engine/sanitizer' );
		const { sanitizeFragment } = await loadSanitizer();
		signal.throwIfAborted();
		const fragment = page.importNode( sanitizeFragment( html ), true );
		for ( const each of fragment.querySelectorAll( '[id]' ) ) {
			// Avoid duplicates of the page's ids.
			each.removeAttribute( 'id' );
		}
		element.replaceChildren( fragment );
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root: element } } )
		);
	};
	const report = ( error: unknown ) => {
		const message = `Instagram error: ${
			error instanceof Error ? error.message : String( error )
		}`;
		if ( page.getElementById( 'wpadminbar' ) ) {
			const line = page.createElement( 'p' );
			line.className = 'sf-feed__error';
			line.setAttribute( 'role', 'alert' );
			line.textContent = message;
			element.append( line );
		} else {
			// eslint-disable-next-line no-console -- Visitors could do nothing about it.
			console.warn( `Shopfront: ${ message }` );
		}
	};
	element.setAttribute( 'aria-busy', 'true' );
	void request()
		.then( show )
		.catch( ( error ) => signal.aborted || report( error ) )
		.finally( () => element.removeAttribute( 'aria-busy' ) );
	return () => element.querySelector( '.sf-feed__error' )?.remove();
};
