import { parseBatch } from '@shopfront/store-api';
import { readHeaders, type ReplyHeaders } from './headers';
import type { Job } from './job';
import { invalidResponse, judgeJson } from './judge';
import type { ApiReply, ApiResult } from './types';

/** What one job was told, with the headers it was told with. */
export interface Told {
	job: Job;
	result: ApiResult;
	headers: ReplyHeaders;
}

/** The body of a batch. Each request needs a nonce of its own; a cart token counts from outside. */
export const batchData = (
	jobs: readonly Job[],
	credentials: Readonly< Record< string, string > >
) => ( {
	requests: jobs.map( ( { path, method, data } ) => ( {
		method,
		path,
		...( data !== undefined && { body: data } ),
		...( credentials.Nonce && { headers: { Nonce: credentials.Nonce } } ),
	} ) ),
} );

/**
 * Takes the reply of a batch apart: one result for each job, in order. A job without a reply of its own, in a batch
 * that was done, is in doubt.
 */
export const judgeBatch = (
	reply: ApiReply,
	jobs: readonly Job[],
	nextSequence: () => number
): Told[] => {
	const batch = parseBatch( reply.body );
	return jobs.map( ( job, index ) => {
		const circumstances = {
			isRead: job.isRead,
			wasLost: job.losses > 0,
			sequence: nextSequence(),
		};
		const inner = batch.ok ? batch.value.responses[ index ] : null;
		if ( ! inner ) {
			return {
				job,
				result: invalidResponse( reply.status, circumstances ),
				headers: reply.headers,
			};
		}
		const own = readHeaders( inner.headers );
		// What a reply does not say for itself, as one that failed before its route ran, the batch says for all.
		const headers: ReplyHeaders = {
			get: ( name ) => own.get( name ) ?? reply.headers.get( name ),
		};
		return {
			job,
			result: judgeJson( { ...inner, headers }, circumstances ),
			headers,
		};
	} );
};
