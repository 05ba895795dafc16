import type { Host } from '@shopfront/host';

type Page = Pick< Host, 'window' | 'document' >;

/** Marks the history entry from before the dialog opened. */
const MARK = 'shopfrontCheckout';

const stateOf = ( { window }: Page ): Record< string, unknown > => {
	const state: unknown = window.history.state;
	return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * Returns the URL's fragment on the current page, such as `#pay-83`; `null` for a URL that leaves the page.
 *
 * @param url As a gateway sends it: `#pay-83`, or the page's own URL with a fragment.
 */
export function getPageFragment( url: string, page: Page ): string | null {
	const { window, document } = page;
	let href = '';
	try {
		( { href } = new URL( url, document.baseURI ) );
	} catch {
		return null;
	}
	const [ address, fragment ] = href.split( '#' );
	return fragment !== undefined &&
		address === window.location.href.split( '#' )[ 0 ]
		? `#${ fragment }`
		: null;
}

/** `#` is the empty fragment. */
export const hasFragment = ( fragment: string, { window }: Page ): boolean =>
	window.location.hash === fragment.replace( /^#$/, '' );

/**
 * Opens the provider's dialog: navigates to the fragment, so that `hashchange` fires once. Removes the same fragment
 * first, because browsers fire no event if it doesn't change.
 *
 * @param redirectUrl URL from the gateway.
 * @param fragment    As `getPageFragment` returns it.
 */
export function goToFragment(
	redirectUrl: string,
	fragment: string,
	host: Host
): void {
	const { location, history } = host.window;
	history.replaceState(
		{ ...stateOf( host ), [ MARK ]: true },
		'',
		hasFragment( fragment, host )
			? location.href.split( '#' )[ 0 ]
			: undefined
	);
	host.navigate( redirectUrl );
}

/** Whether the shopper or a script returned to the history entry from before the dialog. */
export const isBackOnForm = ( page: Page ): boolean =>
	stateOf( page )[ MARK ] === true;
