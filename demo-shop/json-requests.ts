import type { Context } from 'hono';
import { isRecord } from './is-record';

/** Unvalidated; empty for a body that isn't a JSON object. */
export const readJson = async (
	c: Context
): Promise< Record< string, unknown > > => {
	const body: unknown = await c.req.json().catch( () => null );
	return isRecord( body ) ? body : {};
};

/** For developers: says what to send instead. */
export const refuse = (
	c: Context,
	message: string,
	status: 400 | 403 | 404 | 409 = 400
): Response => c.json( { message }, status );
