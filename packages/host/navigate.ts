import { isSafeUrl } from '@shopfront/text';

/**
 * Leaves the page for `url`. Returns `false`, and stays, when the address is not one that a page may be sent to
 * (docs/architecture.md, "Rules": URLs that leave the page are checked for scheme), or leads nowhere.
 */
export type Navigate = ( url: string ) => boolean;

/** A way to leave that hands checked addresses to `go`. */
export const createNavigate =
	( assign: ( url: string ) => void ): Navigate =>
	( url ) => {
		if ( url.trim() === '' || ! isSafeUrl( url ) ) {
			return false;
		}
		assign( url );
		return true;
	};
