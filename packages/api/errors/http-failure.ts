import { __ } from '@wordpress/i18n';
import { Failure, type FailureDetails } from './failure';

/** A bad status with JSON that is not an API error, such as the response of a checkout whose payment failed. */
export class HttpFailure extends Failure< 'http' > {
	readonly body: unknown;

	constructor(
		body: unknown,
		details: Omit< FailureDetails, 'code' | 'message' >
	) {
		super( 'http', {
			...details,
			code: 'http_error',
			message: __(
				'Something went wrong. Please contact us to get assistance.',
				'woocommerce'
			),
		} );
		this.body = body;
	}
}
