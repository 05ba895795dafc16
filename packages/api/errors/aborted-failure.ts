import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/**
 * The caller cancelled the request. The outcome is unknown if it had been sent: an abort does not undo anything on the
 * server.
 */
export class AbortedFailure extends Failure< 'aborted' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'aborted', {
			code: 'aborted',
			message: __( 'The request was cancelled.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}
