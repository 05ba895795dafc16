/** Some results don't share their name with the form's status. */
const STATUS_OF: Readonly< Record< string, string > > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	payment_required: 'payment-required',
};

const OWN_NAME = new Set( [
	'init',
	'submitting',
	'resetting',
	'validating',
	'spam',
	'aborted',
	...Object.values( STATUS_OF ),
] );

/** Converts the server's status: `mail_sent` to `sent`, `a_b` to `custom-a-b`. */
export const formStatus = ( apiStatus: string ): string => {
	const known = Object.hasOwn( STATUS_OF, apiStatus )
		? STATUS_OF[ apiStatus ]
		: undefined;
	if ( known !== undefined || OWN_NAME.has( apiStatus ) ) {
		return known ?? apiStatus;
	}
	const words = apiStatus.replace( /[^\da-z]+/gi, ' ' ).trim();
	return `custom-${ words.replaceAll( ' ', '-' ) }`;
};

/** A reset, a validation or a failed request returns to `previous`. */
export interface FormState {
	status: string;
	previous: string;
}

export type FormEvent =
	/** A visitor submits; `isBlocked` while the page holds submits. */
	| { type: 'submit'; isBlocked?: boolean }
	| { type: 'answer'; status: string }
	/** The request failed, or we couldn't read its response. */
	| { type: 'fail' }
	| { type: 'validate' }
	| { type: 'validated' }
	/** The browser has reset the fields; `isSent` after a message was sent, whose result stays on the page. */
	| { type: 'reset'; isSent?: boolean }
	/** Quiz and captcha are new, or couldn't be renewed. */
	| { type: 'refilled' };

/** In the order of a transition. */
export type Effect =
	| 'clear'
	| 'emitBeforeSubmit'
	| 'send'
	| 'storeHash'
	| 'resetFields'
	| 'showErrors'
	| 'showMessage'
	| 'emitResult'
	| 'showFailure'
	| 'refill'
	| 'emitReset';

export const INITIAL_STATE: FormState = { status: 'init', previous: 'init' };

type Result = { state: FormState; effects: readonly Effect[] };

/** Unexpected events change nothing: a second submit during the first, or a response after a reset. */
export const transition = ( state: FormState, event: FormEvent ): Result => {
	const { status, previous } = state;
	const to = (
		next: string,
		effects: readonly Effect[],
		before = status
	): Result => ( { state: { status: next, previous: before }, effects } );
	const unchanged: Result = { state, effects: [] };

	switch ( event.type ) {
		case 'submit':
			return status === 'submitting'
				? unchanged
				: to(
						'submitting',
						event.isBlocked
							? [ 'clear' ]
							: [ 'clear', 'emitBeforeSubmit', 'send' ],
						status === 'resetting' || status === 'validating'
							? previous
							: status
					);
		case 'answer':
			return status !== 'submitting'
				? unchanged
				: to( formStatus( event.status ), [
						'storeHash',
						...( event.status === 'mail_sent'
							? [ 'resetFields' as const ]
							: [] ),
						'showErrors',
						'showMessage',
						'emitResult',
					] );
		case 'fail':
			return status === 'submitting'
				? to( previous, [ 'showFailure' ] )
				: unchanged;
		case 'validate':
			return status === 'submitting' || status === 'resetting'
				? unchanged
				: to( 'validating', [], status );
		case 'validated':
			return status === 'validating' ? to( previous, [] ) : unchanged;
		case 'reset':
			return status === 'submitting' || status === 'resetting'
				? unchanged
				: to(
						'resetting',
						event.isSent ? [ 'refill' ] : [ 'clear', 'refill' ],
						status
					);
		case 'refilled':
			return status === 'resetting'
				? to( previous === 'sent' ? 'sent' : 'init', [ 'emitReset' ] )
				: unchanged;
	}
};
