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

/** Requires all three properties. PHP writes missing headers as a list, and a response may have an empty body. */
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

/** Parses `POST /batch` (docs/contract/store-api.md 1.4). An invalid response in the required `responses` is `null`. */
export const parseBatch = createParser(
	record< BatchResponse >( {
		responses: list( withFallback( batchItemResponse, null ) ),
		failed: ( value ) => ( value === 'validation' ? value : undefined ),
	} )
);
