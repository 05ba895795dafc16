import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/**
 * The caller cancelled the request. If it had been sent, its outcome is unknown: an abort undoes nothing on the server.
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
