import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/**
 * There was no response: the connection failed or broke. The code is `offline_error` while the browser is offline,
 * `fetch_error` otherwise.
 */
export class NetworkFailure extends Failure< 'network' > {
	constructor( isOutcomeUnknown: boolean, isOffline = false ) {
		super( 'network', {
			code: isOffline ? 'offline_error' : 'fetch_error',
			message: isOffline
				? __(
						'You are offline. Please check your internet connection.',
						'shopfront'
					)
				: __(
						'The server could not be reached. Please check your internet connection.',
						'shopfront'
					),
			isOutcomeUnknown,
		} );
	}
}
