import { MAILING_LIST } from '@shopfront/names';
import { isEmail } from './is-email';

type EmailCookie = keyof typeof MAILING_LIST.cookies;

const write = ( page: Document, name: EmailCookie, email: string ) => {
	page.cookie = `${ MAILING_LIST.cookies[ name ] }=${ encodeURIComponent( email ) };path=/;secure;samesite=strict`;
};

/** Returns `''` without a valid address. */
const read = ( page: Document, name: EmailCookie ): string => {
	const start = `${ MAILING_LIST.cookies[ name ] }=`;
	const cookie = page.cookie
		.split( '; ' )
		.find( ( one ) => one.startsWith( start ) );
	try {
		const email = decodeURIComponent( cookie?.slice( start.length ) ?? '' );
		return isEmail( email ) ? email : '';
	} catch {
		return '';
	}
};

/**
 * Stores the address as current and the former one as previous. The cookies end with the browser session. Items that
 * another script has stored for the former address expire.
 */
export const setCurrentEmail = ( page: Document, email: string ): void => {
	const former = read( page, 'current' );
	if ( former !== email ) {
		page.cookie = `${ MAILING_LIST.cookies.items }=;path=/;max-age=0`;
	}
	if ( former && former !== email ) {
		write( page, 'previous', former );
	}
	write( page, 'current', email );
};
