import { type APIRequest, type BrowserContext, expect } from '@playwright/test';

const [ USER = 'admin', PASSWORD = 'password' ] = (
	process.env.WORDPRESS_ADMIN ?? ''
)
	.split( ':' )
	.filter( Boolean );

/**
 * Once for all test processes: of two logins at the same time, WordPress may keep only one. Returns the administrator's
 * cookies as JSON; an empty array if WordPress refuses the login.
 */
export const readLogin = async (
	apiRequest: APIRequest,
	baseURL: string | undefined
): Promise< string > => {
	const request = await apiRequest.newContext( baseURL ? { baseURL } : {} );
	const response = await request.post( '/wp-login.php', {
		form: { log: USER, pwd: PASSWORD },
		maxRedirects: 0,
	} );
	const { cookies } = await request.storageState();
	await request.dispose();
	return JSON.stringify( response.status() === 302 ? cookies : [] );
};

export const logIn = async ( context: BrowserContext ): Promise< void > => {
	const cookies: Parameters< BrowserContext[ 'addCookies' ] >[ 0 ] =
		JSON.parse( process.env.WORDPRESS_LOGIN ?? '[]' );
	expect( cookies, 'Set WORDPRESS_ADMIN.' ).not.toEqual( [] );
	await context.addCookies( cookies );
};
