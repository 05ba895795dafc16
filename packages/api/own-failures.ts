import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/** The asker took it back. Outcome unknown when it had left: an abort does not undo anything on the server. */
export class AbortedFailure extends Failure< 'aborted' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'aborted', {
			code: 'aborted',
			message: __( 'The request was cancelled.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}

/** No reply: the connection could not be made, or was lost. The code is `offline_error` while the browser is offline. */
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
