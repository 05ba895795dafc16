import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

export class TimeoutFailure extends Failure< 'timeout' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'timeout', {
			code: 'timeout',
			message: __( 'The server took too long to respond.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}
