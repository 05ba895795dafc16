import {
	Misread,
	isRecord,
	list,
	number,
	orElse,
	record,
	type Reader,
} from './readers';
import { guard } from './parse';
import type { BatchReply, BatchResponse } from './types';

/** Both have to be there; PHP writes "no headers" as a list, and a reply may have nothing to say. */
const batchReply: Reader< BatchReply > = ( value ) => {
	const status = isRecord( value ) ? number( value.status ) : null;
	return isRecord( value ) &&
		typeof status === 'number' &&
		'body' in value &&
		'headers' in value
		? {
				status,
				headers: isRecord( value.headers ) ? value.headers : {},
				body: value.body,
			}
		: new Misread( 'not a reply with status, headers and body' );
};

/**
 * `POST /batch` (docs/contract/store-api.md 1.4): has to hold `responses`; a reply among them that does not read is
 * `null`.
 */
export const parseBatch = guard(
	record< BatchResponse >( {
		responses: list( orElse( batchReply, null ) ),
		failed: ( value ) => ( value === 'validation' ? value : undefined ),
	} )
);
