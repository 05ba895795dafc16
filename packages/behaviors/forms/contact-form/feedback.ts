import { readGlobal, timeoutSignal } from '@shopfront/host';
import { readTexts, type FormTexts } from './texts';

export interface Feedback {
	status: string;
	message: string;
	posted_data_hash: string;
	invalid_fields: Array< {
		field: string;
		message: string;
		idref: string | null;
		error_id: string;
	} >;
	captcha: Record< string, string >;
	quiz: Record< string, [ question: string, hash: string ] >;
}

/** Its message is for the visitor. */
export class RequestError extends Error {
	override name = 'RequestError';
}

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Reads new quiz questions and captcha pictures. PHP writes none as an empty list. */
export const readRefill = (
	value: unknown
): Pick< Feedback, 'captcha' | 'quiz' > => {
	const { captcha, quiz } = isObject( value ) ? value : {};
	return {
		captcha: Object.fromEntries(
			Object.entries( isObject( captcha ) ? captcha : {} ).flatMap(
				( [ field, url ] ) =>
					typeof url === 'string' ? [ [ field, url ] ] : []
			)
		),
		quiz: Object.fromEntries(
			Object.entries( isObject( quiz ) ? quiz : {} ).flatMap(
				( [ field, pair ] ) =>
					Array.isArray( pair ) && pair.length === 2
						? [
								[
									field,
									[ text( pair[ 0 ] ), text( pair[ 1 ] ) ],
								],
							]
						: []
			)
		),
	};
};

/** Returns `null` if the response has no status. */
export const readFeedback = ( value: unknown ): Feedback | null => {
	if ( ! isObject( value ) || ! text( value.status ) ) {
		return null;
	}
	const invalid: unknown[] = Array.isArray( value.invalid_fields )
		? value.invalid_fields
		: [];
	return {
		...readRefill( value ),
		status: text( value.status ),
		message: text( value.message ),
		posted_data_hash: text( value.posted_data_hash ),
		invalid_fields: invalid.flatMap( ( item ) =>
			isObject( item ) && text( item.field )
				? [
						{
							field: text( item.field ),
							message: text( item.message ),
							idref: text( item.idref ) || null,
							error_id: text( item.error_id ),
						},
					]
				: []
		),
	};
};

const TIMEOUT_MS = 120_000;

/** Returns `''` without settings. With plain permalinks, the root already has a query. */
export const routeOf = ( view: Window, id: string, path: string ): string => {
	const settings: unknown = readGlobal( view, 'wpcf7' );
	const api = isObject( settings ) ? settings.api : null;
	const { root, namespace } = isObject( api ) ? api : {};
	return root && namespace
		? `${ text( root ) }${ text( namespace ) }/contact-forms/${ id }/${ path }`
		: '';
};

/** @throws {RequestError} If the connection is lost, the server reports an error, or the response isn't JSON. */
export const sendRequest = async (
	view: Window,
	url: string,
	body?: FormData
): Promise< unknown > => {
	const fail = ( kind: keyof FormTexts ): never => {
		throw new RequestError( readTexts( view )[ kind ] );
	};
	const response = await view
		.fetch( url, {
			method: body ? 'POST' : 'GET',
			headers: { Accept: 'application/json, */*;q=0.1' },
			body,
			signal: timeoutSignal( TIMEOUT_MS ),
		} )
		.catch( () => fail( 'offline' ) );
	if ( response.status === 204 ) {
		return null;
	}
	const data: unknown = await response
		.json()
		.catch( () => fail( 'unreadable' ) );
	if ( ! response.ok ) {
		throw new RequestError(
			( isObject( data ) && text( data.message ) ) ||
				readTexts( view ).failed
		);
	}
	return data;
};
