import type { Host } from '@shopfront/host';

type Page = Pick< Host, 'window' | 'document' >;

/** Marks the history entry from before the dialog opened. */
const MARK = 'shopfrontCheckout';

const stateOf = ( { window }: Page ): Record< string, unknown > => {
	const state: unknown = window.history.state;
	return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** The fragment of a gateway's URL on the current page, such as `#pay-83`; `null` for a URL that leaves the page. */
export const getPageFragment = ( url: string, page: Page ): string | null => {
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
};

/** `#` is the empty fragment. */
export const hasFragment = ( fragment: string, { window }: Page ): boolean =>
	window.location.hash === fragment.replace( /^#$/, '' );

/**
 * Opens the provider's dialog: navigates to the fragment, so that `hashchange` fires once. Removes the same fragment
 * first, because browsers fire no event if it doesn't change.
 */
export const goToFragment = (
	redirectUrl: string,
	fragment: string,
	host: Host
): void => {
	const { location, history } = host.window;
	history.replaceState(
		{ ...stateOf( host ), [ MARK ]: true },
		'',
		hasFragment( fragment, host )
			? location.href.split( '#' )[ 0 ]
			: undefined
	);
	host.navigate( redirectUrl );
};

export const isBackOnForm = ( page: Page ): boolean =>
	stateOf( page )[ MARK ] === true;
