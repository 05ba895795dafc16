/** Applies the query argument `_fields`, in the body's order. Only objects and lists of objects have fields. */
import { isRecord } from '../is-record';
export const pickFields = ( body: unknown, fields: string ): unknown => {
	const names = fields
		.split( ',' )
		.map( ( name ) => name.trim() )
		.filter( ( name ) => name !== '' );
	if ( names.length === 0 ) {
		return body;
	}
	if ( Array.isArray( body ) ) {
		return body.map( ( item: unknown ) => pickFields( item, fields ) );
	}
	// As on the platform, `prices.price` picks all of `prices`.
	const picked = names.map( ( name ) => name.replace( /\..*/, '' ) );
	return isRecord( body )
		? Object.fromEntries(
				Object.entries( body ).filter( ( [ name ] ) =>
					picked.includes( name )
				)
			)
		: body;
};
