import type { Host } from '@shopfront/host';

type Page = Pick< Host, 'window' | 'document' >;

/** Marks the history entry that the shopper was on before the dialog opened. */
const MARK = 'shopfrontCheckout';

const stateOf = ( { window }: Page ): Record< string, unknown > => {
	const state: unknown = window.history.state;
	return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * Returns the fragment of an address on the page shown now, as in `#pay-83`; `null` for an address that leaves the page.
 *
 * @param url  As a gateway sends it: `#pay-83`, or the page's own address with a fragment.
 * @param page
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

/** Whether the address of the page has this fragment; `#` is the empty one. */
export const hasFragment = ( fragment: string, { window }: Page ): boolean =>
	window.location.hash === fragment.replace( /^#$/, '' );

/**
 * Opens the provider's dialog: goes to the fragment, so that `hashchange` fires once. An address that has the fragment
 * already loses it first, because browsers fire no event for the same one.
 *
 * @param redirectUrl Of the gateway.
 * @param fragment    As `getPageFragment` returns it.
 * @param host
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

/** Whether the shopper, or a script, went back to the history entry from before the dialog. */
export const isBackOnForm = ( page: Page ): boolean =>
	stateOf( page )[ MARK ] === true;
