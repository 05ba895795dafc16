import type { Hono } from 'hono';
import type { ShopEnv } from '../context';
import { wantsJson } from '../foreign-requests';
import { readJson, refuse } from '../json-requests';
import { answerChallenge, createChallenge } from './captcha';

export const registerCaptchaRoutes = ( app: Hono< ShopEnv > ): void => {
	app.post( '/demo/captcha', ( c ) => {
		const { database, now } = c.get( 'shop' );
		return c.json( createChallenge( database, now ) );
	} );
	app.post( '/demo/captcha/verify', wantsJson, async ( c ) => {
		const { database, now } = c.get( 'shop' );
		const { id, answer } = await readJson( c );
		const text = String( answer ?? '' ).trim();
		const token = /^\d+$/.test( text )
			? answerChallenge( database, String( id ), Number( text ), now )
			: null;
		return token === null
			? refuse( c, 'That is not the answer. Please try another one.' )
			: c.json( { token } );
	} );
};
