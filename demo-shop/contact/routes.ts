import type { Context, Hono } from 'hono';
import type { ShopEnv } from '../context';
import { receive, quizOf } from './feedback';
import { findForm } from './forms';
import { ownerOf } from './owner';

export const CONTACT_API = '/wp-json/contact-form-7/v1/contact-forms';

const refuse = (
	c: Context< ShopEnv >,
	status: 400 | 403 | 404 | 415,
	code: string,
	message: string
) => c.json( { code: `wpcf7_${ code }`, message, data: { status } }, status );

/** See docs/contract/contact-forms.md 5. */
export const registerContactApi = ( app: Hono< ShopEnv > ): void => {
	const formOf = ( c: Context< ShopEnv > ) =>
		findForm( Number( c.req.param( 'id' ) ) );
	const notFound = ( c: Context< ShopEnv > ) =>
		refuse(
			c,
			404,
			'not_found',
			'The requested contact form was not found.'
		);
	app.get( CONTACT_API, ( c ) =>
		refuse(
			c,
			403,
			'forbidden',
			'You are not allowed to access contact forms.'
		)
	);
	app.get( `${ CONTACT_API }/:id/feedback/schema`, ( c ) => {
		const form = formOf( c );
		return form
			? c.json( {
					version: 'Contact Form 7 SWV Schema 2024-10',
					locale: 'en_US',
					rules: form.rules,
				} )
			: notFound( c );
	} );
	app.get( `${ CONTACT_API }/:id/refill`, ( c ) => {
		const form = formOf( c );
		return form
			? c.json( quizOf( c.get( 'shop' ), form ) ?? [] )
			: notFound( c );
	} );
	app.post( `${ CONTACT_API }/:id/feedback`, async ( c ) => {
		const type = c.req.header( 'Content-Type' ) ?? '';
		if ( ! type.startsWith( 'multipart/form-data' ) ) {
			return refuse(
				c,
				415,
				'unsupported_media_type',
				'The request payload format is not supported.'
			);
		}
		const form = formOf( c );
		if ( ! form ) {
			return notFound( c );
		}
		const data = await c.req.formData();
		if ( ! /^wpcf7-f\d+/.test( String( data.get( '_wpcf7_unit_tag' ) ) ) ) {
			return refuse(
				c,
				400,
				'unit_tag_not_found',
				'There is no valid unit tag.'
			);
		}
		return c.json(
			receive( c.get( 'shop' ), form, [ ...data ], {
				owner: ownerOf( c ),
				userAgent: c.req.header( 'User-Agent' ) ?? '',
			} )
		);
	} );
};
