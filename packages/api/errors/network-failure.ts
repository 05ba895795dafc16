import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/** The connection failed or broke. The code is `offline_error` while the browser is offline, else `fetch_error`. */
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
