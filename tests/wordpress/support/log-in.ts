import type { Page } from '@playwright/test';
import { expect } from './wordpress-test';

const [ USER = 'admin', PASSWORD = 'password' ] = (
	process.env.WORDPRESS_ADMIN ?? ''
)
	.split( ':' )
	.filter( Boolean );

/**
 * Logs the administrator in: sends the form of the login page, without loading that page and the dashboard. The session is
 * that of a page, or of the fixture `request` alone.
 */
export const logIn = async ( {
	request,
}: Pick< Page, 'request' > ): Promise< void > => {
	const response = await request.post( '/wp-login.php', {
		form: { log: USER, pwd: PASSWORD },
		maxRedirects: 0,
	} );
	expect( response.status() ).toBe( 302 );
};
