import { isSafeUrl } from '@shopfront/text';

/** Returns `false` and stays if the URL is invalid or has a forbidden scheme (docs/architecture.md, "Rules"). */
export type Navigate = ( url: string ) => boolean;

export const createNavigate =
	( assign: ( url: string ) => void ): Navigate =>
	( url ) => {
		if ( url.trim() === '' || ! isSafeUrl( url ) ) {
			return false;
		}
		assign( url );
		return true;
	};
