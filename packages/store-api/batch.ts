import {
	ReadError,
	isRecord,
	list,
	number,
	withFallback,
	record,
	type Reader,
} from './readers';
import { createParser } from './parse';
import type { BatchItemResponse, BatchResponse } from './types';

/** Both have to be there; PHP writes "no headers" as a list, and a reply may have nothing to say. */
const batchItemResponse: Reader< BatchItemResponse > = ( value ) => {
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
		: new ReadError( 'not a reply with status, headers and body' );
};

/**
 * `POST /batch` (docs/contract/store-api.md 1.4): has to hold `responses`; a reply among them that does not read is
 * `null`.
 */
export const parseBatch = createParser(
	record< BatchResponse >( {
		responses: list( withFallback( batchItemResponse, null ) ),
		failed: ( value ) => ( value === 'validation' ? value : undefined ),
	} )
);
